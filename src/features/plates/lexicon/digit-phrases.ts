/* Reads which digits a plate has and where: `ends with 0 or 5`, `first three digits the same`, `كلها تسعات`. */
import { phrasesIn, wordsIn } from "#src/language/engine/classes.ts";
import { PRICE_WORDS } from "#src/language/grammar/price-words.ts";
import { NEGATIONS, NOR } from "#src/language/grammar/negation-words.ts";
import type { Reading } from "#src/language/grammar/numbers.ts";
import { phraseAt, type Token } from "#src/language/engine/tokens.ts";
import type { Meaning } from "#src/language/engine/word-table.ts";
import { CLAUSES } from "./digit-clauses.ts";
import { digitsOf, listOf } from "./digit-meanings.ts";
import { DIGITS_LEXICON, EVEN, ODD } from "./digit-signs.ts";
import { type DigitWord, digitWordsAt } from "./digit-words.ts";
import { numbersLikeAny } from "../catalogue/number-sets.ts";
import { parsePlatePattern } from "../catalogue/patterns.ts";

const LACKING = new Map([
  ...[...NEGATIONS].filter(([key]) => !NOR.has(key)),
  ...phrasesIn(DIGITS_LEXICON, "LACK"),
]);
const PRICES = new Set(PRICE_WORDS.before);
/** Words before unwanted digits: `don't want to see any 4s`. */
const BESIDE_UNWANTED = wordsIn(DIGITS_LEXICON, "SEE_ANY");
const UNWANTED = /^[IWA]*(?:u|U(?=[nprd]))?(?:[nd]p|dn|[npr])(?:[|&,]+[IW]?u?[npr])*(?![UsemSEMLP=])i?/;

/** `no even digits` */
const UNWANTED_KIND = /^[IWA]*[uU]?v(?:[uU]|$)/;

/** `without zeros`, `no 4 or 9`. */
function readUnwanted(tokens: Token[], from: number): Reading | null {
  let at = from;
  while (BESIDE_UNWANTED.has(tokens[at]?.text ?? "")) at++;
  const words = digitWordsAt(tokens, at);
  const all = words.map(({ sign }) => sign).join("");
  const [kind] = UNWANTED_KIND.exec(all) ?? [];
  if (kind) {
    const unwanted = words.find(({ sign }) => sign === "v")?.value;
    const value = unwanted === EVEN ? ODD : EVEN;
    return { end: words[kind.length - 1]?.end ?? at, meanings: [{ column: "onlyDigits", value }] };
  }
  const [signs] = UNWANTED.exec(all) ?? [];
  if (!signs) return null;
  const digits = listOf(words.slice(0, signs.length).filter(({ sign }) => /[nprd|&,]/.test(sign)));
  const value = digits.map((list) => (list.length > 1 ? digitsOf(list) : withoutRun(list))).join();
  return {
    end: words[signs.length - 1]?.end ?? at,
    meanings: [{ column: "includes", value, isNegated: true }],
  };
}

const withoutRun = ([word]: DigitWord[]): string => (word?.sign === "n" ? word.value : word?.value[0]) ?? "";

/** Reads a description that starts at a token; null without one. */
export function readDigits(tokens: Token[], from: number, query: string): Reading | null {
  const lacking = phraseAt(tokens, from, LACKING);
  // `plate no 7777` names a plate, but `no 7` asks for one without sevens.
  const isNamed = tokens[from]?.text === "no" && /^\d{3,5}$/.test(tokens[from + 1]?.text ?? "");
  const unwanted = lacking && !isNamed ? readUnwanted(tokens, lacking.end) : null;
  if (unwanted) return unwanted;
  // `price starts from 200`
  const words = PRICES.has(tokens[from - 1]?.text ?? "") ? [] : digitWordsAt(tokens, from, query);
  if (words.length === 0) return null;
  const signs = words.map(({ sign }) => sign).join("");
  let best: Reading | null = null;
  for (const [shape, meaningOf] of CLAUSES) {
    const found = shape.exec(signs);
    const length = found?.[0].length ?? 0;
    const end = words[length - 1]?.end ?? 0;
    if (!found || end <= (best?.end ?? from)) continue;
    const groups = Object.entries(found.indices?.groups ?? {}).map(
      ([name, at]): [string, DigitWord[] | undefined] => [name, at && words.slice(...at)],
    );
    const meaning = meaningOf(Object.fromEntries(groups));
    if (meaning) best = { end: afterExample(words, length, meaning) ?? end, meanings: [meaning] };
  }
  return best;
}

/** The index after an example of what was described: `five same digits, like 33333`, `خمسات 55`. */
function afterExample(words: DigitWord[], from: number, { column, value }: Meaning): number | undefined {
  const rest = words.slice(from).map(({ sign }) => sign);
  const found = /^,?(L?)n(?:[|&,]*n)*/.exec(rest.join(""));
  if (!found || typeof value !== "string") return undefined;
  const example = words.slice(from).find(({ sign }) => sign === "n")?.value ?? "";
  const isRun = value.length > 1 && example === value;
  const [like] = (column === "pattern" && parsePlatePattern(value)?.likes) || [];
  const isMeant = isRun || (found[1] !== "" && (!like || numbersLikeAny(like).has(Number(example))));
  return isMeant ? words[from + found[0].length - 1]?.end : undefined;
}
