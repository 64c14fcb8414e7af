import { distinct } from "./word-table.ts";
import { ENGLISH_WORDS } from "../grammar/words.ts";
import { GRAMMAR } from "./phrases-by-sound.ts";
import type { Query, Reading } from "./query.ts";
import { joined, MAX_PHRASE_TOKENS, type Token } from "./tokens.ts";

/** The shortest name that may be typed as two words. */
const LEAST_JOINED = 4;

/** Reads the longest phrase with a typo. Names are preferred: `camery` is Camry, not camera. */
export function readTypo({ tokens, table, forgiving }: Query, from: number): Reading | null {
  if (!forgiving) return null;
  const { phrases, near, fillers, isName } = table;
  const isKnown = ({ text }: Token) =>
    [phrases, fillers, GRAMMAR, ENGLISH_WORDS].some((known) => known.has(text));
  for (let end = Math.min(tokens.length, from + MAX_PHRASE_TOKENS); end > from; end--) {
    if (tokens.slice(from, end).every(isKnown) || tokens.slice(from, end - 1).some(({ isLast }) => isLast))
      continue;
    if (isWithinWord(tokens, from) || isWithinWord(tokens, end)) continue;
    const word = joined(tokens, from, end);
    if (GRAMMAR.has(word)) continue;
    const isOneWord = tokens.slice(from + 1, end).every((_, i) => isWithinWord(tokens, from + i + 1));
    // `b 10 alf` is not a B10.
    if (!isOneWord && word.length < LEAST_JOINED) continue;
    const meanings = distinct(near(word).filter((meaning) => !meaning.onlyUnwanted && forgiving(meaning)));
    const names = meanings.filter(isName);
    if (meanings.length > 0) return { end, meanings: names.length > 0 ? names : meanings };
  }
  return null;
}

/** Whether `at` is inside a word that has digits as letters, such as `fat7a`. */
const isWithinWord = (tokens: Token[], at: number): boolean => {
  const [last, next] = [tokens[at - 1], tokens[at]];
  const isDigit = ({ number }: Token) => number !== null && number < 10;
  return last !== undefined && next?.start === last.end && (isDigit(last) || isDigit(next));
};
