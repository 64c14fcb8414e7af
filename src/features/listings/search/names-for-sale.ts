import type { Catalog } from "#src/catalog/catalog.ts";
import type { CatalogRow } from "#src/catalog/columns.ts";

export type NamesForSale = Partial<Record<string, ReadonlySet<string>>>;

const known = new WeakMap<object, { version: number; key: string; names: NamesForSale }>();

/** The values for sale by column; the same object until the catalog changes. */
export async function namesForSale<Row extends CatalogRow, Columns, Sort extends string>(
  catalog: Catalog<Row, Columns, Sort>,
  counts: readonly (keyof Columns)[],
  now: number,
): Promise<NamesForSale> {
  const search = await catalog.searching(now);
  const last = known.get(catalog);
  const key = counts.join();
  if (last?.version === catalog.version && last.key === key) return last.names;
  const { facets } = search({ where: {}, sort: "relevance", limit: 0, counts });
  const names = Object.fromEntries(
    Object.entries(facets).map(([name, facet]) => [name, new Set(facet.map(({ value }) => value))]),
  );
  known.set(catalog, { version: catalog.version, key, names });
  return names;
}
