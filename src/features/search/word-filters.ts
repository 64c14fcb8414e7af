import { foldTokens } from "#src/core/fold.ts";
import type { WordsRead } from "#src/words/understand.ts";
import { t } from "#t";

export interface ActiveFilter<F> {
  key: string;
  /** What it is asked of; words that stay text are `q`. */
  column: string;
  /** By words in the search's field. */
  isTyped: boolean;
  label: string;
  /** The same search without it. */
  without: F;
}

/** What a filter's typed words mean, each a filter that can be taken back to plain text, and the text that is left. */
export function wordFilters<F extends { q: string; plain: string[] }>(
  filter: F,
  { understood, text }: WordsRead,
): ActiveFilter<F>[] {
  const chips = understood.map(({ column, words, label }, at) => ({
    key: `words ${at}`,
    column,
    isTyped: true,
    label,
    without: { ...filter, plain: [...filter.plain, foldTokens(words).join(" ")], page: 1 },
  }));
  const q = understood.map(({ words }) => words).join(" ");
  const without = { ...filter, q, page: 1 };
  const rest = { key: "q", column: "q", isTyped: true, label: t.searchChipText(text), without };
  return text ? [rest, ...chips] : chips;
}
