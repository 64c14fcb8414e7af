import type { CatalogDeclaration, Identified, Selection } from "#src/catalog/columns.ts";
import type { Cursor } from "#src/catalog/order.ts";
import type { TextMatch } from "#src/catalog/text.ts";
import type { Page } from "#src/core/pagination.ts";
import type { Reader } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { type Counts, countsInDinars } from "./counts.ts";

export type SearchDeps = Pick<Deps, "db" | "catalogs" | "clock">;

export interface SearchOptions {
  /** Counts what else could be chosen. */
  counts?: boolean;
  /** Where the page before ended, in place of the filter's page. */
  after?: Cursor | null;
}

/** A kind of listing as it is searched. */
interface Searched<Row extends Identified, Columns, Sort extends string, Json> {
  catalog: CatalogDeclaration<Row, Columns, Sort>;
  /** What is counted. */
  facets: readonly (keyof Columns)[];
  list: (read: Reader, ids: string[], now: number) => Promise<Json[]>;
}

/** What a search of the catalog asks for. */
interface Asked<Columns, Sort extends string> {
  where: Selection<Columns>;
  /** What the words ask for, whatever is chosen. */
  within: Selection<Columns>;
  match: TextMatch | null;
  filter: { sort: Sort | "relevance"; page: number; pageSize: number };
}

/** A page of what was found, what else could be chosen, and where the page ended. */
export interface FoundListings<Json> extends Page<Json> {
  counts: Counts;
  next: Cursor | null;
}

/** A page of the listings for sale that the catalog finds, as they are at this moment. */
export async function findListings<Row extends Identified, Columns, Sort extends string, Json>(
  { db, catalogs, clock }: SearchDeps,
  { catalog, facets, list }: Searched<Row, Columns, Sort, Json>,
  { filter: { sort, page, pageSize }, ...wanted }: Asked<Columns, Sort>,
  { counts, after }: SearchOptions,
): Promise<FoundListings<Json>> {
  const now = clock.now();
  const place = { limit: pageSize, offset: (page - 1) * pageSize, after };
  const asked = { ...wanted, sort, ...place, counts: counts ? facets : undefined };
  const hits = await catalogs.of(catalog).search(asked, now);
  const { total, next, ids } = hits;
  return { items: await list(db.read, ids, now), total, page, pageSize, next, counts: countsInDinars(hits) };
}
