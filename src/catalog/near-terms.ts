import { likeliest, oneTypoFrom } from "#src/core/typos.ts";
import type { TextIndex } from "./text-index.ts";

const MAX_NEAR = 5;
const ARABIC_ARTICLE = "ال";

export function nearTerms(index: TextIndex, word: string): string[] {
  const near = oneTypoFrom(word);
  if (near.size === 0) return [];
  const prefix = word.slice(0, word.startsWith(ARABIC_ARTICLE) ? 4 : 3);
  const inRange = index.termsWith(prefix);
  const others = index.termsAmong([...near].filter((term) => !term.startsWith(prefix)));
  const found = [...inRange.filter(({ term }) => near.has(term)), ...others];
  return likeliest(word, found, ({ term }) => term)
    .sort((a, b) => b.documents - a.documents || (a.term < b.term ? -1 : 1))
    .slice(0, MAX_NEAR)
    .map(({ term }) => term);
}
