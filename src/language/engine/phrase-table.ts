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
    for (const spelling of spellings.flatMap(withShortOn)) {
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
  // `السي 200` is the LC200; with `مرسيدس` it is the C 200 with its article.
  for (const [key, meanings] of table) {
    const named = /^ال\p{L}+\d/u.test(key) ? (table.get(key.slice(2)) ?? []) : [];
    const ofMakes = named.filter(({ of }) => of).map(besideItsMake);
    if (ofMakes.length > 0) table.set(key, distinct([...meanings, ...ofMakes]));
  }
  return { table, apart, longest };
}

const besideItsMake = (meaning: Meaning): Meaning => ({
  ...meaning,
  beside: ({ column, value }) => column === meaning.of?.column && value === meaning.of.value,
  isFar: true,
});

/** `على الهوية` is also `عالهوية` and `ع الهوية`. */
const withShortOn = (spelling: string): string[] =>
  spelling.includes("على ال")
    ? ["على ال", "عال", "ع ال"].map((on) => spelling.replace("على ال", on))
    : [spelling];
