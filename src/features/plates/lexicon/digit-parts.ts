/* Reads the words of a description of a plate's digits as parts: places, digits, counts and what is said about them. */
import { wordsIn } from "#src/language/engine/classes.ts";
import { type Entry, readLexicon } from "#src/language/engine/lexicon.ts";
import { joined, keyOf, type Token } from "#src/language/engine/tokens.ts";
import { SCALES } from "#src/language/grammar/amount-words.ts";
import { DECADES } from "#src/language/grammar/decades.ts";
import { isArticle } from "#src/language/grammar/link-words.ts";
import { numberWordAt } from "#src/language/grammar/number-words.ts";
import { PRICE_WORDS } from "#src/language/grammar/price-words.ts";
import digits from "./digits.txt" with { type: "text" };

export const DIGITS_LEXICON = readLexicon("digits.txt", digits);

/** A word or two of a description. `name` is its value in `digits.txt`; `comma` ends a list. */
export interface DigitPart {
  name: string;
  /** Digits, or a count of them. */
  value: string;
  /** The index of the token after it. */
  end: number;
  /** A number said digit by digit: `one two three`. */
  isSpelled?: true;
}

const partsOf = ({ value: name, options, spellings }: Pick<Entry, "value" | "options" | "spellings">) =>
  spellings.map((one) => [keyOf(one), { name, value: options["is"] ?? "" }] as const);
const PARTS = new Map([
  ...DIGITS_LEXICON.entries.flatMap(partsOf),
  ...DECADES.flatMap(({ first, spellings }) =>
    partsOf({ value: "decade", options: { is: String(first).replace(/0$/, "?") }, spellings }),
  ),
]);
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
const AFTER_DIGITS = /^(?:start|end|middle)$/;

export const digitWordKeys = [...PARTS.keys(), ...TWO_UNITS];

export const isDigits = ({ name }: DigitPart): boolean => /^(?:number|many|two|of-one)$/.test(name);

/** The parts of a description that starts at a token, up to the first word of another kind. */
export function digitPartsAt(tokens: Token[], from: number, query = ""): DigitPart[] {
  const found: DigitPart[] = [];
  let isAt = false;
  for (let at = from; at < tokens.length && found.length < MOST;) {
    const parts = partsAt(tokens, at, isAt);
    const text = tokens[at]?.text ?? "";
    if (parts) {
      found.push(...parts);
      at = parts.at(-1)?.end ?? at + 1;
      isAt = false;
      const last = found.at(-1);
      // `1990-1999`
      const isYear = last?.name === "number" && last.value.length === 4;
      const between = query.slice(tokens[at - 1]?.end, tokens[at]?.start);
      if (isYear && tokens[at]?.number != null && /^\s?[-–]\s?$/.test(between))
        found.push({ name: "to", value: "", end: at });
      const isListed = last && (isDigits(last) || last.name === "decade" || last.name === "same");
      if (isListed && last.name !== "of-one" && tokens[at - 1]?.isLast)
        found.push({ name: "comma", value: "", end: at });
    } else if (
      AT.has(text) ||
      (found.length > 0 && NOUNS.has(text)) ||
      LINKS.has(text) ||
      (LINKS.has(text.replace(/^[وف]/, "")) && tokens[at]?.number === null)
    ) {
      if (!isArticle(tokens[at])) isAt = AT.has(text);
      at++;
    } else break;
  }
  return withSpelled(found);
}

/** Joins numbers said digit by digit, `one two three`; the last may be a count: `ends with 7, four digits`. */
function withSpelled(parts: DigitPart[]): DigitPart[] {
  const found: DigitPart[] = [];
  for (const [at, part] of parts.entries()) {
    const last = found.at(-1);
    const isCount = /^(?:units?|many|pairs|times|of-one|same)$/.test(parts[at + 1]?.name ?? "");
    const isDigit = part.name === "number" && part.value.length === 1 && !isCount;
    const isNext = last?.name === "number" && (last.isSpelled || last.value.length === 1);
    if (isDigit && isNext && parts[at - 1]?.end === part.end - 1)
      found.splice(-1, 1, { ...part, value: last.value + part.value, isSpelled: true });
    else found.push(part);
  }
  return found;
}

function partsAt(tokens: Token[], at: number, isAt: boolean): DigitPart[] | null {
  const token = tokens[at];
  if (!token) return null;
  const one = (name: string, value: string, end: number): DigitPart[] => [{ name, value, end }];
  const next = tokens[at + 1];
  if (token.number !== null) {
    if (CURRENCIES.has(next?.text ?? "") || SCALES.has(next?.text ?? "")) return null;
    const part = longestAt(tokens, at, "");
    if (part) return [part];
    if (!/^\d{1,5}$/.test(token.text)) return null;
    const isCount = /^[2-5]$/.test(token.text) && next?.number === null && !token.isLast;
    // `3 zero`
    if (isCount && partsAt(tokens, at + 1, false)?.[0]?.value === "0")
      return one("of-one", token.text, at + 1);
    const isPlural = token.text.length === 1 && next?.text === "s" && next.start - token.end < 2;
    return isPlural ? one("many", token.text, at + 2) : one("number", token.text, at + 1);
  }
  for (const prefix of PREFIXES) {
    if (!token.text.startsWith(prefix)) continue;
    const part = longestAt(tokens, at, prefix);
    const and = prefix.startsWith("و") ? one("and", "", at) : [];
    if (TWO_UNITS.has(token.text.slice(prefix.length)))
      return [...and, ...one("number", "2", at + 1), ...one("units", "", at + 1)];
    if (part) {
      const isAfter = (isAt || /^و?(?:ب|عال)/.test(prefix)) && AFTER_DIGITS.test(part.name);
      return [...and, isAfter ? { ...part, name: `at-${part.name}` } : part];
    }
    const bare = prefix
      ? [{ ...token, text: token.text.slice(prefix.length) }, ...tokens.slice(at + 1, at + MAX_WORDS)]
      : null;
    const number = bare ? numberWordAt(bare, 0) : numberWordAt(tokens, at);
    const count =
      number && number.value > 0 && number.value < 6 && !tokens[number.end - 1]?.isLast ? number : null;
    // `three 7`
    if (count && !prefix && /^\d$/.test(tokens[count.end]?.text ?? "") && tokens[count.end + 1]?.text !== "s")
      return one("of-one", String(count.value), count.end);
    // `nineteen ninety five`
    const isYear = number && number.value > 1900 && number.value < 2000 && /^[a-z]/.test(token.text);
    if (isYear && !prefix)
      return [{ name: "number", value: String(number.value), end: number.end, isSpelled: true }];
    const isNamed = number && number.value < 1000 && (!prefix || token.text.length > prefix.length + 1);
    if (isNamed) return [...and, ...one("number", String(number.value), bare ? at + number.end : number.end)];
  }
  return null;
}

function longestAt(tokens: Token[], at: number, prefix: string): DigitPart | null {
  for (let end = Math.min(tokens.length, at + MAX_WORDS); end > at; end--) {
    const known = PARTS.get(joined(tokens, at, end).slice(prefix.length));
    const isApart = tokens.slice(at, end - 1).every(({ isLast }) => !isLast);
    if (known && isApart) return { ...known, end };
  }
  return null;
}
