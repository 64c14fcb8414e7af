import { t } from "#t";

/** How many there are from a number to below another; null where it is open. Prices in dinars. */
export interface Bar {
  from: number | null;
  to: number | null;
  count: number;
}

/** As the API counts. */
export interface CountsAnswer {
  facets: Record<string, { value: string; count: number }[]>;
  histograms: Record<string, Bar[]>;
}

/** How many listings each choice would have, by filter and value, as the page needs it. */
export interface Counts {
  of: Record<string, Record<string, number>>;
  bars: Record<string, Bar[]>;
}

/** More values than any filter draws. */
const MOST = 80;

/** The counts of these filters, out of all that were counted. */
export function countsOf(names: readonly string[], { facets, histograms }: CountsAnswer): Counts {
  const of: Counts["of"] = {};
  const bars: Counts["bars"] = {};
  for (const name of names) {
    const [facet, histogram] = [facets[name], histograms[name]];
    if (facet) of[name] = Object.fromEntries(facet.slice(0, MOST).map(({ value, count }) => [value, count]));
    if (histogram) bars[name] = histogram;
  }
  return { of, bars };
}

/** How many listings a value has; null while nobody knows. */
export function countOf(counts: Counts | undefined, name: string, value: string): number | null {
  if (!counts) return null;
  const values = counts.of[name] ?? {};
  return Object.hasOwn(values, value) ? (values[value] ?? 0) : 0;
}

/** A box's or tile's count beside its label; what has none is dimmed. */
export function choiceCount(counts: Counts | undefined, name: string, value: string) {
  const count = countOf(counts, name, value);
  return { count: count === null ? "…" : t.formatNumber(count), dim: count === 0 };
}

/** A select's option with its count; what has none is dimmed. */
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

/** Options with their counts, those that lead nowhere last. */
export const optionCounts = <O extends { value: string; label: string }>(
  counts: Counts | undefined,
  name: string,
  options: readonly O[],
) =>
  options
    .map((option) => optionCount(counts, name, option))
    .toSorted((a, b) => Number(a.dim ?? false) - Number(b.dim ?? false));

/** The bars from one number to another, what lies beyond them added to the outermost. */
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
