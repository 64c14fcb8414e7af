import { atMost } from "#src/core/at-most.ts";
import { LruCache } from "#src/core/lru-cache.ts";
import type { Version } from "#src/db/open.ts";
import type { Stored } from "./encoding.ts";

export interface CachedPage {
  body: Uint8Array<ArrayBuffer>;
  encoding: Stored;
  /** Weak, because it is the same for every encoding. */
  etag: string;
  /** All headers but the request id. Building them again for each response would take 8 of its 40 µs. */
  headers: Headers;
  /** The announcement and the result of `versionOf` when the page was rendered, as JSON. */
  version: string;
  dataVersion: Version;
  renderedAt: number;
  expiresAt: number;
  repeats: number;
}

/** Half-done pages outlive collections of short-lived objects: with 8 at once, new searches leave 303 MB instead of 276. */
const AT_ONCE = 4;
const OVERHEAD_BYTES = 500;
const MAX_SHARE = 1 / 8;
const REMEMBERED_KEYS = 8192;

export class PageCache {
  readonly #pages: LruCache<CachedPage>;
  readonly #fewAtOnce = atMost(AT_ONCE);
  readonly #rendering = new Map<string, Promise<CachedPage | null>>();
  readonly #asked = new Uint32Array(REMEMBERED_KEYS);

  constructor(readonly maxBytes: number) {
    this.#pages = new LruCache("pages", maxBytes);
  }

  get bytes(): number {
    return this.#pages.bytes;
  }

  get = (key: string): CachedPage | undefined => this.#pages.get(key);

  wasAsked(key: string): boolean {
    const hash = Bun.hash.crc32(key);
    return this.#asked[hash % REMEMBERED_KEYS] === hash;
  }

  /**
   * Runs `render` once for all requests of the same version; null if the page must not be cached. Caches only
   * pages that were asked for before: caching all took 27 MB more memory in 30 s of new searches.
   */
  renderOnce(key: string, version: string, isWanted: boolean, render: () => Promise<CachedPage | null>) {
    const name = `${key}\n${version}`;
    const running = this.#rendering.get(name);
    if (running) return running;
    const rendering = this.#fewAtOnce(render)
      .then((page) => {
        if (page && isWanted) this.put(key, page);
        else if (page) this.#noteAsked(key);
        return page;
      })
      .finally(() => this.#rendering.delete(name));
    this.#rendering.set(name, rendering);
    return rendering;
  }

  #noteAsked(key: string): void {
    const hash = Bun.hash.crc32(key);
    this.#asked[hash % REMEMBERED_KEYS] = hash;
  }

  put(key: string, page: CachedPage): void {
    const bytes = page.body.byteLength + 2 * key.length + OVERHEAD_BYTES;
    if (bytes <= this.maxBytes * MAX_SHARE) this.#pages.put(key, page, bytes);
  }
}
