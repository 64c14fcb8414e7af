import { likeliest, oneTypoFrom } from "#src/core/typos.ts";
import type { TextIndex } from "./text-index.ts";

const MAX_NEAR = 5;

export function nearTerms(index: TextIndex, word: string): string[] {
  const near = [...oneTypoFrom(word)]
    .map((term) => ({ term, documents: index.countOf(term) }))
    .filter(({ documents }) => documents > 0);
  return likeliest(word, near, ({ term }) => term)
    .sort((a, b) => b.documents - a.documents || (a.term < b.term ? -1 : 1))
    .slice(0, MAX_NEAR)
    .map(({ term }) => term);
}
