import { distinct } from "./distinct.ts";
import { joined, tokensOf } from "./tokens.ts";
import type { Meaning, Phrase } from "./word-table.ts";

const MAX_PHRASE_TOKENS = 6;

/** The phrases by their keys, with those that stay text (`texts`), which of them are of several words, and the tokens of the longest. */
export function phraseTable(phrases: Phrase[], texts: string[]) {
  const table = new Map<string, Meaning[]>(texts.map((key) => [key, []]));
  const apart = new Set(texts);
  let longest = 1;
  for (const { spellings, meaning } of phrases) {
    const meanings = [meaning];
    for (const spelling of spellings) {
      const tokens = tokensOf(spelling);
      const key = joined(tokens);
      if (!key) continue;
      if (tokens.length > 1) apart.add(key);
      // A word may be typed as two, as `land cruiser` for `landcruiser`.
      longest = Math.max(longest, Math.min(MAX_PHRASE_TOKENS, tokens.length + 1));
      const others = table.get(key);
      table.set(key, others ? distinct([...others, meaning]) : meanings);
    }
  }
  return { table, apart, longest };
}
