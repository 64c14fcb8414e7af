/*
 * Writes a description of a plate's digits as its parts: `ends with two sevens` is ` end@1 with@2 number=2@3 many=7@4`. The names are
 * the values in `digits.txt`, besides `number`, `decade`, `lack` and `comma`; after `=` stand digits or a count, and after `@` the
 * index of the next token.
 */
import { phrasesIn, wordsIn } from "#src/language/engine/classes.ts";
import { NEGATIONS, NOR, SCALES } from "#src/language/grammar/words.ts";
import { joined, keyOf, phraseAt, type Token } from "#src/language/engine/tokens.ts";
import { PRICE_WORDS } from "#src/language/grammar/number-column-words.ts";
import { DECADES } from "#src/language/grammar/decades.ts";
import { numberWordAt } from "#src/language/grammar/number-words.ts";
import { DIGIT_WORDS } from "./lexicons.ts";

/** A part without its end, and the index of the token after it. */
interface Part {
  part: string;
  end: number;
}

const PARTS = new Map<string, string>([
  ...DIGIT_WORDS.entries.flatMap(({ value, options, spellings }) => {
    const part = options["is"] ? `${value}=${options["is"]}` : value;
    return spellings.map((one) => [keyOf(one), part] as const);
  }),
  ...DECADES.flatMap(({ first, spellings }) => {
    const part = `decade=${String(first).replace(/0$/, "?")}`;
    return spellings.map((one) => [keyOf(one), part] as const);
  }),
]);
/** Before digits that are not wanted. */
const LACKING = new Map([
  ...[...NEGATIONS].filter(([key]) => !NOR.has(key)),
  ...phrasesIn(DIGIT_WORDS, "LACK"),
]);
const CURRENCIES = new Set(PRICE_WORDS.after);
/** `at the end` may follow the digits; `end` may not. */
const AT = wordsIn(DIGIT_WORDS, "AT");
const LINKS = wordsIn(DIGIT_WORDS, "LINK");
const PREFIXES = ["", "و", "ف", "ب", "ل", "ال", "بال", "وال", "وب", "وبال", "فال", "عال"];
const MAX_WORDS = 6;
const MOST_TOKENS = 20;

export const digitWordKeys = [...PARTS.keys()];

/** The parts of a description that starts at a token, up to the first word of another kind. */
export function digitPartsAt(tokens: Token[], from: number, query: string): string {
  const lack = phraseAt(tokens, from, LACKING);
  // `nothing but sevens`
  const lacking = lack && lack.end > (longestAt(tokens, from, "")?.end ?? from) ? lack : null;
  let found = lacking ? ` lack@${lacking.end}` : "";
  let isAt = false;
  for (let at = lacking?.end ?? from; at < Math.min(tokens.length, from + MOST_TOKENS);) {
    const text = tokens[at]?.text ?? "";
    const read = tokens[at]?.number === null ? wordAt(tokens, at, isAt) : typedNumberAt(tokens, at);
    if (read) {
      found += ` ${read.part}@${read.end}`;
      at = read.end;
      isAt = false;
      if (/^(?:number|many|two|decade|same)\b/.test(read.part.replace(/^.* /, "")))
        found += jointAfter(tokens, at, query);
    } else if (AT.has(text) || LINKS.has(text.replace(/^[وف]/, ""))) {
      isAt ||= AT.has(text);
      at++;
    } else break;
  }
  return found;
}

/** What punctuation joins: a list, or the years `1990-1999`. */
function jointAfter(tokens: Token[], end: number, query: string): string {
  const [last, next] = [tokens[end - 1], tokens[end]];
  if (last?.isLast) return ` comma@${end}`;
  const isRange = next?.number != null && /^\d{4}\s?[-–]\s?$/.test(query.slice(last?.start, next.start));
  return isRange ? ` to@${end}` : "";
}

function wordAt(tokens: Token[], at: number, isAt: boolean): Part | null {
  const token = tokens[at];
  for (const prefix of PREFIXES) {
    if (!token?.text.startsWith(prefix)) continue;
    const and = prefix.startsWith("و") ? `and@${at} ` : "";
    const known = longestAt(tokens, at, prefix);
    if (known) {
      const isAfter = isAt || /^و?(?:ب|عال)/.test(prefix);
      const isPlace = /^(?:start|end|middle)$/.test(known.part);
      return { part: `${and}${isAfter && isPlace ? "at-" : ""}${known.part}`, end: known.end };
    }
    const text = token.text.slice(prefix.length);
    const number = numberWordAt([{ ...token, text }, ...tokens.slice(at + 1, at + MAX_WORDS)], 0);
    if (!number || number.value >= 1000 || (prefix && text.length < 2)) continue;
    const end = at + number.end;
    // `three 7`
    const isCount = number.value < 6 && !tokens[end - 1]?.isLast && /^\d$/.test(tokens[end]?.text ?? "");
    const name = isCount && tokens[end + 1]?.text !== "s" ? "of-one" : "number";
    return { part: `${and}${name}=${number.value}`, end };
  }
  return null;
}

function typedNumberAt(tokens: Token[], at: number): Part | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || CURRENCIES.has(next?.text ?? "") || SCALES.has(next?.text ?? "")) return null;
  const isPlural = token.text.length === 1 && next?.text === "s" && !token.isLast;
  const number = { part: `number=${token.text}`, end: at + 1 };
  const typed = isPlural ? { part: `many=${token.text}`, end: at + 2 } : number;
  return longestAt(tokens, at, "") ?? (/^\d{1,5}$/.test(token.text) ? typed : null);
}

function longestAt(tokens: Token[], at: number, prefix: string): Part | null {
  for (let end = Math.min(tokens.length, at + MAX_WORDS); end > at; end--) {
    const part = PARTS.get(joined(tokens, at, end).slice(prefix.length));
    if (part && tokens.slice(at, end - 1).every(({ isLast }) => !isLast)) return { part, end };
  }
  return null;
}
