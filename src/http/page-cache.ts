import { LruCache } from "#src/core/lru-cache.ts";
import type { Version } from "#src/db/open.ts";

export interface CachedPage {
  body: Uint8Array<ArrayBuffer>;
  encoding: "zstd" | "br";
  /** Weak, since it is the same for every encoding. */
  etag: string;
  /** All but the request's id: to build them anew for each answer takes 8 µs of 40. */
  headers: Headers;
  /** The answer of `versionOf` that the page was rendered for. */
  version: string;
  /** `db.dataVersion()` at that time. */
  dataVersion: Version;
  renderedAt: number;
  /** Until then nothing that the page shows expires. */
  expiresAt: number;
  /** How often it was sent without being rendered. */
  repeats: number;
}

const OVERHEAD_BYTES = 500;
const MAX_SHARE = 1 / 8;

export class PageCache {
  readonly #pages: LruCache<CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage | null>>();

  constructor(readonly maxBytes: number) {
    this.#pages = new LruCache("pages", maxBytes);
  }

  get bytes(): number {
    return this.#pages.bytes;
  }

  get = (key: string): CachedPage | undefined => this.#pages.get(key);

  /** Runs `render` once for all requests that wait for the same version; null if the page must not be cached. */
  renderOnce(key: string, version: string, render: () => Promise<CachedPage | null>) {
    const name = `${key}\n${version}`;
    const running = this.#rendering.get(name);
    if (running) return running;
    const rendering = render()
      .then((page) => {
        if (page) this.put(key, page);
        return page;
      })
      .finally(() => this.#rendering.delete(name));
    this.#rendering.set(name, rendering);
    return rendering;
  }

  put(key: string, page: CachedPage): void {
    const bytes = page.body.byteLength + 2 * key.length + OVERHEAD_BYTES;
    if (bytes <= this.maxBytes * MAX_SHARE) this.#pages.put(key, page, bytes);
  }
}
