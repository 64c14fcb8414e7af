import type { Bar } from "#src/catalog/columns.ts";
import type { FacetCounts } from "#src/catalog/search.ts";
import { t } from "#t";

export type CountsAnswer = Pick<FacetCounts, "facets" | "histograms">;

export interface Counts {
  /** Pairs, because objects with the same keys in another order have another hidden class, which takes time and memory. */
  of: Record<string, [value: string, count: number][]>;
  /** Widths compress better than ends (0.2 kB a page). The first is as wide as its end, the last has none. */
  bars: Record<string, [width: number, count: number][]>;
}

const MAX_VALUES = 80;

export function countsOf(names: readonly string[], { facets, histograms }: CountsAnswer): Counts {
  const of: Counts["of"] = {};
  const bars: Counts["bars"] = {};
  for (const name of names) {
    const [facet, histogram] = [facets[name], histograms[name]];
    if (facet) of[name] = facet.slice(0, MAX_VALUES).map(({ value, count }) => [value, count]);
    if (histogram)
      bars[name] = histogram.map(({ from, to, count }) => [to === null ? 0 : to - (from ?? 0), count]);
  }
  return { of, bars };
}

export function barsIn(counts: Counts | undefined, name: string): Bar[] {
  let end = 0;
  return (counts?.bars[name] ?? []).map(([width, count], at) => {
    const from = at === 0 ? null : end;
    end += width;
    return { from, to: width === 0 ? null : end, count };
  });
}

export function countOf(counts: Counts | undefined, name: string, value: string): number | null {
  const values = counts?.of[name];
  if (!values) return null;
  return values.find(([one]) => one === value)?.[1] ?? 0;
}

export function choiceCount(counts: Counts | undefined, name: string, value: string) {
  const count = countOf(counts, name, value);
  return { count: count === null ? "…" : t.formatNumber(count), dim: count === 0 };
}

export function optionCount<O extends { value: string; label: string }>(
  counts: Counts | undefined,
  name: string,
  option: O,
): O & { dim?: boolean } {
  const count = countOf(counts, name, option.value);
  return count === null
    ? option
    : { ...option, label: t.searchOption(option.label, t.formatNumber(count)), dim: count === 0 };
}

export const optionCounts = <O extends { value: string; label: string }>(
  counts: Counts | undefined,
  name: string,
  options: readonly O[],
) =>
  options
    .map((option) => optionCount(counts, name, option))
    .toSorted((a, b) => Number(a.dim ?? false) - Number(b.dim ?? false));

/** The bars from `first` to `last`; the outermost ones include what is beyond them. */
export function barsWithin(bars: readonly Bar[], first: number, last: number): Bar[] {
  const within = bars.filter(({ from, to }) => (from ?? -Infinity) >= first && (to ?? Infinity) <= last + 1);
  const sum = (some: readonly Bar[]) => some.reduce((count, bar) => count + bar.count, 0);
  const before = sum(bars.filter(({ to }) => (to ?? Infinity) <= first));
  const after = sum(bars.filter(({ from }) => (from ?? -Infinity) > last));
  return within.map(({ from, to, count }, at) => {
    const [isFirst, isLast] = [at === 0, at === within.length - 1];
    return {
      from: isFirst ? null : from,
      to: isLast ? null : to,
      count: count + (isFirst ? before : 0) + (isLast ? after : 0),
    };
  });
}
