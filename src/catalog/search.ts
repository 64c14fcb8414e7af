import { Bits } from "./bits.ts";
import type { Bar, CatalogRow, Facet } from "./columns.ts";
import { countFacets } from "./facets.ts";
import type { Cursor, Order } from "./order.ts";
import type { Table } from "./table.ts";

interface Match {
  docIds: ArrayLike<number>;
  scores?: ArrayLike<number> | undefined;
}

export interface TableQuery {
  where: Record<string, unknown>;
  /** Filters that apply to every count, even if a count ignores its own column's filter. */
  within?: Record<string, unknown> | undefined;
  match?: Match | null | undefined;
  /** Additional documents with their own `within` in place of the query's. */
  besides?: { docIds: Iterable<number>; within: Record<string, unknown> } | undefined;
  /** Documents to put first when sorting by `relevance`, first of all those that are listed twice. */
  preferred?: Iterable<number> | undefined;
  /** A declared order, or `relevance`: preferred documents first, then by score, then by the first order. */
  sort: string;
  limit: number;
  offset?: number | undefined;
  /** Where the previous page ended. Not possible with `relevance`. */
  after?: Cursor | null | undefined;
  counts?: readonly string[] | undefined;
  asksFor?: string | undefined;
  /** Ids of rows that come first on this page if they match, even if their place in the order is on another page. */
  first?: readonly string[] | undefined;
}

export interface FacetCounts {
  /** Counts by column, as if the column itself had no filter. */
  facets: Record<string, Facet>;
  histograms: Record<string, Bar[]>;
  /** For each filter (or `text`), the number of hits without it. */
  without: Record<string, number>;
}

export interface Hits extends FacetCounts {
  total: number;
  ids: string[];
  /** Where this page ended; null on the last page and for relevance. */
  next: Cursor | null;
  isAmong?: boolean;
}

export interface Filter {
  name: string;
  rows: Bits;
}

const PREFERENCE = 1_000_000;

const isByScore = ({ sort, match, preferred }: TableQuery): boolean =>
  sort === "relevance" && Boolean(match ?? preferred);

export class Searcher<Row extends CatalogRow> {
  rows = new Int32Array();
  #sets: Bits[] = [];
  #usedSets = 0;
  #scores = new Int32Array();
  constructor(readonly table: Table<Row>) {}

  search(query: TableQuery): Hits {
    const { table } = this;
    this.#begin();
    const within = this.#filters(query.within ?? {});
    const filters = this.#filters(query.where);
    if (query.match) filters.push({ name: "text", rows: this.#rowsOf(query.match) });
    if (query.preferred) this.#prefer(query.preferred, !query.match);
    const { fitting, failing } = this.#join(filters, within, query.besides);
    const total = filters.length + within.length === 0 ? table.size : fitting.count();
    const counts = query.counts && countFacets(this, query.counts, { filters, fitting, failing, total });
    const page = total === 0 ? [] : this.#page(query, fitting, total);
    return {
      total,
      ids: this.#withFirst(page, fitting, query.first ?? []).map((row) => table.ids.text(row)),
      next: this.#next(query, page, total),
      ...(query.asksFor !== undefined && { isAmong: this.#isAmong(fitting, query.asksFor) }),
      ...(counts ?? { facets: {}, histograms: {}, without: {} }),
    };
  }

  #begin(): void {
    const { capacity } = this.table;
    this.#usedSets = 0;
    if (this.rows.length === capacity) return;
    this.rows = new Int32Array(capacity);
    this.#scores = new Int32Array(capacity);
    this.#sets = [];
  }

  docIds(where: Record<string, unknown>): Uint32Array {
    this.#begin();
    const { fitting } = this.#join(this.#filters(where), [], undefined);
    const docIds = new Uint32Array(fitting.list(this.rows));
    for (let i = 0; i < docIds.length; i++) docIds[i] = this.table.docOf(this.rows[i] as number);
    return docIds;
  }

  #isAmong(fitting: Bits, id: string): boolean {
    const row = this.table.ids.rowOf(id);
    return row >= 0 && fitting.has(row);
  }

  #withFirst(page: number[], fitting: Bits, first: readonly string[]): number[] {
    if (first.length === 0) return page;
    const found = first.filter((id) => this.#isAmong(fitting, id));
    return [...new Set([...found.map((id) => this.table.ids.rowOf(id)), ...page])];
  }

  /** A set to use until the search ends. Its initial content is undefined. */
  scratch = (): Bits => (this.#sets[this.#usedSets++] ??= new Bits(this.table.capacity));

  #filters(filters: Record<string, unknown>): Filter[] {
    const { used, alive, columns } = this.table;
    const found: Filter[] = [];
    for (const [name, column] of columns) {
      const [wanted, unwanted] = [filters[name], filters[`not.${name}`]];
      const matching = (filter: unknown) =>
        column.matching(filter, used, { set: this.scratch(), rows: this.rows });
      if (wanted !== undefined) found.push({ name, rows: matching(wanted) });
      if (unwanted === undefined) continue;
      const rows = this.scratch().copy(alive);
      for (const each of Array.isArray(unwanted) ? unwanted.map((value) => [value]) : [unwanted])
        rows.subtract(matching(each));
      found.push({ name: `not.${name}`, rows });
    }
    return found;
  }

  #rowsOf({ docIds, scores }: Match): Bits {
    const set = this.scratch().clear();
    for (let i = 0; i < docIds.length; i++) {
      const row = this.table.rowOfDoc(docIds[i] as number);
      if (row < 0) continue;
      set.add(row);
      this.#scores[row] = scores?.[i] ?? 0;
    }
    return set;
  }

  #prefer(docIds: Iterable<number>, isUnscored: boolean): void {
    if (isUnscored) this.#scores.fill(0);
    for (const docId of docIds) {
      const row = this.table.rowOfDoc(docId);
      if (row >= 0) this.#scores[row] = (this.#scores[row] as number) + PREFERENCE;
    }
  }

  /** The rows that match all filters, and those that match `within` and fail exactly one filter. O(filters × rows / 32). */
  #join(
    filters: Filter[],
    within: Filter[],
    besides: TableQuery["besides"],
  ): { fitting: Bits; failing: Bits } {
    const fitting = this.scratch().copy(this.table.alive);
    const failing = this.scratch().clear();
    for (const { rows } of within) fitting.intersect(rows);
    if (besides) fitting.unite(this.#rowsBesides(besides));
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

  #rowsBesides({ docIds, within }: NonNullable<TableQuery["besides"]>): Bits {
    const found = this.scratch().clear();
    for (const docId of docIds) {
      const row = this.table.rowOfDoc(docId);
      if (row >= 0) found.add(row);
    }
    found.intersect(this.table.alive);
    for (const { rows } of this.#filters(within)) found.intersect(rows);
    return found;
  }

  #order(sort: string): Order {
    const [first] = this.table.orders.values();
    return (sort !== "relevance" && this.table.orders.get(sort)) || (first as Order);
  }

  #page(query: TableQuery, fitting: Bits, total: number): number[] {
    const { sort, limit, offset = 0, after } = query;
    const order = this.#order(sort);
    const ties = this.table.orders.get("relevance") ?? order;
    if (isByScore(query)) return this.#pageByRelevance(ties, fitting, limit, offset);
    const place = after ? { offset: 0, start: order.placeAfter(after) } : { offset };
    return order.page(fitting, total, { limit, ...place }, this.rows);
  }

  /** Sorts only the rows whose scores are on this page. */
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

  #next(query: TableQuery, page: number[], total: number): Cursor | null {
    const { sort, limit, offset = 0, after } = query;
    const last = page.at(-1);
    if (last === undefined || page.length < limit || isByScore(query)) return null;
    return after || offset + limit < total ? this.#order(sort).cursorOf(last) : null;
  }
}
