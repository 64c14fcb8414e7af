import { LruCache } from "#src/core/lru-cache.ts";

export interface CachedPage {
  compressed: Uint8Array<ArrayBuffer>;
  /** Weak, since it is the same for every encoding. */
  etag: string;
  type: string;
  version: string;
  renderedAt: number;
}

const OVERHEAD_BYTES = 500;
const MAX_SHARE = 1 / 8;

export class PageCache {
  readonly #pages: LruCache<CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage | null>>();

  constructor(readonly maxBytes: number) {
    this.#pages = new LruCache(maxBytes);
  }

  get bytes(): number {
    return this.#pages.weight;
  }

  get = (key: string): CachedPage | undefined => this.#pages.get(key);

  /** Runs `render` once for all requests that wait for the same version; null if the page must not be cached. */
  renderOnce(key: string, version: string, render: () => Promise<CachedPage | null>) {
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

  #put(key: string, page: CachedPage): void {
    const weight = page.compressed.byteLength + 2 * key.length + OVERHEAD_BYTES;
    if (weight <= this.maxBytes * MAX_SHARE) this.#pages.put(key, page, weight);
  }
}
