import { likeliest } from "#src/core/typos.ts";
import { isUnknownWord } from "./chat-letters.ts";
import { BOUND_NEGATIONS, BOUNDS } from "../grammar/bound-words.ts";
import { NEGATIONS, VERB_NEGATIONS } from "../grammar/negation-words.ts";
import { SCALES } from "../grammar/amount-words.ts";
import { ENGLISH_WORDS } from "./filler-words.ts";
import { NUMBER_WORDS } from "../grammar/number-words.ts";
import type { Reading } from "../grammar/numbers.ts";
import { joined, phraseAt, type Token } from "./tokens.ts";
import { distinct, type Meaning, type WordTable } from "./word-table.ts";

/** Whether a misspelled word may have this meaning. */
export type Forgiving = (meaning: Meaning) => boolean;

/** The shortest word, other than a name, in which a typo is forgiven. */
const MIN_LETTERS = 5;
/** The shortest name that may be typed as two words. */
const LEAST_JOINED = 4;

const isHeard = (text: string, { arabicOf }: WordTable) =>
  /^[a-z]/.test(text) && arabicOf(text) !== undefined;

/** Corrects a typo in a word that describes something: `insurence expired`. */
export const withoutTypos = (tokens: Token[], table: WordTable): Token[] =>
  tokens.map((token, at) => {
    const { text } = token;
    const isPart = isWithinWord(tokens, at) || isWithinWord(tokens, at + 1);
    const isLikely = !isPart && text.length >= MIN_LETTERS && isUnknownWord(text, table);
    const isInPhrase = [at - 1, at].some(
      (from) => from >= 0 && table.phrases.has(joined(tokens, from, from + 2)),
    );
    const isOther = isInPhrase || (isLikely && (table.near(text).some(table.isName) || isHeard(text, table)));
    if (!isLikely || isOther) return token;
    const [found] = likeliest(text, table.described.near(text), (word) => word);
    if (found === undefined) return token;
    // `santa fee` is a misspelled name, not `سنة`.
    const isInName = [at - 1, at].some(
      (from) => from >= 0 && table.near(joined(tokens, from, from + 2)).some(table.isName),
    );
    return isInName ? token : { ...token, text: found };
  });

/** Reads the longest phrase with a typo. Names are preferred: `camery` is Camry, not camera. */
export function readTypo(
  tokens: Token[],
  from: number,
  { phrases, near, slips, fillers, longest, isName, exact }: WordTable,
  forgiving: Forgiving,
): Reading | null {
  const isKnown = ({ text }: Token) =>
    [phrases, fillers, BOUND_NEGATIONS, SCALES, NUMBER_WORDS, ENGLISH_WORDS].some((known) => known.has(text));
  for (let end = Math.min(tokens.length, from + longest); end > from; end--) {
    if (tokens.slice(from, end).every(isKnown) || tokens.slice(from, end - 1).some(({ isLast }) => isLast))
      continue;
    if (isWithinWord(tokens, from) || isWithinWord(tokens, end)) continue;
    // In `be less than 8000`, `less than` is a bound and not part of a name.
    if (tokens.slice(from, end).some((_, i) => (phraseAt(tokens, from + i, BOUNDS)?.end ?? 0) > end))
      continue;
    const word = joined(tokens, from, end);
    if (NEGATIONS.has(word) || VERB_NEGATIONS.has(word)) continue;
    const isOneWord = tokens.slice(from + 1, end).every((_, i) => isWithinWord(tokens, from + i + 1));
    // `b 10 alf` is not a B10.
    if (!isOneWord && word.length < LEAST_JOINED) continue;
    const meanings = distinct(
      near(word).filter(
        (meaning) => !exact.has(meaning.column) && !meaning.onlyUnwanted && forgiving(meaning),
      ),
    );
    const names = meanings.filter(isName);
    if (names.length > 0) return { end, meanings: names };
    if (meanings.length > 0 && word.length >= MIN_LETTERS) return { end, meanings };
    const slight = (isOneWord && slips.get(word)?.filter(forgiving)) || [];
    if (slight.length > 0) return { end, meanings: slight };
  }
  return null;
}

/** Whether `at` is inside a word that has digits as letters, such as `fat7a`. */
const isWithinWord = (tokens: Token[], at: number): boolean => {
  const [last, next] = [tokens[at - 1], tokens[at]];
  const isDigit = ({ number }: Token) => number !== null && number < 10;
  return last !== undefined && next?.start === last.end && (isDigit(last) || isDigit(next));
};
