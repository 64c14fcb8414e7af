/* Reads the words of a description of a plate's digits as parts: places, digits, counts and what is said about them. */
import { phrasesIn, wordsIn } from "#src/language/engine/classes.ts";
import { joined, keyOf, phraseAt, type Token } from "#src/language/engine/tokens.ts";
import { SCALES } from "#src/language/grammar/amount-words.ts";
import { DECADES } from "#src/language/grammar/decades.ts";
import { isArticle } from "#src/language/grammar/link-words.ts";
import { NEGATIONS, NOR } from "#src/language/grammar/negation-words.ts";
import { numberWordAt } from "#src/language/grammar/number-words.ts";
import { PRICE_WORDS } from "#src/language/grammar/price-words.ts";
import { DIGIT_WORDS } from "./lexicons.ts";

/** A word or two of a description. */
export interface DigitPart {
  /** Its value in `digits.txt`; `number` for any number, `comma` for the end of a list. */
  name: string;
  /** Digits or a count of them; empty for other parts. */
  value: string;
  /** The index of the token after it. */
  end: number;
}

type Known = Pick<DigitPart, "name" | "value">;

const PARTS = new Map<string, Known>([
  ...DIGIT_WORDS.entries.flatMap(({ value: name, options, spellings }) =>
    spellings.map((one) => [keyOf(one), { name, value: options["is"] ?? "" }] as const),
  ),
  ...DECADES.flatMap(({ first, spellings }) =>
    spellings.map(
      (one) => [keyOf(one), { name: "decade", value: String(first).replace(/0$/, "?") }] as const,
    ),
  ),
]);
/** Before digits that are not wanted. */
const LACKING = new Map([
  ...[...NEGATIONS].filter(([key]) => !NOR.has(key)),
  ...phrasesIn(DIGIT_WORDS, "LACK"),
]);
const CURRENCIES = new Set(PRICE_WORDS.after);
/** `at the end` may follow the digits; `end` may not. */
const AT = wordsIn(DIGIT_WORDS, "AT");
/** Words that may stand between two others, but not before the first. */
const NOUNS = wordsIn(DIGIT_WORDS, "NOUN");
const LINKS = wordsIn(DIGIT_WORDS, "LINK");
const PREFIXES = ["", "و", "ف", "ب", "ل", "ال", "بال", "وال", "وب", "وبال", "فال", "عال"];
const MAX_WORDS = 6;
const MOST_PARTS = 14;

export const digitWordKeys = [...PARTS.keys()];

/** The parts of a description that starts at a token, up to the first word of another kind. */
export function digitPartsAt(tokens: Token[], from: number, query: string): DigitPart[] {
  const lack = phraseAt(tokens, from, LACKING);
  // `nothing but sevens`
  const lacking = lack && lack.end > (longestAt(tokens, from, "")?.end ?? from) ? lack : null;
  const found: DigitPart[] = lacking ? [{ name: "lack", value: "", end: lacking.end }] : [];
  let isAt = false;
  let at = lacking?.end ?? from;
  while (at < tokens.length && found.length < MOST_PARTS) {
    const text = tokens[at]?.text ?? "";
    const parts = partsAt(tokens, at, isAt);
    const last = parts.at(-1);
    if (last) {
      found.push(...parts);
      at = last.end;
      isAt = false;
      if (/^(?:number|many|two|decade|same)$/.test(last.name)) found.push(...jointAfter(tokens, at, query));
    } else if (
      AT.has(text) ||
      LINKS.has(text.replace(/^[وف]/, "")) ||
      (found.length > 0 && NOUNS.has(text))
    ) {
      if (!isArticle(tokens[at])) isAt = AT.has(text);
      at++;
    } else break;
  }
  return found;
}

/** What punctuation joins: a list, or the years `1990-1999`. */
function jointAfter(tokens: Token[], end: number, query: string): DigitPart[] {
  const [last, next] = [tokens[end - 1], tokens[end]];
  if (last?.isLast) return [{ name: "comma", value: "", end }];
  const isRange = next?.number != null && /^\d{4}\s?[-–]\s?$/.test(query.slice(last?.start, next.start));
  return isRange ? [{ name: "to", value: "", end }] : [];
}

function partsAt(tokens: Token[], at: number, isAt: boolean): DigitPart[] {
  const token = tokens[at];
  if (!token) return [];
  if (token.number !== null) return typedNumberAt(tokens, at, token.text);
  for (const prefix of PREFIXES) {
    if (!token.text.startsWith(prefix)) continue;
    const and = prefix.startsWith("و") ? [{ name: "and", value: "", end: at }] : [];
    const part = longestAt(tokens, at, prefix);
    if (part) {
      const isAfter = isAt || /^و?(?:ب|عال)/.test(prefix);
      const isPlace = /^(?:start|end|middle)$/.test(part.name);
      return [...and, isAfter && isPlace ? { ...part, name: `at-${part.name}` } : part];
    }
    const text = token.text.slice(prefix.length);
    const number = numberWordAt([{ ...token, text }, ...tokens.slice(at + 1, at + MAX_WORDS)], 0);
    if (!number || number.value >= 1000 || (prefix && text.length < 2)) continue;
    const end = at + number.end;
    // `three 7`
    const isCount = number.value < 6 && !tokens[end - 1]?.isLast && /^\d$/.test(tokens[end]?.text ?? "");
    const name = isCount && tokens[end + 1]?.text !== "s" ? "of-one" : "number";
    return [...and, { name, value: String(number.value), end }];
  }
  return [];
}

function typedNumberAt(tokens: Token[], at: number, value: string): DigitPart[] {
  const next = tokens[at + 1]?.text ?? "";
  if (CURRENCIES.has(next) || SCALES.has(next)) return [];
  const part = longestAt(tokens, at, "");
  if (part) return [part];
  if (!/^\d{1,5}$/.test(value)) return [];
  const isPlural = value.length === 1 && next === "s" && !tokens[at]?.isLast;
  return [isPlural ? { name: "many", value, end: at + 2 } : { name: "number", value, end: at + 1 }];
}

function longestAt(tokens: Token[], at: number, prefix: string): DigitPart | null {
  for (let end = Math.min(tokens.length, at + MAX_WORDS); end > at; end--) {
    const known = PARTS.get(joined(tokens, at, end).slice(prefix.length));
    if (known && tokens.slice(at, end - 1).every(({ isLast }) => !isLast)) return { ...known, end };
  }
  return null;
}
