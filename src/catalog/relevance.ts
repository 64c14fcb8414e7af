import { type Bits, rowsOf } from "./bits.ts";
import type { Identified } from "./columns.ts";
import type { Order } from "./order.ts";
import { sortedPage } from "./page.ts";
import type { Match } from "./search.ts";
import type { Table } from "./table.ts";

/** What the text index found, as rows with their scores. */
export class Relevance<Row extends Identified> {
  #scores = new Int32Array();

  constructor(readonly table: Table<Row>) {}

  /** The rows of the documents; their scores are kept for `page`. O(documents). */
  take({ docIds, scores }: Match, into: Bits): Bits {
    const { table } = this;
    if (this.#scores.length !== table.capacity) this.#scores = new Int32Array(table.capacity);
    into.words.fill(0);
    for (let i = 0; i < docIds.length; i++) {
      const row = table.rowOfDoc(docIds[i] as number);
      if (row < 0) continue;
      into.add(row);
      this.#scores[row] = scores[i] ?? 0;
    }
    return into;
  }

  /**
   * A page of the rows of the match that fit, the highest score first, equal ones in the order. Only the scores that the
   * page shows are put in order. O(rows that fit), and `sortedPage` for each such score.
   */
  page(
    order: Order,
    fitting: Bits,
    { limit, offset }: { limit: number; offset: number },
    rows: Int32Array,
    scratch: Bits,
  ): number[] {
    const found = rowsOf(fitting, rows);
    const sizes = new Map<number, number>();
    for (let i = 0; i < found; i++) {
      const score = this.#scores[rows[i] as number] as number;
      sizes.set(score, (sizes.get(score) ?? 0) + 1);
    }
    const page: number[] = [];
    let skip = offset;
    for (const [score, size] of [...sizes].sort(([a], [b]) => b - a)) {
      if (page.length === limit) break;
      if (skip < size) {
        scratch.words.fill(0);
        const count = rowsOf(fitting, rows);
        for (let i = 0; i < count; i++)
          if (this.#scores[rows[i] as number] === score) scratch.add(rows[i] as number);
        page.push(...sortedPage(order, scratch, size, { limit: limit - page.length, offset: skip }, rows));
      }
      skip = Math.max(0, skip - size);
    }
    return page;
  }
}
