import { grown } from "./bits.ts";

/** One of the ways in which a search can find a row. */
export interface Clause {
  /** Numbers of `Conditions`; the row must meet all of them. */
  conditions: number[];
  /** Whether the row is found regardless of the other rows. */
  isSure: boolean;
}

/** The result of a search for one row; `maybe` depends on the other rows. */
type Answer = "found" | "maybe" | "not";

type Fits = (condition: number) => boolean;

/** The clauses of many searches in one list of numbers: checking 100,000 searches takes a few milliseconds. */
export class Clauses {
  readonly #ids: string[] = [];
  #used = 0;
  #code = new Int32Array(8192);
  #starts = new Int32Array(1024);

  get size(): number {
    return this.#ids.length;
  }

  idOf = (search: number): string => this.#ids[search] as string;

  add(id: string, clauses: Clause[]): void {
    const search = this.#ids.push(id) - 1;
    if (search === this.#starts.length) this.#starts = grown(this.#starts, search * 2);
    this.#starts[search] = this.#used;
    this.#write([
      clauses.length,
      ...clauses.flatMap(({ conditions, isSure }) => [Number(isSure), conditions.length, ...conditions]),
    ]);
  }

  #write(code: number[]): void {
    const used = this.#used + code.length;
    if (used > this.#code.length) this.#code = grown(this.#code, Math.ceil(used * 1.25));
    this.#code.set(code, this.#used);
    this.#used = used;
  }

  ask(search: number, fits: Fits): Answer {
    let at = this.#starts[search] as number;
    let answer: Answer = "not";
    for (let left = this.#code[at++] as number; left > 0; left--) {
      const isSure = this.#code[at] === 1;
      const from = at + 2;
      at = from + (this.#code[at + 1] as number);
      if (!this.#fit(from, at, fits)) continue;
      if (isSure) return "found";
      answer = "maybe";
    }
    return answer;
  }

  /** Whether the row meets the last clause. */
  fitsLast(search: number, fits: Fits): boolean {
    let at = this.#starts[search] as number;
    for (let left = this.#code[at++] as number; left > 0; left--) {
      const from = at + 2;
      at = from + (this.#code[at + 1] as number);
      if (left === 1) return this.#fit(from, at, fits);
    }
    return false;
  }

  #fit(from: number, end: number, fits: Fits): boolean {
    for (let at = from; at < end; at++) if (!fits(this.#code[at] as number)) return false;
    return true;
  }
}
