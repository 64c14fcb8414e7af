const opened = new Map<string, LruCache<unknown>>();

export const listCaches = () => [...opened].map(([name, { bytes, maxBytes }]) => ({ name, bytes, maxBytes }));

/** The memory that a string takes: one byte a character, or two if one of them needs it. */
export const textBytes = (text: string): number => (/[^\0-\xff]/.test(text) ? 2 : 1) * text.length;

/** A cache of at most `maxBytes`. Callers estimate the size of each value; the least recently used ones are dropped first. */
export class LruCache<V> {
  readonly #entries = new Map<string, { value: V; bytes: number }>();
  bytes = 0;

  constructor(
    readonly name: string,
    readonly maxBytes: number,
  ) {
    opened.set(name, this);
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  put(key: string, value: V, bytes: number): V {
    this.#drop(key);
    this.#entries.set(key, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.#drop(oldest);
    }
    return value;
  }

  #drop(key: string): void {
    this.bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
