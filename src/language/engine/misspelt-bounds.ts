import { likeliest, nearWords } from "#src/core/typos.ts";
import { isUnknownWord } from "./chat-letters.ts";
import { BEFORE_NUMBER, BOUND_SLIPS, COMPARISONS, LIMIT_WORDS } from "../grammar/bound-words.ts";
import { CONJUNCTIONS } from "../grammar/link-words.ts";
import type { Token } from "./tokens.ts";
import type { WordTable } from "./word-table.ts";

const WORDS = [...COMPARISONS, ...LIMIT_WORDS];
const near = nearWords(WORDS);

/** Corrects a typo in the bound of a number: `2010 and newr`, `les than 8000`, `newer then 2010`. */
export function withoutBoundTypos(tokens: Token[], table: WordTable): Token[] {
  const isNumber = (at: number) => tokens[at]?.number != null;
  const textAt = (at: number) => tokens[at]?.text ?? "";
  const isBound = (at: number) => {
    const isBefore = isNumber(at + 1) || (BEFORE_NUMBER.has(textAt(at + 1)) && isNumber(at + 2));
    const isAfter = isNumber(at - 1) || (CONJUNCTIONS.has(textAt(at - 1)) && isNumber(at - 2));
    return isBefore || (isAfter && !tokens[at - 1]?.isLast);
  };
  const isGlued = (at: number) => tokens[at - 1]?.end === tokens[at]?.start;
  const corrected = (text: string): string => {
    if (!/^[a-z]{3,}$/.test(text) || WORDS.includes(text) || !isUnknownWord(text, table)) return text;
    // With another letter, a short word is another word.
    const found = near(text).filter(
      (word) => text.length > 4 || word.length > text.length || isAnagram(text, word),
    );
    return likeliest(text, found, (word) => word)[0] ?? text;
  };
  return tokens.map((token, at) => {
    if (token.number !== null || isGlued(at) || isGlued(at + 1) || !isBound(at)) return token;
    const { text } = token;
    if (text === "then" && COMPARISONS.includes(corrected(textAt(at - 1)))) return { ...token, text: "than" };
    return { ...token, text: BOUND_SLIPS.get(text) ?? corrected(text) };
  });
}

const isAnagram = (a: string, b: string): boolean => [...a].sort().join("") === [...b].sort().join("");
