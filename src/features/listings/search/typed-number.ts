import { foldTokens } from "#src/core/fold.ts";
import { readLexicon, spellingsOf } from "#src/language/engine/lexicon.ts";
import text from "./listing-number.txt" with { type: "text" };

const lexicon = readLexicon("listing-number.txt", text);
const wordsOf = (name: string) => new Set(spellingsOf(lexicon, name).flatMap(foldTokens));
const NAMES = wordsOf("LISTING");
const FILLERS = wordsOf("NUMBER");

interface AskedNumber {
  number: number;
  /** Whether a word says that it is a listing's number: `إعلان 100123` (listing 100123), not `100123`. */
  isNamed: boolean;
}

/** The listing number that is the whole search, in any digits; shorter numbers are prices, years and plates. Else null. */
export function askedNumber(q: string): AskedNumber | null {
  const tokens = foldTokens(q);
  const digits = tokens.find((token) => /^[1-9]\d{5,8}$/.test(token));
  const others = tokens.filter((token) => token !== digits);
  if (!digits || others.length !== tokens.length - 1) return null;
  if (!others.every((token) => NAMES.has(token) || FILLERS.has(token))) return null;
  return {
    number: Number(digits),
    isNamed: others.some((token) => NAMES.has(token)) || q.trim().startsWith("#"),
  };
}
