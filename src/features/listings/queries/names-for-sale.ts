import type { Catalog } from "#src/catalog/catalog.ts";
import type { CatalogRow } from "#src/catalog/columns.ts";

export type NamesForSale = Partial<Record<string, ReadonlySet<string>>>;

const known = new WeakMap<object, { version: number; names: NamesForSale }>();

/** The values for sale by column, cached until the catalog changes. */
export async function namesForSale<Row extends CatalogRow, Columns, Sort extends string>(
  catalog: Catalog<Row, Columns, Sort>,
  counts: readonly (keyof Columns)[],
  now: number,
): Promise<NamesForSale> {
  await catalog.follow(now);
  // Read before the search, so that a change during it is not missed.
  const { version } = catalog;
  const cached = known.get(catalog);
  if (cached?.version === version) return cached.names;
  const { facets } = await catalog.search({ where: {}, sort: "relevance", limit: 0, counts }, now);
  const names: NamesForSale = Object.fromEntries(
    Object.entries(facets).map(([name, facet]) => [name, new Set(facet.map(({ value }) => value))]),
  );
  known.set(catalog, { version, names });
  return names;
}
