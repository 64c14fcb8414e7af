import { grown } from "./bits.ts";

/** The `Conditions` of many searches in one list of numbers: checking 100,000 searches takes a few ms. */
export class ConditionLists {
  readonly #ids: string[] = [];
  #numbers = new Int32Array(8192);
  #starts = new Int32Array(1024);

  get size(): number {
    return this.#ids.length;
  }

  idOf = (search: number): string => this.#ids[search] as string;

  add(id: string, conditions: number[]): void {
    const search = this.#ids.push(id) - 1;
    const from = this.#starts[search] as number;
    const end = from + conditions.length;
    if (search + 1 === this.#starts.length) this.#starts = grown(this.#starts, this.#starts.length * 2);
    if (end > this.#numbers.length) this.#numbers = grown(this.#numbers, Math.ceil(end * 1.25));
    this.#numbers.set(conditions, from);
    this.#starts[search + 1] = end;
  }

  fits(search: number, meets: (condition: number) => boolean): boolean {
    const end = this.#starts[search + 1] as number;
    for (let at = this.#starts[search] as number; at < end; at++)
      if (!meets(this.#numbers[at] as number)) return false;
    return true;
  }
}
