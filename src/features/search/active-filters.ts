import { foldTokens } from "#src/core/fold.ts";
import { type Fields, valueText } from "#src/features/listings/fields.ts";
import { boundsOf, filterNames, notOf } from "#src/features/listings/search/filter.ts";
import type { DealerNames } from "#src/features/listings/search/seller-filters.ts";
import type { WordsRead } from "#src/language/engine/understand.ts";
import { t } from "#t";

/** What the server read, for the labels of filters. */
export interface Labeled extends WordsRead {
  dealerNames?: DealerNames;
}

export interface ActiveFilter<F> {
  key: string;
  /** The column that it filters; `q` for words that stay text. */
  column: string;
  isTyped: boolean;
  label: string;
  without: F;
}

/** Removing a filter's chip makes its words plain text. Words that say the same again share a chip. */
export function wordFilters<F extends { q: string; plain: string[] }>(
  filter: F,
  { understood, text }: WordsRead,
): ActiveFilter<F>[] {
  const wordsOf = (label: string) =>
    understood.filter((other) => other.label === label).map(({ words }) => foldTokens(words).join(" "));
  const chips = understood
    .filter(({ label }, at) => understood.findIndex((other) => other.label === label) === at)
    .map(({ column, label }, at) => ({
      key: `words ${at}`,
      column,
      isTyped: true,
      label,
      without: { ...filter, plain: [...new Set([...filter.plain, ...wordsOf(label)])], page: 1 },
    }));
  const q = understood.map(({ words }) => words).join(" ");
  const without = { ...filter, q, page: 1 };
  const rest = { key: "q", column: "q", isTyped: true, label: t.searchChipText(text), without };
  return text ? [rest, ...chips] : chips;
}

export const rangeLabel = (field: Fields[string], min: number | null, max: number | null): string =>
  field.rangeText?.(min, max) ?? `${field.label()}: ${t.searchChipYears(min, max)}`;

export function fieldChips(
  fields: Fields,
  flags: Record<string, () => string>,
  others: Record<string, (value: string, names?: DealerNames) => string>,
) {
  const lists = filterNames(fields, "many", "numbers").toSorted(
    (a, b) => Number(fields[a]?.filter === "numbers") - Number(fields[b]?.filter === "numbers"),
  );
  const ranges = filterNames(fields, "range", "numbers").map((name) => ({ name, bounds: boundsOf(name) }));
  return <F extends object>(filter: F, names?: DealerNames): ActiveFilter<F>[] => {
    const values = filter as Record<string, unknown>;
    const chip = (column: string, key: string, label: string, change: object): ActiveFilter<F> => ({
      key,
      column,
      isTyped: false,
      label,
      without: { ...filter, ...change, page: 1 },
    });
    const chipsOf = <Value>(parameter: string, labelOf: (value: Value) => string) => {
      const list = (values[parameter] ?? []) as Value[];
      return list.map((value) =>
        chip(parameter, `${parameter} ${String(value)}`, labelOf(value), {
          [parameter]: list.filter((other) => other !== value),
        }),
      );
    };
    return [
      ...lists.flatMap((name) => {
        const textOf = (value: unknown) => valueText(fields[name] as Fields[string], value);
        return [...chipsOf(name, textOf), ...chipsOf(notOf(name), (value) => t.searchChipNot(textOf(value)))];
      }),
      ...ranges.flatMap(({ name, bounds }) => {
        const [min, max] = bounds.map((bound) => values[bound] as number | null);
        if (min == null && max == null) return [];
        const label = rangeLabel(fields[name] as Fields[string], min ?? null, max ?? null);
        return [chip(name, name, label, { [bounds[0]]: null, [bounds[1]]: null })];
      }),
      ...Object.entries(others).flatMap(([name, labelOf]) =>
        chipsOf<string>(name, (value) => labelOf(value, names)),
      ),
      ...Object.entries(flags)
        .filter(([name]) => values[name])
        .map(([name, label]) => chip(name, name, label(), { [name]: false })),
    ];
  };
}
