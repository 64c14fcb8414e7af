import type { CatalogDeclaration, CatalogRow, ColumnFilters } from "#src/catalog/columns.ts";
import type { Cursor } from "#src/catalog/order.ts";
import type { TextMatch } from "#src/catalog/text.ts";
import type { Page } from "#src/core/pagination.ts";
import type { Reader } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { type SearchCounts, countsInDinars } from "./counts.ts";
import { keptCounts } from "./kept-counts.ts";

export type SearchDeps = Pick<Deps, "db" | "catalogs" | "clock">;

export interface SearchOptions {
  /** SearchCounts what else could be chosen. */
  counts?: boolean;
  /** Where the page before ended, in place of the filter's page. */
  after?: Cursor | null;
  /** Finds the ids without the listings. */
  idsOnly?: boolean;
}

/** A kind of listing as it is searched. */
interface Searched<Row extends CatalogRow, Columns, Sort extends string, Json> {
  catalog: CatalogDeclaration<Row, Columns, Sort>;
  /** What is counted. */
  facets: readonly (keyof Columns)[];
  list: (read: Reader, ids: string[], now: number) => Promise<Json[]>;
  /** The facets as this kind answers them. */
  facetsOf: (facets: SearchCounts["facets"]) => SearchCounts["facets"];
}

interface PagedFilter<Sort> {
  sort: Sort | "relevance";
  page: number;
  pageSize: number;
}

/** What a search of the catalog asks for. */
interface Asked<Columns, Sort extends string> {
  where: ColumnFilters<Columns>;
  /** What the words ask for, whatever is chosen. */
  within: ColumnFilters<Columns>;
  match: TextMatch | null;
  filter: PagedFilter<Sort>;
  /** What the words ask for. */
  fromWords: PagedFilter<Sort>;
}

/** A page of what was found, what else could be chosen, and where the page ended. */
export interface FoundListings<Json> extends Page<Json> {
  counts: SearchCounts;
  next: Cursor | null;
  /** Only where nothing else is asked for. */
  ids?: string[];
}

/** A page of the listings for sale that the catalog finds, as they are at this moment. */
export async function findListings<Row extends CatalogRow, Columns, Sort extends string, Json>(
  { db, catalogs, clock }: SearchDeps,
  { catalog, facets, list, facetsOf }: Searched<Row, Columns, Sort, Json>,
  { filter, fromWords, ...selection }: Asked<Columns, Sort>,
  { counts: isCounted, after, idsOnly }: SearchOptions,
): Promise<FoundListings<Json>> {
  const now = clock.now();
  const { sort, page, pageSize } = filter;
  const searched = catalogs.of(catalog);
  const search = await searched.searching(now);
  const kept = keptCounts(searched);
  const key = JSON.stringify([unpaged(filter), unpaged(fromWords)]);
  const known = isCounted ? kept.get(key) : NOTHING;
  const place = { limit: pageSize, offset: (page - 1) * pageSize, after };
  const hits = search({ ...selection, sort, ...place, counts: known ? undefined : facets });
  const { total, next, ids } = hits;
  const counts = known ?? kept.put(key, { ...countsInDinars(hits), facets: facetsOf(hits.facets) });
  const found = { total, page, pageSize, next, counts };
  return idsOnly ? { ...found, items: [], ids } : { ...found, items: await list(db.read, ids, now) };
}

const NOTHING: SearchCounts = { facets: {}, histograms: {}, without: {} };

const unpaged = (filter: object) => ({ ...filter, sort: "", page: 0, pageSize: 0 });

/** How many listings for sale the catalog finds. */
export async function countListings<Row extends CatalogRow, Columns, Sort extends string>(
  { catalogs, clock }: SearchDeps,
  catalog: CatalogDeclaration<Row, Columns, Sort | "newest">,
  where: ColumnFilters<Columns>,
  match: TextMatch | null,
): Promise<number> {
  const { total } = await catalogs
    .of(catalog)
    .search({ where, match, sort: "newest", limit: 0 }, clock.now());
  return total;
}

/** A filter's list as the catalog reads it: an empty one asks for nothing. */
export const among = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
