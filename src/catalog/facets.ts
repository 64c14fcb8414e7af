import type { Bits } from "./bits.ts";
import type { CatalogRow } from "./columns.ts";
import type { FacetCounts, Filter, Searcher } from "./search.ts";
import type { Coded } from "./stored-column.ts";

interface Joined {
  filters: Filter[];
  fitting: Bits;
  /** The rows that fail exactly one filter. */
  failing: Bits;
  total: number;
}

/** A column is counted as if its own filter were not set. O(rows counted × groups of columns). */
export function countFacets<Row extends CatalogRow>(
  searcher: Searcher<Row>,
  names: readonly string[],
  { filters, fitting, failing, total }: Joined,
): FacetCounts {
  const { table } = searcher;
  const coded = table.counter.columns();
  const codesOf = (name: string) => table.columns.get(name)?.coded.map((part) => coded.indexOf(part)) ?? [];
  const counts = coded.map((part) => new Int32Array(part.size()));
  addCounts(searcher, counts, fitting, total, new Set(names.flatMap(codesOf)));

  const result: FacetCounts = { facets: {}, histograms: {}, without: {} };
  for (const { name, rows } of filters) {
    const failingOnlyThis = searcher.scratch().copy(failing).subtract(rows);
    const size = failingOnlyThis.count();
    result.without[name] = total + size;
    if (!names.includes(name) || !table.columns.get(name)?.ignoresOwnFilter) continue;
    const wanted = new Set(codesOf(name));
    // If these are most of all rows, it is faster to count both sets together from the start.
    if (size > table.size - total - size) {
      for (const index of wanted) counts[index]?.fill(0);
      failingOnlyThis.unite(fitting);
      addCounts(searcher, counts, failingOnlyThis, total + size, wanted);
    } else addCounts(searcher, counts, failingOnlyThis, size, wanted);
  }
  for (const name of names) {
    const column = table.columns.get(name);
    const own = codesOf(name).map((index) => counts[index] as Int32Array);
    if (column?.facet) result.facets[name] = column.facet(own);
    else if (column?.histogram) result.histograms[name] = column.histogram(own);
  }
  return result;
}

/** Adds the counts of a set of rows. A large set is counted as all rows minus the others. */
function addCounts<Row extends CatalogRow>(
  { table, rows, scratch }: Searcher<Row>,
  counts: Int32Array[],
  set: Bits,
  size: number,
  wanted: Set<number>,
): void {
  if (size === 0 || wanted.size === 0) return;
  const isLarge = size * 2 > table.size;
  const coded = table.counter.columns();
  if (isLarge)
    for (const index of wanted)
      for (const [code, total] of (coded[index] as Coded).totals().entries())
        ((counts[index] as Int32Array)[code] as number) += total;
  if (size === table.size) return;
  const counted = isLarge ? scratch().copy(table.alive).subtract(set) : set;
  table.counter.count(rows, counted.list(rows), counts, isLarge ? -1 : 1, table.used, wanted);
}
