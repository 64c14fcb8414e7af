import { type Bits, copyBits, emptyBits, narrow, sizeOf } from "./bits.ts";
import type { Identified } from "./columns.ts";
import type { Bar, Facet } from "./counted.ts";
import { countFacets } from "./facets.ts";
import type { Cursor, Order } from "./order.ts";
import { sortedPage } from "./page.ts";
import { Relevance } from "./relevance.ts";
import type { Table } from "./table.ts";

/** What the text index found: documents, the best first, and how good each is. */
export interface Match {
  docIds: number[];
  scores: number[];
}

/** A search as the table understands it. */
export interface TableQuery {
  /** By column; left out or undefined it filters nothing. */
  where: Record<string, unknown>;
  /** The same for what holds whatever is chosen: also the counts of its columns keep to it. */
  within?: Record<string, unknown> | undefined;
  match?: Match | null | undefined;
  /** One of the orders, or `relevance`: by the match's scores, equal ones by the first order, which also stands in without a match. */
  sort: string;
  limit: number;
  /** How many to skip; ignored with `after`. */
  offset?: number | undefined;
  /** Where the page before ended; not for relevance. */
  after?: Cursor | null | undefined;
  /** The columns whose values to count; with any, also what each filter alone keeps away. */
  counts?: readonly string[] | undefined;
}

/** What a search finds. */
export interface Hits {
  total: number;
  /** The page's, in order. */
  ids: string[];
  /** Where this page ended; null at the last page and for relevance. */
  next: Cursor | null;
  /** By column of `counts`, each ignoring what was chosen of the column itself. */
  facets: Record<string, Facet>;
  /** The same of numbers. */
  histograms: Record<string, Bar[]>;
  /** How many there would be without the choice of this column (or `text`), for every one that filters. */
  without: Record<string, number>;
}

/** A column's choice, or the text's, as the rows that fit it. */
export interface Filter {
  name: string;
  rows: Bits;
}

/** Searches a table: sets of rows for every filter, joined word by word, then counted and sorted. */
export class Searcher<Row extends Identified> {
  #scratch: Bits[] = [];
  #taken = 0;
  rows = new Int32Array();
  readonly #relevance: Relevance<Row>;

  constructor(readonly table: Table<Row>) {
    this.#relevance = new Relevance(table);
  }

  search(query: TableQuery): Hits {
    const { table } = this;
    if (this.rows.length !== table.capacity) {
      this.rows = new Int32Array(table.capacity);
      this.#scratch = [];
    }
    this.#taken = 0;
    const filters = this.#filtersOf(query);
    const within = this.#asked(query.within ?? {});
    const { fitting, failing } = this.#join(filters, within);
    const total = filters.length + within.length === 0 ? table.size : sizeOf(fitting);
    const counted = query.counts
      ? countFacets(this, query.counts, { filters, fitting, failing, total })
      : null;
    const page = total === 0 ? [] : this.#page(query, fitting, total);
    return {
      total,
      ids: page.map((row) => table.ids.text(row)),
      next: this.#cursor(query, page, total),
      facets: {},
      histograms: {},
      without: {},
      ...counted,
    };
  }

  /** A set to work in until the search is over; its contents are whatever was left in it. */
  scratch = (): Bits => (this.#scratch[this.#taken++] ??= emptyBits(this.table.capacity));

  #filtersOf({ where, match }: TableQuery): Filter[] {
    const filters = this.#asked(where);
    if (match) filters.push({ name: "text", rows: this.#relevance.take(match, this.scratch()) });
    return filters;
  }

  #asked(where: Record<string, unknown>): Filter[] {
    const filters: Filter[] = [];
    for (const [name, column] of this.table.columns) {
      const asked = where[name];
      if (asked !== undefined)
        filters.push({
          name,
          rows: column.matching(asked, this.table.used, { set: this.scratch(), rows: this.rows }),
        });
    }
    return filters;
  }

  /** The rows that fit all filters, and those within bounds that fit all but one. O(filters × rows / 32). */
  #join(filters: Filter[], within: Filter[]): { fitting: Bits; failing: Bits } {
    const fitting = copyBits(this.scratch(), this.table.alive);
    const failing = this.scratch();
    for (const { rows } of within) narrow(fitting, failing, rows);
    failing.words.fill(0);
    for (const { rows } of filters) narrow(fitting, failing, rows);
    return { fitting, failing };
  }

  #orderOf(sort: string): Order {
    const first = this.table.orders.values().next().value as Order;
    return this.table.orders.get(sort) ?? first;
  }

  #page({ sort, match, limit, offset = 0, after }: TableQuery, fitting: Bits, total: number): number[] {
    const order = this.#orderOf(sort);
    if (sort === "relevance" && match)
      return this.#relevance.page(order, fitting, { limit, offset }, this.rows, this.scratch());
    const start = after ? order.find((row) => order.isBehind(row, after)) : 0;
    return sortedPage(order, fitting, total, { limit, offset: after ? 0 : offset, start }, this.rows);
  }

  #cursor(
    { sort, match, limit, offset = 0, after }: TableQuery,
    page: number[],
    total: number,
  ): Cursor | null {
    const last = page.at(-1);
    if (last === undefined || page.length < limit || (sort === "relevance" && match)) return null;
    return after || offset + limit < total ? this.#orderOf(sort).cursorOf(last) : null;
  }
}
