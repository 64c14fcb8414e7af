import { LruCache } from "#src/core/lru-cache.ts";
import { encode } from "./encoding.ts";

/** A rendered page, compressed once. */
export interface KeptPage {
  /** With brotli. */
  packed: Uint8Array<ArrayBuffer>;
  /** Weak, since it is the same in every encoding. */
  etag: string;
  type: string;
  /** The content's version that it was rendered from. */
  version: string;
  renderedAt: number;
}

/** Compresses a page that may be kept. */
export const packPage = async (
  bytes: Uint8Array,
  about: Pick<KeptPage, "type" | "version" | "renderedAt">,
): Promise<KeptPage> => ({
  packed: await encode(bytes, "br"),
  etag: `W/"${Bun.hash(bytes).toString(36)}"`,
  ...about,
});

/** What a page weighs in memory besides its text. */
const OVERHEAD_BYTES = 500;
/** One page may take this part of the room. */
const LARGEST_PART = 8;

/** Pages by key, at most so many bytes of them: those that nobody has asked for the longest go first. */
export class PageCache {
  readonly #pages: LruCache<KeptPage>;
  readonly #rendering = new Map<string, Promise<KeptPage | null>>();

  constructor(readonly maxBytes: number) {
    this.#pages = new LruCache(maxBytes);
  }

  get bytes(): number {
    return this.#pages.weight;
  }

  get = (key: string): KeptPage | undefined => this.#pages.get(key);

  /** Runs `render` once for all who wait for the same version of a page; null where the answer is nobody else's. */
  renderOnce(key: string, version: string, render: () => Promise<KeptPage | null>) {
    const name = `${key}\n${version}`;
    const running = this.#rendering.get(name);
    if (running) return running;
    const rendering = render()
      .then((page) => {
        if (page) this.#put(key, page);
        return page;
      })
      .finally(() => this.#rendering.delete(name));
    this.#rendering.set(name, rendering);
    return rendering;
  }

  #put(key: string, page: KeptPage): void {
    const weight = weightOf(key, page);
    if (weight * LARGEST_PART <= this.maxBytes) this.#pages.put(key, page, weight);
  }
}

const weightOf = (key: string, { packed }: KeptPage): number =>
  packed.byteLength + 2 * key.length + OVERHEAD_BYTES;
