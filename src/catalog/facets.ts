import { type Bits, rowsOf, sizeOf, subtract, unite } from "./bits.ts";
import type { Identified } from "./columns.ts";
import type { Coded } from "./counted.ts";
import type { Filter, Hits, Searcher } from "./search.ts";
import type { Table } from "./table.ts";

type Counts = Pick<Hits, "facets" | "histograms" | "without">;

/** What a search found before it is counted. */
interface Joined {
  filters: Filter[];
  fitting: Bits;
  /** The rows that fail one filter. */
  failing: Bits;
  /** How many fit. */
  total: number;
}

/**
 * Counts the values of the columns `named`: of the rows that fit, and for a column of which something was chosen also of
 * those that fail that choice alone. O(rows counted × groups of columns).
 */
export function countFacets<Row extends Identified>(
  searcher: Searcher<Row>,
  named: readonly string[],
  { filters, fitting, failing, total }: Joined,
): Counts {
  const { table } = searcher;
  const coded = table.cells.columns();
  const codesOf = (name: string) => table.columns.get(name)?.coded.map((part) => coded.indexOf(part)) ?? [];
  const counts = coded.map((column) => new Int32Array(column.size()));
  addCounts(searcher, counts, fitting, total, new Set(named.flatMap(codesOf)));

  const without: Counts["without"] = {};
  for (const { name, rows } of filters) {
    const own = subtract(searcher.scratch(), failing, rows);
    const size = sizeOf(own);
    without[name] = total + size;
    if (!named.includes(name) || !table.columns.get(name)?.ignoresOwn) continue;
    const wanted = new Set(codesOf(name));
    if (size > table.size - total - size) {
      for (const index of wanted) counts[index]?.fill(0);
      unite(own, fitting);
      addCounts(searcher, counts, own, total + size, wanted);
    } else addCounts(searcher, counts, own, size, wanted);
  }
  return { ...inWords(table, named, (name) => codesOf(name).map((i) => counts[i] as Int32Array)), without };
}

/** Adds the counts of a set of rows; where they are most of all, as the totals without the others. */
function addCounts<Row extends Identified>(
  { table, rows, scratch }: Searcher<Row>,
  counts: Int32Array[],
  set: Bits,
  size: number,
  wanted: Set<number>,
): void {
  if (size === 0 || wanted.size === 0) return;
  const coded = table.cells.columns();
  const isMost = size * 2 > table.size;
  if (isMost) for (const i of wanted) addTotals(counts[i] as Int32Array, (coded[i] as Coded).totals);
  if (size === table.size) return;
  const counted = isMost ? subtract(scratch(), table.alive, set) : set;
  table.cells.count(rows, rowsOf(counted, rows), counts, isMost ? -1 : 1, table.used, wanted);
}

function addTotals(counts: Int32Array, totals: readonly number[]): void {
  for (const [code, total] of totals.entries()) (counts[code] as number) += total;
}

function inWords<Row extends Identified>(
  table: Table<Row>,
  named: readonly string[],
  countsOf: (name: string) => Int32Array[],
): Omit<Counts, "without"> {
  const facets: Counts["facets"] = {};
  const histograms: Counts["histograms"] = {};
  for (const name of named) {
    const column = table.columns.get(name);
    if (column?.facetOf) facets[name] = column.facetOf(countsOf(name));
    else if (column?.barsOf) histograms[name] = column.barsOf(countsOf(name));
  }
  return { facets, histograms };
}
