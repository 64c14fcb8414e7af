import { likeliest } from "#src/core/typos.ts";
import { ENGLISH_WORDS } from "../grammar/words.ts";
import type { WordTable } from "./word-table.ts";
import { GRAMMAR, isArabic } from "./phrases-by-sound.ts";
import { joined, type Token } from "./tokens.ts";

/** The shortest word of a description in which a typo is forgiven. */
const LEAST_DESCRIBED = 5;
/** A typed Arabic word of five letters or more may be a phonetic spelling: `اوطوماتيك`. */
const isLongArabic = (word: string) => /^\p{sc=Arabic}{5,}$/u.test(word);
/** What comes before a name: `الكيا`, `والكيا`, `للكيا`. */
const ARTICLE = /^[وبلعف]?(?:ال|لل)/;

const isUnknown = (word: string, { phrases, fillers, others }: WordTable): boolean =>
  ![phrases, fillers, others, GRAMMAR, ENGLISH_WORDS].some((known) => known.has(word));

/** Replaces unknown words by those that they sound like or misspell: `b7dod 8000` is `بحدود 8000`. */
export function withKnownWords(tokens: Token[], table: WordTable): Token[] {
  const { phrases, fillers, arabicOf, near, described, isName } = table;
  const words = wordsOf(tokens);
  const hear = (at: number): string | undefined => {
    const word = words[at] ?? [];
    const text = joined(word);
    const isLatin = /[a-z]/.test(text) && word.every(isLetterOrDigit);
    if (!isLatin && !isLongArabic(text)) return undefined;
    if (!isUnknown(text, table) || phrases.has(text.replace(ARTICLE, ""))) return undefined;
    // Words of a phrase are read together: `ma tkoon`, and the misspelled `bakcup camera`.
    if ([at - 1, at].some((from) => isPair(from))) return undefined;
    const corrected = describedLike(text);
    const arabic = isArabic(text) && corrected ? corrected : arabicOf(text);
    if (!arabic) return corrected;
    // `و` is not only a vowel: `غير كيا وهونداي`.
    return /^و./.test(text) && !arabic.startsWith("و") && !fillers.has(arabic) ? `و${arabic}` : arabic;
  };
  /** Corrects a typo in a word that describes something: `insurence expired`. */
  const describedLike = (text: string): string | undefined =>
    text.length < LEAST_DESCRIBED || near(text).some(isName)
      ? undefined
      : likeliest(text, described.near(text), (word) => word)[0];
  const isPair = (from: number) => {
    const [word, next] = [words[from], words[from + 1]];
    if (!word || !next || word.at(-1)?.isLast) return false;
    const both = joined([...word, ...next]);
    return !isUnknown(both, table) || (next.every(isLatinWord) && near(both).length > 0);
  };
  return words.flatMap((word, at) => {
    const [first, last] = [word[0], word.at(-1)];
    const heard = hear(at);
    // A filler with digits as letters is one word: `3al`, `ra2am`.
    const text = heard ?? (word.length > 1 && fillers.has(joined(word)) ? joined(word) : undefined);
    if (text === undefined || !first || !last) return word;
    const end = last.isLast ? ({ isLast: true } as const) : {};
    return [{ text, start: first.start, end: last.end, number: null, ...end }];
  });
}

const isLatinWord = ({ text }: Token) => /^[a-z]+$/.test(text);

/** A digit, or a doubled one, may stand for a letter: `mra55as`. */
const isLetterOrDigit = ({ text }: Token) => /^(?:[a-z]+|(\d)\1?)$/.test(text);

/** The tokens of each word. A digit may stand for a letter: `fat7a`. */
function wordsOf(tokens: Token[]): Token[][] {
  const words: Token[][] = [];
  for (const token of tokens) {
    const last = words.at(-1)?.at(-1);
    if (last?.end === token.start && isLetterOrDigit(last) && isLetterOrDigit(token))
      words.at(-1)?.push(token);
    else words.push([token]);
  }
  return words;
}
