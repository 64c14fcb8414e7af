import type { Catalog } from "#src/catalog/catalog.ts";
import type { CatalogRow } from "#src/catalog/columns.ts";

export type NamesForSale = Partial<Record<string, ReadonlySet<string>>>;

/** The values for sale by column. */
export async function namesForSale<Row extends CatalogRow, Columns, Sort extends string>(
  catalog: Catalog<Row, Columns, Sort>,
  counts: readonly (keyof Columns)[],
  now: number,
): Promise<NamesForSale> {
  const { facets } = await catalog.search({ where: {}, sort: "relevance", limit: 0, counts }, now);
  return Object.fromEntries(
    Object.entries(facets).map(([name, facet]) => [name, new Set(facet.map(({ value }) => value))]),
  );
}
