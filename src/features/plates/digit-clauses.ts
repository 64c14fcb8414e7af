/* The grammar of descriptions of a plate's digits, over the signs of `digit-words.ts`. */
import type { Meaning } from "#src/words/word-table.ts";
import type { DigitWord } from "./digit-words.ts";
import { FIRST_BIRTH_YEAR, lettersFor } from "./patterns.ts";

/** The groups of a clause: the words of each. */
type Groups = Record<string, DigitWord[] | undefined>;
type Clause = [shape: RegExp, meaningOf: (groups: Groups) => Meaning | null];

/** Digits: `7`, `sevens`, `two sevens`, `double seven`. */
const GROUP = "u?(?:[nd]p|dn|[npr])";
const ONE = `${GROUP}(?:&?f${GROUP})*`;
const SOME = `${ONE}(?:[|&,]+${ONE}(?!(?:[|>]n)*U))*`;
/** `same` with a count: `three identical digits`, `3 digits the same`. */
const SAME = [
  "(?:(?<n>[nd])(?<kind>=)[uU]?(?<row>R?)",
  "(?<n>[nd])U?A?=[uU]?(?<row>R?)",
  "(?<n>[nd])U?(?<row>R)=[uU]?",
  "=U?(?<n>[nd])U?(?<row>R?)",
  "(?<row>R)(?<n>[nd])=U?)",
].join("|");
const BOTH_ENDS = "(?:S[uU]?[|&]*E|E[uU]?[|&]*S)";

const clause = (shape: string, meaningOf: Clause[1]): Clause => [new RegExp(`^&?${shape}`, "d"), meaningOf];

const pattern = (...patterns: string[]): Meaning => ({
  column: "pattern",
  value: [...new Set(patterns)].join(),
});

/** Digits as text; several of a digit without a count are two. */
export function digitsOf(words: DigitWord[]): string {
  const then = words.findIndex(({ sign }) => sign === "f");
  if (then >= 0) return digitsOf(words.slice(0, then)) + digitsOf(words.slice(then + 1));
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

function inPlace(groups: Groups): Meaning | null {
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
const inMiddle = (digit: string): string[] => ["?_?", "?_??", "??_?", "??_??"].map((at) => at.replace("_", digit));

/** `second and third digits zero` */
function atSeveral({ nths = [], some = [] }: Groups): Meaning | null {
  const digit = some.at(-1)?.value ?? "";
  const places = nths.filter(({ sign }) => /[SNE]/.test(sign));
  if (digit.length !== 1) return null;
  const shapes = places.map(({ sign, value }) =>
    sign === "E" ? `*${digit}` : `${"?".repeat(Number(value))}${digit}*`,
  );
  return pattern(shapes.join("&"));
}

/** `all digits even`, `ends with an odd digit`. */
function ofKind(groups: Groups): Meaning | null {
  const value = groups["kind"]?.[0]?.value ?? "";
  const column = COLUMNS[placeIn(groups)];
  return column ? { column, value: [...value].join() } : { column: "onlyDigits", value };
}

/** Two digits that take turns: `70707`. */
function alternating({ some = [] }: Groups): Meaning | null {
  const [a = "A", b = "B"] = listOf(some).map(digitsOf);
  if (a.length > 1 || b.length > 1) return null;
  const runs = [a + b, b + a].map((both) => both.repeat(3)).slice(0, some.length > 0 ? 2 : 1);
  return pattern(...[3, 4, 5].flatMap((length) => runs.map((run) => run.slice(0, length))));
}

const atNth = ({ nth, some = [] }: Groups): Meaning =>
  pattern(`${"?".repeat(Number(nth?.[0]?.value))}${digitsOf(some)}*`);

function inEither({ place, some, other, same = [] }: Groups): Meaning {
  const at = (words: DigitWord[] | undefined, digits: DigitWord[]) =>
    words?.[0]?.sign === "S" ? `${digitsOf(digits)}*` : `*${digitsOf(digits)}`;
  return pattern(at(place, some ?? same), at(other, same));
}

function atBothEnds({ some = [] }: Groups): Meaning {
  const digits = digitsOf(some);
  return pattern(`${digits}*${digits}`);
}

const sameEnds = ({ n }: Groups): Meaning => pattern(n?.[0]?.value === "2" ? "AB*AB" : "A*A");

const sameHalves = ({ n }: Groups): Meaning | null =>
  n === undefined ? pattern("A*A") : n[0]?.value === "2" ? pattern("ABAB") : null;

function sameDigits(groups: Groups): Meaning | null {
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
function onlyThese({ some = [], all = [] }: Groups): Meaning | null {
  const digits = listOf(some).map((list) => list.find(({ sign }) => sign !== "u"));
  const isAnyOf =
    all.length > 0 ||
    some.some(({ sign }) => sign === "p") ||
    (digits.length > 1 && !some.some(({ sign }) => sign === "|"));
  const values = digits.map((word) => word?.value ?? "");
  if (!isAnyOf || values.some((value) => value.length !== 1)) return null;
  return { column: "onlyDigits", value: [...new Set(values)].toSorted().join("") };
}

function inIt(groups: Groups): Meaning | null {
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
function oneOfThese({ some }: Groups): Meaning | null {
  const numbers = listOf(some).map(digitsOf);
  return numbers.every((number) => number.length > 2) ? pattern(...numbers) : null;
}

const spelled = ({ some: [number] = [] }: Groups): Meaning | null =>
  number?.isSpelled && number.value.length > 2 && !number.value.startsWith("0") ? pattern(number.value) : null;

/** Several of a digit in any place: `at least two eights`, `7 twice`. */
function scattered({ some = [], times }: Groups): Meaning | null {
  const digits = digitsOf(some);
  const digit = digits.at(0) ?? "";
  // `3 repeated` may be three digits.
  if (times?.[0]?.sign === "=" && /^[2-5]$/.test(digits)) return null;
  const count = times ? Number(times[0]?.value || 2) : digits.length;
  if (times && some.at(-1)?.sign === "n" && digits.length > 1) return null;
  return pattern(`*${`${digit}*`.repeat(count)}`);
}

const likeThese = ({ some = [] }: Groups): Meaning =>
  pattern(...some.filter(({ sign }) => sign === "n").map(({ value }) => lettersFor(value)));

const MOST_YEARS = 30;
const LAST_YEAR = 2030;

function inYears({ decade = [], from, births = [], years = births }: Groups): Meaning | null {
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

export const CLAUSES: Clause[] = [
  clause(`[IW]?(?<place>[SEMsem])[IWF&|]?(?:(?<count>n)(?:U|(?=n))|[uU])?[IW]?(?<some>${SOME})(?![Usemp])`, inPlace),
  clause(`[IWA]?(?<some>${SOME})I?R?(?<place>[sem])u?`, inPlace),
  clause(`[IW]?(?<some>${ONE})(?<place>[SEM])(?![nprduUIWF=LM&])`, inPlace),
  clause(`[IW]?(?<place>[SE])W?(?<some>${ONE})?\\|(?<other>[SE])W?(?<same>${ONE})`, inEither),
  clause(`[IW]?(?<nth>N)[uU]?[IW]?(?<some>${ONE})`, atNth),
  clause(`[IW]?(?<some>${ONE})(?<nth>N)u?`, atNth),
  clause("(?:[AO]+[uU]?A?|U[AO]*|)(?<kind>v)(?:U|uO|O)", ofKind),
  clause("(?:[AO]+[uU]?A?|U[AO]*)(?<kind>v)(?:u(?!O))?", ofKind),
  clause("[IW]?(?<place>[SE])[uU]?(?<kind>v)u?", ofKind),
  clause("(?<kind>v)[uU]?(?<place>[se])", ofKind),
  clause(`z[IWF]*[uU]?(?<some>n&n)(?!U)`, alternating),
  clause("(?:n?[uU])?z[IWF]*(?:n?[uU])?", alternating),
  clause("(?:=[FWI]*|)x(?:[&L=>F]*x)+=?", () => ({ column: "tags", value: "mirror" })),
  clause(`[IW]?${BOTH_ENDS}[uU]?W?(?<some>${ONE})`, atBothEnds),
  clause(`[IW]?(?<some>${ONE})B`, atBothEnds),
  clause(`[IW]?(?<nths>u?[SEN][uU]?(?:&u?[SEN][uU]?)+)[IW]?A?(?<some>[np])`, atSeveral),
  clause(`B(?<some>${ONE})`, atBothEnds),
  clause(`${BOTH_ENDS}(?:(?<n>n)U|[uU])?W?[=R]+[uU]?`, sameEnds),
  clause(`=[uU]?${BOTH_ENDS}(?:(?<n>n)U|[uU])?`, sameEnds),
  clause("S(?<n>n)U?&EnU?=", sameEnds),
  clause("=S(?<n>n)U?&E(?:nU?)?", sameEnds),
  clause("(?:=uB|B=)[uU]?", sameEnds),
  clause("[SE]W?=[uU]?W?[SEse]W?", sameEnds),
  clause("[SE](?:(?<n>n)U?|[uU])?[=L]+[SsEe](?:nU?|[uU])?", sameHalves),
  clause("H[=L]+h", () => pattern("ABAB")),
  clause(`[IW]?(?<place>[SEMsem])I?W?${SAME}`, sameDigits),
  clause(`G?(?<in>[IW])?${SAME}(?<place>[semi]?)`, sameDigits),
  clause("[IW]?(?<place>[SE])W?(?<n>[dP])[uU]?(?![np])", sameDigits),
  clause("(?<kind>=u=?|nu=)(?<n>T)", sameDigits),
  clause("[IW]?(?<n>[dP])[uU]?(?:R|(?<place>[semi]))", sameDigits),
  clause(`[IW]?[uU]?[OAQ]+I?(?:nU|[uU])?(?<some>${SOME})O?(?![UuT=])i?`, onlyThese),
  clause(`[IW]?U?(?<some>${SOME})&?O`, onlyThese),
  clause("(?:(?<all>A)[uU]|[uU](?<all>A))(?<some>[np])(?![uU=p])", onlyThese),
  clause("(?:A[uU]?|[uU]A)=[uU]?", () => ({ column: "tags", value: "all-same" })),
  clause(`(?<in>[IW])[uU]?(?<some>${SOME})(?![Usem])(?<row>R?)(?<it>i?)`, inIt),
  clause(`(?<some>${SOME})(?<it>i+)u?`, inIt),
  clause(`(?<it>i)(?<some>${SOME})`, inIt),
  clause("u?(?<some>n)(?<row>R)", inIt),
  clause("(?<some>n(?:[|,]n)*\\|n)(?!U)", oneOfThese),
  clause("u?(?<some>n)", spelled),
  clause(`(?<some>${GROUP}(?:&?f${GROUP})+)`, inIt),
  clause("(?<some>[nd]p|dn|r|p)R?", inIt),
  clause("G?[IW]?G?(?<some>[nd]p|dn|r)[IR]?(?<least>G)i?", scattered),
  clause("(?<least>G)[IW]?(?<some>[nd]p|dn|r)i?", scattered),
  clause("[IW]?=(?<some>p)", scattered),
  clause("[IW]?u?(?<some>[np])(?<times>=)(?![uU])", scattered),
  clause("[IW]?(?<times>K)(?<some>[np])i?", scattered),
  clause("[IW]?u?(?<some>[np])=?(?<times>T)R?i?", scattered),
  clause("[IW]?[nd]PR?", () => pattern("AABB")),
  clause("[IW]?ZR", () => pattern("AABB")),
  clause("nU&nUR?", () => pattern("AABB")),
  clause("[IW]?(?:=?[nd]?P|Z|nU&nU)R?,?L(?<some>n(?:[|&,]*n)*)", likeThese),
  clause("[IW]?Y*F?(?<decade>D(?:[|&]D)*)Y*(?:,?F?n[>&]?n)?", inYears),
  clause("(?<from>F)(?<births>n[>&]n)", inYears),
  clause("[IW]?Y+(?<years>n)(?!U)", inYears),
  clause("(?<years>n)Y", inYears),
  clause("[IW]?Y+(?<from>F)?(?<years>n[>|&,]n)", inYears),
  clause("(?:(?<from>F)(?<years>n[>&]n)|(?<years>n>n)),?Y", inYears),
];
