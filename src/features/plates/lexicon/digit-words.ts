/* Reads words that describe the digits of a plate as signs for the grammar in `digit-phrases.ts`. */
import { wordsIn } from "#src/language/engine/classes.ts";
import { PRICE_WORDS } from "#src/language/grammar/price-words.ts";
import { SCALES } from "#src/language/grammar/amount-words.ts";
import { isArticle } from "#src/language/grammar/link-words.ts";
import { numberWordAt } from "#src/language/grammar/number-words.ts";
import { joined, type Token } from "#src/language/engine/tokens.ts";
import { DIGITS_LEXICON, SIGNS } from "./digit-signs.ts";

/**
 * A word or two of a description. Its sign is one letter, so that the grammar can be regular expressions: a place in the
 * number is `S` (start), `E` (end) or `M` (middle), in lower case if it may follow the digits (`at the end`).
 */
export interface DigitWord {
  sign: string;
  /** Digits, or a count of them. */
  value: string;
  /** The index of the token after it. */
  end: number;
  /** A number said digit by digit: `one two three`. */
  isSpelled?: true;
}

/** Two digits in one word: `رقمين`. */
const TWO_UNITS = wordsIn(DIGITS_LEXICON, "TWO_UNITS");
const CURRENCIES = new Set(PRICE_WORDS.after);
/** `at the end` may follow the digits; `end` may not. */
const AT = wordsIn(DIGITS_LEXICON, "AT");
/** Words that may stand between two others, but not before the first. */
const NOUNS = wordsIn(DIGITS_LEXICON, "NOUN");
const LINKS = wordsIn(DIGITS_LEXICON, "LINK");
const PREFIXES = ["", "و", "ف", "ب", "ل", "ال", "بال", "وال", "وب", "وبال", "فال", "عال"];
const MAX_WORDS = 6;
const MOST = 14;

export const digitWordKeys = [...SIGNS.keys(), ...TWO_UNITS];

/** The words of a description that starts at a token, up to the first word of another kind. */
export function digitWordsAt(tokens: Token[], from: number, query = ""): DigitWord[] {
  const found: DigitWord[] = [];
  let isAt = false;
  for (let at = from; at < tokens.length && found.length < MOST;) {
    const words = wordsAt(tokens, at, isAt);
    const text = tokens[at]?.text ?? "";
    if (words) {
      found.push(...words);
      at = words.at(-1)?.end ?? at + 1;
      isAt = false;
      // `1990-1999`
      const isYear = /^n\d{4}$/.test((found.at(-1)?.sign ?? "") + (found.at(-1)?.value ?? ""));
      const between = query.slice(tokens[at - 1]?.end, tokens[at]?.start);
      if (isYear && tokens[at]?.number != null && /^\s?[-–]\s?$/.test(between))
        found.push({ sign: ">", value: "", end: at });
      const isListed = /[nprD=]/.test(found.at(-1)?.sign ?? "");
      if (isListed && tokens[at - 1]?.isLast) found.push({ sign: ",", value: "", end: at });
    } else if (
      AT.has(text) ||
      (found.length > 0 && NOUNS.has(text)) ||
      LINKS.has(text) ||
      (isVerbLink(text) && tokens[at]?.number === null)
    ) {
      if (!isArticle(tokens[at])) isAt = AT.has(text);
      at++;
    } else break;
  }
  return withSpelled(found);
}

/** Joins numbers said digit by digit, `one two three`; the last may be a count: `ends with 7, four digits`. */
function withSpelled(words: DigitWord[]): DigitWord[] {
  const joinedWords: DigitWord[] = [];
  for (const [at, word] of words.entries()) {
    const last = joinedWords.at(-1);
    const isDigit =
      word.sign === "n" && word.value.length === 1 && !/[uUpPTd=]/.test(words[at + 1]?.sign ?? "");
    const isNext = last?.sign === "n" && (last.isSpelled || last.value.length === 1);
    if (isDigit && isNext && words[at - 1]?.end === word.end - 1)
      joinedWords.splice(-1, 1, { ...word, value: last.value + word.value, isSpelled: true });
    else joinedWords.push(word);
  }
  return joinedWords;
}

const isVerbLink = (text: string) => LINKS.has(text.replace(/^[وف]/, ""));

function wordsAt(tokens: Token[], at: number, isAt: boolean): DigitWord[] | null {
  const token = tokens[at];
  if (!token) return null;
  const one = (sign: string, value: string, end: number): DigitWord[] => [{ sign, value, end }];
  const next = tokens[at + 1];
  if (token.number !== null) {
    if (CURRENCIES.has(next?.text ?? "") || SCALES.has(next?.text ?? "")) return null;
    const phrase = longestAt(tokens, at, "");
    if (phrase) return one(phrase.sign, phrase.value, phrase.end);
    if (!/^\d{1,5}$/.test(token.text)) return null;
    const isCount = /^[2-5]$/.test(token.text) && next?.number === null && !token.isLast;
    // `3 zero`
    if (isCount && wordsAt(tokens, at + 1, false)?.[0]?.value === "0") return one("d", token.text, at + 1);
    const isPlural = token.text.length === 1 && next?.text === "s" && next.start - token.end < 2;
    return isPlural ? one("p", token.text, at + 2) : one("n", token.text, at + 1);
  }
  for (const prefix of PREFIXES) {
    if (!token.text.startsWith(prefix)) continue;
    const phrase = longestAt(tokens, at, prefix);
    const isJoined = prefix.startsWith("و");
    const and = isJoined ? one("&", "", at) : [];
    if (TWO_UNITS.has(token.text.slice(prefix.length)))
      return [...and, { sign: "n", value: "2", end: at + 1 }, { sign: "U", value: "", end: at + 1 }];
    if (phrase) {
      const isAfter = (isAt || /^و?(?:ب|عال)/.test(prefix)) && /[SEM]/.test(phrase.sign);
      const sign = isAfter ? phrase.sign.toLowerCase() : phrase.sign;
      return [...and, { ...phrase, sign }];
    }
    const bare = prefix
      ? [{ ...token, text: token.text.slice(prefix.length) }, ...tokens.slice(at + 1, at + MAX_WORDS)]
      : null;
    const number = bare ? numberWordAt(bare, 0) : numberWordAt(tokens, at);
    const count =
      number && number.value > 0 && number.value < 6 && !tokens[number.end - 1]?.isLast ? number : null;
    // `three 7`
    if (count && !prefix && /^\d$/.test(tokens[count.end]?.text ?? "") && tokens[count.end + 1]?.text !== "s")
      return one("d", String(count.value), count.end);
    // `nineteen ninety five`
    const isYear = number && number.value > 1900 && number.value < 2000 && /^[a-z]/.test(token.text);
    if (isYear && !prefix)
      return [{ sign: "n", value: String(number.value), end: number.end, isSpelled: true }];
    const isNamed = number && number.value < 1000 && (!prefix || token.text.length > prefix.length + 1);
    if (isNamed) return [...and, ...one("n", String(number.value), bare ? at + number.end : number.end)];
  }
  return null;
}

function longestAt(tokens: Token[], at: number, prefix: string): DigitWord | null {
  for (let end = Math.min(tokens.length, at + MAX_WORDS); end > at; end--) {
    const known = SIGNS.get(joined(tokens, at, end).slice(prefix.length));
    const isApart = tokens.slice(at, end - 1).every(({ isLast }) => !isLast);
    if (known && isApart) return { ...known, end };
  }
  return null;
}
