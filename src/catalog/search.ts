import { Bits } from "./bits.ts";
import type { Bar, CatalogRow, Facet } from "./columns.ts";
import { countFacets } from "./facets.ts";
import type { Cursor, Order } from "./order.ts";
import type { Table } from "./table.ts";
import type { TextMatch } from "./text.ts";

export interface TableQuery {
  where: Record<string, unknown>;
  /** Filters that limit all counts, also those of their own columns and of `without`. */
  within?: Record<string, unknown> | undefined;
  match?: TextMatch | null | undefined;
  /** One of the orders, or `relevance`: by the match's scores, then by the first order. */
  sort: string;
  limit: number;
  offset?: number | undefined;
  /** Where the page before ended; not for relevance. */
  after?: Cursor | null | undefined;
  /** The columns to count; without it, `without` is not counted either. */
  counts?: readonly string[] | undefined;
}

export interface FacetCounts {
  /** By column, each ignoring the column's own filter. */
  facets: Record<string, Facet>;
  histograms: Record<string, Bar[]>;
  /** The total without the filter of this column (or `text`), for each that filters. */
  without: Record<string, number>;
}

export interface Hits extends FacetCounts {
  total: number;
  ids: string[];
  /** Where this page ended; null on the last page and for relevance. */
  next: Cursor | null;
}

export interface Filter {
  name: string;
  rows: Bits;
}

export class Searcher<Row extends CatalogRow> {
  rows = new Int32Array();
  #sets: Bits[] = [];
  #usedSets = 0;
  #scores = new Int32Array();

  constructor(readonly table: Table<Row>) {}

  search(query: TableQuery): Hits {
    const { table } = this;
    if (this.rows.length !== table.capacity) {
      this.rows = new Int32Array(table.capacity);
      this.#scores = new Int32Array(table.capacity);
      this.#sets = [];
    }
    this.#usedSets = 0;
    const within = this.#filters(query.within ?? {});
    const filters = this.#filters(query.where);
    if (query.match) filters.push({ name: "text", rows: this.#rowsOf(query.match) });
    const { fitting, failing } = this.#join(filters, within);
    const total = filters.length + within.length === 0 ? table.size : fitting.count();
    const counts = query.counts && countFacets(this, query.counts, { filters, fitting, failing, total });
    const page = total === 0 ? [] : this.#page(query, fitting, total);
    return {
      total,
      ids: page.map((row) => table.ids.text(row)),
      next: this.#next(query, page, total),
      ...(counts ?? { facets: {}, histograms: {}, without: {} }),
    };
  }

  /** A set to use until the search ends; its contents are undefined. */
  scratch = (): Bits => (this.#sets[this.#usedSets++] ??= new Bits(this.table.capacity));

  #filters(filters: Record<string, unknown>): Filter[] {
    return [...this.table.columns]
      .filter(([name]) => filters[name] !== undefined)
      .map(([name, column]) => {
        const scratch = { set: this.scratch(), rows: this.rows };
        return { name, rows: column.matching(filters[name], this.table.used, scratch) };
      });
  }

  #rowsOf({ docIds, scores }: TextMatch): Bits {
    const set = this.scratch().clear();
    for (let i = 0; i < docIds.length; i++) {
      const row = this.table.rowOfDoc(docIds[i] as number);
      if (row < 0) continue;
      set.add(row);
      this.#scores[row] = scores[i] ?? 0;
    }
    return set;
  }

  /** The rows that fit all filters, and those that fit `within` and fail one other. O(filters × rows / 32). */
  #join(filters: Filter[], within: Filter[]): { fitting: Bits; failing: Bits } {
    const fitting = this.scratch().copy(this.table.alive);
    const failing = this.scratch().clear();
    for (const { rows } of within) fitting.intersect(rows);
    const [fits, fails] = [fitting.words, failing.words];
    for (const { rows } of filters)
      for (let k = 0; k < fits.length; k++) {
        const fit = fits[k] as number;
        const wanted = rows.words[k] as number;
        fails[k] = ((fails[k] as number) & wanted) | (fit & ~wanted);
        fits[k] = fit & wanted;
      }
    return { fitting, failing };
  }

  #order(sort: string): Order {
    const [first] = this.table.orders.values();
    return this.table.orders.get(sort) ?? (first as Order);
  }

  #page({ sort, match, limit, offset = 0, after }: TableQuery, fitting: Bits, total: number): number[] {
    const order = this.#order(sort);
    if (sort === "relevance" && match) return this.#pageByRelevance(order, fitting, limit, offset);
    const place = after ? { offset: 0, start: order.placeAfter(after) } : { offset };
    return order.page(fitting, total, { limit, ...place }, this.rows);
  }

  /** Only the rows whose scores are on the page are put in order. */
  #pageByRelevance(order: Order, fitting: Bits, limit: number, offset: number): number[] {
    const scores = this.#scores;
    const byScore = Map.groupBy(
      this.rows.subarray(0, fitting.list(this.rows)),
      (row) => scores[row] as number,
    );
    const page: number[] = [];
    let skip = offset;
    for (const [, rows] of [...byScore].sort(([a], [b]) => b - a)) {
      if (page.length === limit) break;
      if (skip < rows.length) {
        const set = this.scratch().clear();
        for (const row of rows) set.add(row);
        page.push(...order.page(set, rows.length, { limit: limit - page.length, offset: skip }, this.rows));
      }
      skip = Math.max(0, skip - rows.length);
    }
    return page;
  }

  #next({ sort, match, limit, offset = 0, after }: TableQuery, page: number[], total: number): Cursor | null {
    const last = page.at(-1);
    if (last === undefined || page.length < limit || (sort === "relevance" && match)) return null;
    return after || offset + limit < total ? this.#order(sort).cursorOf(last) : null;
  }
}
