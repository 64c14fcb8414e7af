/*
 * Writes a description of a plate's digits as its parts: `ends with two sevens` is ` end@1 with@2 number=2@3 many=7@4`. The names are
 * the values in `digits.txt`, besides `number`, `decade` and `comma`; after `=` stand digits or a count, and after `@` the
 * index of the next token.
 */
import { wordsIn } from "#src/language/engine/classes.ts";
import { NEGATIONS, NOR, SCALES } from "#src/language/grammar/words.ts";
import { keyOf, phraseAt, type Token } from "#src/language/engine/tokens.ts";
import { PRICE_WORDS } from "#src/language/grammar/number-column-words.ts";
import { DECADES } from "#src/language/grammar/decades.ts";
import { numberWordAt } from "#src/language/grammar/number-words.ts";
import { DIGIT_WORDS } from "./lexicons.ts";

/** A part without its end, and the index of the token after it. */
interface Part {
  value: string;
  end: number;
}

const partsOf = (spellings: string[], part: string) => spellings.map((one) => [keyOf(one), part] as const);
const WORDS = [
  ...DIGIT_WORDS.entries.flatMap(({ value, options: { is }, spellings }) =>
    partsOf(spellings, is ? `${value}=${is}` : value),
  ),
  ...DECADES.flatMap(({ first, spellings }) =>
    partsOf(spellings, `decade=${String(first).replace(/0$/, "?")}`),
  ),
];
const NOT_WANTED = [...NEGATIONS.keys()].filter((key) => !NOR.has(key));
const PARTS = new Map([...NOT_WANTED.map((key) => [key, "lack"] as const), ...WORDS]);
const CURRENCIES = new Set(PRICE_WORDS.after);
const LINKS = wordsIn(DIGIT_WORDS, "LINK");
const PREFIXES = ["", "و", "ف", "ب", "ل", "ال", "بال", "وال", "وب", "وبال", "فال", "عال"];
const MOST_TOKENS = 20;

export const digitWordKeys = WORDS.map(([key]) => key);

/** The parts of a description that starts at a token, up to the first word of another kind. */
export function digitPartsAt(tokens: Token[], from: number): string {
  let found = "";
  for (let at = from; at < Math.min(tokens.length, from + MOST_TOKENS);) {
    const part = tokens[at]?.number === null ? wordAt(tokens, at) : typedNumberAt(tokens, at);
    if (!part && !LINKS.has(tokens[at]?.text.replace(/^[وف]/, "") ?? "")) break;
    if (part) found += ` ${part.value}@${part.end}`;
    at = part?.end ?? at + 1;
    if (part && part.value !== "like" && tokens[at - 1]?.isLast) found += ` comma@${at}`;
  }
  return found;
}

function wordAt(tokens: Token[], at: number): Part | null {
  const token = tokens[at];
  for (const prefix of PREFIXES) {
    if (!token?.text.startsWith(prefix)) continue;
    const text = token.text.slice(prefix.length);
    const words = [{ ...token, text }, ...tokens.slice(at + 1)];
    const and = prefix.startsWith("و") ? `and@${at} ` : "";
    const known = phraseAt(words, 0, PARTS);
    if (known) return { value: and + known.value, end: at + known.end };
    const number = numberWordAt(words, 0);
    if (!number || number.value >= 1000 || (prefix && text.length < 2)) continue;
    const end = at + number.end;
    // `three 7`
    const isCount = number.value < 6 && !tokens[end - 1]?.isLast && /^\d$/.test(tokens[end]?.text ?? "");
    return { value: `${and}${isCount ? "of-one" : "number"}=${number.value}`, end };
  }
  return null;
}

function typedNumberAt(tokens: Token[], at: number): Part | null {
  const { text = "", isLast } = tokens[at] ?? {};
  const next = tokens[at + 1]?.text ?? "";
  if (CURRENCIES.has(next) || SCALES.has(next)) return null;
  const isPlural = text.length === 1 && next === "s" && !isLast;
  const typed = isPlural ? { value: `many=${text}`, end: at + 2 } : { value: `number=${text}`, end: at + 1 };
  return phraseAt(tokens, at, PARTS) ?? (/^\d{1,5}$/.test(text) ? typed : null);
}
