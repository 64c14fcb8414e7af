/** A cache of values that together weigh at most `maxWeight`; the least recently used are dropped first. */
export class LruCache<V> {
  readonly #entries = new Map<string, { value: V; weight: number }>();
  weight = 0;

  constructor(readonly maxWeight: number) {}

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  put(key: string, value: V, weight = 1): V {
    this.#drop(key);
    this.#entries.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.weight <= this.maxWeight) break;
      this.#drop(oldest);
    }
    return value;
  }

  #drop(key: string): void {
    this.weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
