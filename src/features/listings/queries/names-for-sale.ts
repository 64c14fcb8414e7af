import type { Catalog } from "#src/catalog/catalog.ts";
import type { CatalogRow } from "#src/catalog/columns.ts";

/** The values of which something is for sale, by the columns that are counted. */
export type NamesForSale = Partial<Record<string, ReadonlySet<string>>>;

const known = new WeakMap<object, { version: number; names: NamesForSale }>();

/** What there is for sale in a catalog; kept until that changes. */
export async function namesForSale<Row extends CatalogRow, Columns, Sort extends string>(
  catalog: Catalog<Row, Columns, Sort>,
  counts: readonly (keyof Columns)[],
  now: number,
): Promise<NamesForSale> {
  await catalog.follow(now);
  // Read before the search: a change during it makes the next call count again.
  const { version } = catalog;
  const kept = known.get(catalog);
  if (kept?.version === version) return kept.names;
  const { facets } = await catalog.search({ where: {}, sort: "relevance", limit: 0, counts }, now);
  const columns = Object.entries(facets).map(([name, facet]) => [
    name,
    new Set(facet.map(({ value }) => value)),
  ]);
  const names: NamesForSale = Object.fromEntries(columns);
  known.set(catalog, { version, names });
  return names;
}
