/* Reads which digits a plate has and where: `ends with 0 or 5`, `first three digits the same`, `كلها تسعات`. */
import { phrasesIn, wordsIn } from "#src/language/engine/classes.ts";
import { PRICE_WORDS } from "#src/language/grammar/price-words.ts";
import { NEGATIONS, NOR } from "#src/language/grammar/negation-words.ts";
import type { Reading } from "#src/language/engine/query.ts";
import { phraseAt, type Token } from "#src/language/engine/tokens.ts";
import type { Meaning } from "#src/language/engine/word-table.ts";
import { describedBy } from "./digit-description.ts";
import { digitsOf, listOf } from "./digit-lists.ts";
import { DIGITS_LEXICON, type DigitPart, digitPartsAt, isDigits } from "./digit-parts.ts";
import { numbersLikeAny } from "../catalogue/number-sets.ts";
import { parsePlatePattern } from "../catalogue/patterns.ts";

const LACKING = new Map([
  ...[...NEGATIONS].filter(([key]) => !NOR.has(key)),
  ...phrasesIn(DIGITS_LEXICON, "LACK"),
]);
const PRICES = new Set(PRICE_WORDS.before);
/** Words before unwanted digits: `don't want to see any 4s`. */
const BESIDE_UNWANTED = wordsIn(DIGITS_LEXICON, "SEE_ANY");
const EVEN = "02468";
const ODD = "13579";
/** What makes `no 3 digits` or `no 7 at the end` another description. */
const GOES_ON = /^(?:units|at-.*|start|end|middle|like|pairs|same)$/;

/** `without zeros`, `no 4 or 9`. */
function readUnwanted(tokens: Token[], from: number): Reading | null {
  let at = from;
  while (BESIDE_UNWANTED.has(tokens[at]?.text ?? "")) at++;
  const parts = digitPartsAt(tokens, at);
  const nameAt = (index: number) => parts[index]?.name ?? "";
  let next = 0;
  while (/^(?:contains|with|all)$/.test(nameAt(next))) next++;
  if (nameAt(next) === "unit" || (nameAt(next) === "units" && parts[next + 1])) next++;
  const parity = parts[next];
  if (parity?.name === "parity") {
    const last = parts[/^units?$/.test(nameAt(next + 1)) ? next + 1 : next] ?? parity;
    const value = parity.value === EVEN ? ODD : EVEN;
    return { end: last.end, meanings: [{ column: "onlyDigits", value }] };
  }
  const digits: DigitPart[] = [];
  for (; parts[next]; next++) {
    const part = parts[next] as DigitPart;
    const isJoint = /^(?:or|and|comma)$/.test(part.name) && digits.length > 0;
    if (isDigits(part) || isJoint) digits.push(part);
    else if (!/^(?:contains|with|unit)$/.test(part.name) || !digits.some(isDigits)) break;
  }
  while (digits.length > 0 && !isDigits(digits.at(-1) as DigitPart)) digits.pop();
  const last = digits.at(-1);
  if (!last || GOES_ON.test(nameAt(parts.indexOf(last) + 1))) return null;
  const end = nameAt(parts.indexOf(last) + 1) === "inside" ? parts[parts.indexOf(last) + 1]?.end : last.end;
  const value = listOf(digits).map((list) => (list.length > 1 ? digitsOf(list) : withoutRun(list)));
  return { end: end ?? last.end, meanings: [{ column: "includes", value: value.join(), isNegated: true }] };
}

const withoutRun = ([part]: DigitPart[]): string =>
  (part?.name === "number" ? part.value : part?.value[0]) ?? "";

/** Reads a description that starts at a token; null without one. */
export function readDigits(tokens: Token[], from: number, query: string): Reading | null {
  const lacking = phraseAt(tokens, from, LACKING);
  // `plate no 7777` names a plate, but `no 7` asks for one without sevens.
  const isNamed = tokens[from]?.text === "no" && /^\d{3,5}$/.test(tokens[from + 1]?.text ?? "");
  const unwanted = lacking && !isNamed ? readUnwanted(tokens, lacking.end) : null;
  if (unwanted) return unwanted;
  // `price starts from 200`
  const parts = PRICES.has(tokens[from - 1]?.text ?? "") ? [] : digitPartsAt(tokens, from, query);
  const found = describedBy(parts);
  const last = found && parts[found.length - 1];
  if (!last) return null;
  const end = afterExample(parts, found.length, found.meaning) ?? last.end;
  return { end, meanings: [found.meaning] };
}

/** The index after an example of what was described: `five same digits, like 33333`, `خمسات 55`. */
function afterExample(parts: DigitPart[], from: number, { column, value }: Meaning): number | undefined {
  let at = from;
  if (parts[at]?.name === "comma") at++;
  const isLike = parts[at]?.name === "like";
  if (isLike) at++;
  const example = parts[at];
  if (example?.name !== "number" || typeof value !== "string") return undefined;
  while (/^(?:or|and|comma)$/.test(parts[at + 1]?.name ?? "") && parts[at + 2]?.name === "number") at += 2;
  const isRun = value.length > 1 && example.value === value;
  const [like] = (column === "pattern" && parsePlatePattern(value)?.likes) || [];
  const isMeant = isRun || (isLike && (!like || numbersLikeAny(like).has(Number(example.value))));
  return isMeant ? parts[at]?.end : undefined;
}
