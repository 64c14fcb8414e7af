/* What the clauses of `digit-clauses.ts` mean. */
import type { Meaning } from "#src/language/engine/word-table.ts";
import type { DigitWord } from "./digit-words.ts";
import { FIRST_BIRTH_YEAR, lettersFor } from "../catalogue/patterns.ts";

/** The groups of a clause: the words of each. */
export type Groups = Record<string, DigitWord[] | undefined>;

export const pattern = (...patterns: string[]): Meaning => ({
  column: "pattern",
  value: [...new Set(patterns)].join(),
});

/** Digits as text; several of a digit without a count are two. */
export function digitsOf(words: DigitWord[]): string {
  const then = words.findIndex(({ sign }) => sign === "f");
  if (then >= 0) return digitsOf(words.slice(0, then)) + digitsOf(words.slice(then + 1));
  // `double seven double five`
  const more = words.findLastIndex(({ sign }) => sign === "d");
  if (more > 0) return digitsOf(words.slice(0, more)) + digitsOf(words.slice(more));
  const [first, last] = words.filter(({ sign }) => !/[u&]/.test(sign));
  if (!first) return "";
  // `double 77`
  if (last && new RegExp(`^(\\d)\\1{${Number(first.value) - 1}}$`).test(last.value)) return last.value;
  if (last) return last.value.repeat(Number(first.value));
  return first.sign === "p" ? first.value.repeat(2) : first.value;
}

/** The alternatives of a list. */
export function listOf(words: DigitWord[] = []): DigitWord[][] {
  const lists: DigitWord[][] = [[]];
  for (const word of words)
    if (/[|&,>]/.test(word.sign)) lists.push([]);
    else lists.at(-1)?.push(word);
  return lists.filter((list) => list.length > 0);
}

const COLUMNS: Record<string, string> = { S: "startsWith", E: "endsWith" };
const placeIn = ({ place }: Groups): string => place?.[0]?.sign.toUpperCase() ?? "";

export function inPlace(groups: Groups): Meaning | null {
  const lists = listOf(groups["some"]);
  const [word] = groups["some"] ?? [];
  // `last two digits zero`
  const count = Number(groups["count"]?.[0]?.value ?? 1);
  const isEach = count > 1 && groups["some"]?.length === 1 && word?.value.length === 1;
  const digits = isEach ? [word.value.repeat(count)] : lists.map(digitsOf);
  if (digits.some((each) => each.length > 5)) return null;
  const isMiddle = groups["place"]?.[0]?.sign === "M" && digits.every((each) => each.length === 1);
  if (isMiddle) return pattern(...digits.flatMap(inMiddle));
  const column = COLUMNS[placeIn(groups)];
  return column ? { column, value: digits.join() } : pattern(...digits.map((each) => `?*${each}*?`));
}

/** Four digits have two in the middle. */
const inMiddle = (digit: string): string[] =>
  ["?_?", "?_??", "??_?", "??_??"].map((at) => at.replace("_", digit));

/** `second and third digits zero` */
export function atSeveral({ nths = [], some = [] }: Groups): Meaning | null {
  const digit = some.at(-1)?.value ?? "";
  const places = nths.filter(({ sign }) => /[SNE]/.test(sign));
  if (digit.length !== 1) return null;
  const shapes = places.map(({ sign, value }) =>
    sign === "E" ? `*${digit}` : `${"?".repeat(Number(value))}${digit}*`,
  );
  return pattern(shapes.join("&"));
}

/** Two places with the same digit: `second digit same as the third`. */
export function sameAt({ nths = [] }: Groups): Meaning {
  const [first = 0, second] = nths
    .filter(({ sign }) => /[SNE]/.test(sign))
    .map(({ sign, value }) => (sign === "E" ? undefined : Number(value)));
  const start = `${"?".repeat(first)}A`;
  return pattern(second === undefined ? `${start}*A` : `${start.padEnd(second, "?")}A*`);
}

/** Two digits or more of a number: `first pair 12`, `the first half is 11`. */
export function atPart(groups: Groups): Meaning | null {
  const [place] = groups["place"] ?? [];
  const [digits] = groups["long"] ?? [];
  if (!place || !digits || digits.value.length < 2 || digits.value.length > 4) return null;
  if (place.sign === "N") return place.value === "1" ? pattern(`??${digits.value}*`) : null;
  return { column: /[SH]/.test(place.sign) ? "startsWith" : "endsWith", value: digits.value };
}

/** `all digits even`, `ends with an odd digit`. */
export function ofKind(groups: Groups): Meaning | null {
  const value = groups["kind"]?.[0]?.value ?? "";
  const column = COLUMNS[placeIn(groups)];
  return column ? { column, value: [...value].join() } : { column: "onlyDigits", value };
}

/** Two digits that take turns: `70707`. */
export function alternating({ some = [] }: Groups): Meaning | null {
  const [a = "A", b = "B"] = listOf(some).map(digitsOf);
  if (a.length > 1 || b.length > 1) return null;
  const runs = [a + b, b + a].map((both) => both.repeat(3)).slice(0, some.length > 0 ? 2 : 1);
  return pattern(...[3, 4, 5].flatMap((length) => runs.map((run) => run.slice(0, length))));
}

export const atNth = ({ nth, some = [] }: Groups): Meaning =>
  pattern(`${"?".repeat(Number(nth?.[0]?.value))}${digitsOf(some)}*`);

export function inEither({ place, some, other, same = [] }: Groups): Meaning {
  const at = (words: DigitWord[] | undefined, digits: DigitWord[]) =>
    words?.[0]?.sign === "S" ? `${digitsOf(digits)}*` : `*${digitsOf(digits)}`;
  return pattern(at(place, some ?? same), at(other, same));
}

export function atBothEnds({ some = [] }: Groups): Meaning {
  const digits = digitsOf(some);
  return pattern(`${digits}*${digits}`);
}

export const sameEnds = ({ n }: Groups): Meaning => pattern(n?.[0]?.value === "2" ? "AB*AB" : "A*A");

export const sameHalves = ({ n }: Groups): Meaning | null =>
  n === undefined ? pattern("A*A") : n[0]?.value === "2" ? pattern("ABAB") : null;

export function sameDigits(groups: Groups): Meaning | null {
  const { n: [count] = [], row = [], kind = [] } = groups;
  const place = placeIn(groups);
  const digits = count?.sign === "P" ? 2 : Number(count?.value);
  const isSaid = [groups["in"] ?? [], row, kind].some((words) => words.length > 0) || place !== "";
  const isDouble = count?.sign === "d" || count?.sign === "P";
  if (!(digits >= 2 && digits <= 5) || !(isSaid || isDouble)) return null;
  const same = "A".repeat(digits);
  if (place === "M") return pattern(`?*${same}*?`);
  return pattern(`${place === "S" ? "" : "*"}${same}${place === "E" ? "" : "*"}`);
}

/** `made of zeros and ones`. A lone `only 7` is not read: it may be a count or a code. */
export function onlyThese({ some = [], all = [] }: Groups): Meaning | null {
  const digits = listOf(some).map((list) => list.find(({ sign }) => sign !== "u"));
  const isAnyOf =
    all.length > 0 ||
    some.some(({ sign }) => sign === "p") ||
    (digits.length > 1 && !some.some(({ sign }) => sign === "|"));
  const values = digits.map((word) => word?.value ?? "");
  if (!isAnyOf || values.some((value) => value.length !== 1)) return null;
  return { column: "onlyDigits", value: [...new Set(values)].toSorted().join("") };
}

export function inIt(groups: Groups): Meaning | null {
  const { some = [], it = [], row = [] } = groups;
  const lists = listOf(some);
  const digits = lists.map(digitsOf);
  const [first] = some;
  const said = groups["in"]?.[0]?.sign;
  if (digits.some((each) => each.length > 5)) return null;
  // `with 3` may be a count, `no sevens` is read elsewhere, and `short ones` are plates.
  const isCount = said === "W" && it.length === 0 && digits.some((each) => each.length === 1);
  const isLone = lists.length === 1 && some.length === 1 && first?.sign === "p";
  if (isCount && first?.sign !== "u") return null;
  if (isLone && said) return pattern(`*${first.value}*${first.value}*`);
  if (isLone && (first.value === "7" || first.value === "1") && it.length === 0) return null;
  if (row.length > 0 && digits.some((each) => each.length < 2)) return null;
  const [one, two, ...more] = lists.map((list) =>
    list.at(-1)?.sign === "p" && list.length === 1 ? (list[0]?.value ?? "") : digitsOf(list),
  );
  const isBoth = some.some(({ sign }) => sign === "&") && more.length === 0;
  if (one && two && isBoth) return pattern(`*${one}*${two}*`, `*${two}*${one}*`);
  return { column: "includes", value: digits.join() };
}

/** `777 or 888`; shorter numbers may be codes or counts. */
export function oneOfThese({ some }: Groups): Meaning | null {
  const numbers = listOf(some).map(digitsOf);
  return numbers.every((number) => number.length > 2) ? pattern(...numbers) : null;
}

export const spelled = ({ some = [] }: Groups): Meaning | null => {
  const [number] = some;
  return number?.isSpelled && number.value.length > 2 && !number.value.startsWith("0")
    ? pattern(number.value)
    : null;
};

/** Several of a digit in any place: `at least two eights`, `7 twice`. */
export function scattered({ some = [], times }: Groups): Meaning | null {
  const digits = digitsOf(some);
  const digit = digits.at(0) ?? "";
  // `3 repeated` may be three digits.
  if (times?.[0]?.sign === "=" && /^[2-5]$/.test(digits)) return null;
  const count = times ? Number(times[0]?.value || 2) : digits.length;
  if (times && some.at(-1)?.sign === "n" && digits.length > 1) return null;
  return pattern(`*${`${digit}*`.repeat(count)}`);
}

export const likeThese = ({ some = [] }: Groups): Meaning =>
  pattern(...some.filter(({ sign }) => sign === "n").map(({ value }) => lettersFor(value)));

const MOST_YEARS = 30;
const LAST_YEAR = 2030;

export function inYears({ decade = [], from, births = [], years = births }: Groups): Meaning | null {
  if (decade.length > 0) return pattern(...decade.map(({ value }) => value).filter(Boolean));
  const [first = 0, last = first] = years
    .filter(({ sign }) => sign === "n")
    .map(({ value }) => fullYear(Number(value)));
  const isRange = from || years.some(({ sign }) => sign === ">");
  if (
    ![first, last].every((year) => year >= (births.length > 0 ? FIRST_BIRTH_YEAR : 1900) && year <= LAST_YEAR)
  )
    return null;
  if (!isRange) return pattern(String(first), String(last));
  if (last < first || last - first > MOST_YEARS) return null;
  return pattern(...yearsBetween(first, last));
}

/** `1995` for 95. */
const fullYear = (year: number): number =>
  year > 99 || year < 10 ? year : year + (year <= LAST_YEAR % 100 ? 2000 : 1900);

/** `1989,199?` for 1989 to 1999. */
function yearsBetween(first: number, last: number): string[] {
  const years: string[] = [];
  for (let year = first; year <= last; year++) {
    const isDecade = year % 10 === 0 && year + 9 <= last;
    years.push(isDecade ? String(year).replace(/0$/, "?") : String(year));
    if (isDecade) year += 9;
  }
  return years;
}
