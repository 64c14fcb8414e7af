/* Digits of a plate in words: `ثلاث سبعات`, `صفرين بالآخر`, `double zero`. Spellings are comma-separated. */
import { CONJUNCTIONS, NEGATIONS, NOR } from "#src/words/bound-words.ts";
import { NUMBER_WORDS } from "#src/words/number-words.ts";
import {
  isArticle,
  joined,
  keyed,
  keysOf,
  pairs,
  phraseAt,
  type Token,
  tokensOf,
} from "#src/words/tokens.ts";
import type { Meaning } from "#src/words/word-table.ts";
import { PART_LINKS, PART_WORDS } from "./search-words.ts";
import { IN_A_ROW } from "./same-digits.ts";

export const PARTS = ["startsWith", "endsWith", "includes"] as const;
type Part = (typeof PARTS)[number];

/** For each digit the words for several and for exactly two of it. */
const DIGITS: [many: string, two: string][] = [
  ["أصفار,صفار,صفورة,صفرات,zeros,zeroes", "صفرين,sefren,sefrein,double zero"],
  ["واحدات,ones", "واحدين,double one"],
  ["اثنينات,تنينات,twos", "اثنينين,double two"],
  ["ثلاثات,تلاتات,threes", "ثلاثتين,تلاتتين,double three"],
  ["أربعات,fours", "أربعتين,double four"],
  ["خمسات,fives", "خمستين,double five"],
  ["ستات,sixes", "ستتين,double six"],
  ["سبعات,sevens", "سبعتين,double seven"],
  ["ثمنيات,ثمانيات,تمنيات,eights", "ثمنيتين,تمنيتين,double eight"],
  ["تسعات,nines", "تسعتين,double nine"],
];

const COUNTS: [count: number, spellings: string][] = [
  [2, "two,double,دبل,2,تنين"],
  [3, "ثلاث,ثلاثة,تلات,تلاتة,ثلث,تلت,three,triple,تربل,3"],
  [4, "أربع,أربعة,four,quadruple,quad,4"],
  [5, "خمس,خمسة,five,5"],
];

/** Words that come before a single digit: `triple 7`. */
const MULTIPLES = new Set(["double", "دبل", "three", "triple", "تربل", "four", "quadruple", "quad"]);

const AFTER = keyed<Part>([
  [
    "endsWith",
    "بالآخر,بآخره,بالأخير,في الآخر,في آخره,في الأخير,بالنهاية,في النهاية,آخر شي,ع الآخر,عالآخر,at the end,at end,last,bel a5er,bil a5er,bel akher,bil akher",
  ],
  ["startsWith", "بالأول,في الأول,بالبداية,في البداية,أول شي,at the start,at the beginning,first"],
  ["includes", "بالنص,في النص,بالوسط,في الوسط,in the middle"],
]);

const countless = (many: string) => many.split(",").map((name) => name.replace(/(?<=[xo])es$|s$/, ""));

const LACKING = new Set([
  ...NEGATIONS.keys(),
  ...keysOf(pairs("doesn't,does not,don't,not", "contain,have,include,containing,having")),
  ...keysOf(
    "مافيه,ما فيهم,ليس فيه,مش فيه,خالي من,خالية من,خالي,without the,without the number,without the digit,without any,with no,no digit",
  ),
]);
/** After these words a single digit is a count: `with 3 digits`. */
const BEFORE_COUNTS = new Set(["with", "fi"]);
/** Digits that a plate must not have are named in the plural: `بدون أصفار`. */
const PLURALS = keyed(
  DIGITS.map(([many, two], digit): [string, string] => [String(digit), `${many},${two},${countless(many)}`]),
);

const PLURAL_DIGITS = keyed(
  DIGITS.map(([many, two], digit): [string, string] => [String(digit), `${many},${two}`]),
);

const TWOS = new Set(DIGITS.flatMap(([, two]) => keysOf(two)));

const LINKS = new Set(keysOf(PART_LINKS));

const BEFORE = keyed(PARTS.map((part): [Part, string] => [part, PART_WORDS[part]]));

const RUNS = keyed(
  DIGITS.flatMap(([many, two], digit): [string, string][] => [
    // Sevens in the plural are a pattern.
    [`${digit}${digit}`, digit === 7 ? two : `${two},${many},${digit}s`],
    ...COUNTS.map(([count, words]): [string, string] => [
      String(digit).repeat(count),
      words
        .split(",")
        .flatMap((word) =>
          [
            ...many.split(","),
            `${digit}s`,
            ...(MULTIPLES.has(word) ? [...countless(many), String(digit)] : []),
          ].map((name) => `${word} ${name}`),
        )
        .join(),
    ]),
  ]),
);

const DIGIT_NAMES = new Map(
  [...NUMBER_WORDS, ["صفر", 0] as const, ["zero", 0] as const]
    .filter(([, number]) => number < 10)
    .map(([key, number]) => [key, String(number)]),
);

export const partKeys = [...BEFORE.keys(), ...AFTER.keys(), ...RUNS.keys()];

/** The digits named by a run of words (`بصفرين` is `ب` and two zeros), or those of a number. */
const digitsOf = (key: string): string | undefined =>
  [key, key.replace(/^[بف]/, "")]
    .map((word) => DIGIT_NAMES.get(word) ?? RUNS.get(word) ?? PLURALS.get(word)?.repeat(2))
    .find(Boolean) ?? (/^\d{1,5}$/.test(key) ? key : undefined);

const partBefore = (key: string): Part | undefined => BEFORE.get(key) ?? AFTER.get(key);

/** Reads `ends with 00`, `77 at the end`, `ثلاث سبعات`; a lone number is not a part. */
export function partShape(text: string): Meaning | null {
  const isInIt = / in it$/i.test(text);
  const typed = tokensOf(text.replace(/ in it$/i, ""));
  const anywhere = scattered(typed) ?? atBothEnds(typed);
  if (anywhere) return { column: "pattern", value: anywhere };
  const tokens = withoutExample(typed);
  for (let at = 1; at < tokens.length; at++) {
    const [first, second] = [joined(tokens, 0, at), joined(tokens, at)];
    const [before, after] = [partBefore(first) ?? partBefore(first.replace(/^و/, "")), AFTER.get(second)];
    const isUnwanted = LACKING.has(first);
    const several = isUnwanted ? digitsAmong(tokens.slice(at)) : [];
    if (several.length > 0) return { column: "includes", value: several.join(), isNegated: true };
    const digits =
      digitsOf(before ? afterLinks(tokens, at) : isUnwanted ? second : first) ??
      // `with 99 at the end`
      (after && BEFORE_COUNTS.has(tokens[0]?.text ?? "") ? digitsOf(joined(tokens, 1, at)) : undefined);
    if (isUnwanted && digits) return { column: "includes", value: digits, isNegated: true };
    const column = before ?? after;
    const many = column === "includes" && before ? PLURALS.get(afterLinks(tokens, at)) : undefined;
    // `فيه خمسات` does not say where they are.
    if (many && digits?.length === 2 && !TWOS.has(afterLinks(tokens, at)))
      return { column: "pattern", value: `*${many}*${many}*` };
    if (digits?.length === 1 && BEFORE_COUNTS.has(first) && !isInIt) continue;
    if (column && digits) return { column, value: digits };
  }
  const word = joined(tokens);
  const run = RUNS.get(word) ?? RUNS.get(word.replace(/^ب/, ""));
  return run === undefined ? null : { column: "includes", value: run };
}

/** Words before an unwanted digit: `don't want any 4s`, `don't want to see a 4`. */
const BESIDE_DIGITS = new Set(keysOf("a,any,single,to,see,have,it,anywhere,at,all,اي,أي,يكون,فيه,فيها"));

/** The digits of a list: `4 or 9`, `fours and nines`, `4s`. Empty if other words are among them. */
function digitsAmong(tokens: Token[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { text = "" } = tokens[at] ?? {};
    const isPlural = tokens[at + 1]?.text === "s";
    const digit =
      PLURALS.get(text.replace(/^ال/, "")) ?? DIGIT_NAMES.get(text) ?? (/^\d$/.test(text) ? text : null);
    if (digit) found.push(digit);
    else if (!CONJUNCTIONS.has(text) && !NOR.has(text) && !isArticle(tokens[at]) && !BESIDE_DIGITS.has(text))
      return [];
    if (digit && isPlural) at++;
  }
  return found;
}

const AT_LEAST = keyed([
  [
    true,
    [
      "at least,minimum,minimum of,a minimum of,min,or more,and more",
      "على الأقل,عالاقل,ع الاقل,عالأقل,اقل شي,اقل اشي,كحد أدنى,بحد أدنى,أو أكثر,او اكتر,وأكثر,واكتر",
    ].join(),
  ],
]);
const REPEATED = ",appears,appearing,repeated,مكررة,مكرر,متكررة,متكرر,بتتكرر,بيتكرر,موجود,موجودة";
const TIMES = keyed([
  [2, pairs(REPEATED, "twice,two times,2 times,مرتين")],
  [3, pairs(REPEATED, "three times,3 times,thrice,ثلاث مرات,تلات مرات,3 مرات")],
  [4, pairs(REPEATED, "four times,4 times,أربع مرات,4 مرات")],
]);
const PLURALS_ALONE = new Set(DIGITS.flatMap(([many], digit) => keysOf(`${many},${digit}s`)));
const TIMES_OF = new Map(
  [...TIMES].flatMap(([times, count]) =>
    [...DIGIT_NAMES, ...PLURALS, ...PLURALS.values().map((digit) => [digit, digit] as const)].map(
      ([name, digit]) => [`${name}${times}`, [digit, count] as const] as const,
    ),
  ),
);

/** Several of a digit in any place: `at least two eights`, `two 8s or more`, `has 7 twice`. */
function scattered(tokens: Token[]): string | null {
  const cut = (at: number, end: number) => [...tokens.slice(0, at), ...tokens.slice(end)];
  let isLeast = false;
  for (let at = 0; at < tokens.length; at++) {
    const found = phraseAt(tokens, at, AT_LEAST);
    if (!found) continue;
    tokens = cut(at, found.end);
    isLeast = true;
  }
  const start = tokens.findIndex(
    (_, at) => !partBefore(joined(tokens, 0, at + 1)) && !LINKS.has(tokens[at]?.text ?? ""),
  );
  for (const from of [0, start]) {
    const key = joined(tokens, Math.max(from, 0)).replace(/^ب/, "");
    const run = isLeast && !PLURALS_ALONE.has(key) ? RUNS.get(key) : undefined;
    const [digit, count] = TIMES_OF.get(key) ?? [run?.[0] ?? "", run?.length ?? 0];
    if (count > 1) return `*${`${digit}*`.repeat(count)}`;
  }
  return null;
}

const BOTH_ENDS = keyed([
  [
    true,
    [
      pairs("starts,starting,begins,beginning,start,begin", "and ends,and ending,and end,and finishes"),
      pairs("يبدأ,بيبدأ,تبدأ,بتبدأ,ببدأ", "وينتهي,وبينتهي,وتنتهي,وبتنتهي,وبنتهي"),
      pairs("أوله,أولها,أولو,بدايته,بدايتها", "وآخره,وآخرها,وآخرو,ونهايته,ونهايتها"),
      pairs("first and last", ",digit,digits,number,digit is"),
      "أول وآخر رقم,أول وآخر خانة",
    ].join(),
  ],
]);

/** The same digits at the start and the end: `starts and ends with 5`. */
function atBothEnds(tokens: Token[]): string | null {
  const ends = phraseAt(tokens, 0, BOTH_ENDS);
  const digits = ends && digitsOf(afterLinks(tokens, ends.end));
  return digits ? `${digits}*${digits}` : null;
}

/** Without words after several of a digit that only repeat them: `ثلاث سبعات ورا بعض`, `خمسات 55`. */
function withoutExample(tokens: Token[]): Token[] {
  const digits = (from: number, to: number) => RUNS.get(joined(tokens, from, to))?.[0];
  for (let at = tokens.length - 1; at > 0 && at >= tokens.length - 4; at--) {
    const rest = joined(tokens, at);
    const said = digits(at - 2, at) ?? digits(at - 1, at) ?? PLURAL_DIGITS.get(tokens[at - 1]?.text ?? "");
    const isExample = /^(\d)\1+$/.test(rest) && rest[0] === said;
    const isNumber = at > 1 && /^\d{2,}$/.test(tokens[at - 1]?.text ?? "");
    if ((said !== undefined && isExample) || ((said ?? isNumber) && IN_A_ROW.has(rest)))
      return tokens.slice(0, at);
  }
  return tokens;
}

function afterLinks(tokens: Token[], from: number): string {
  const at = tokens.findIndex(({ text }, i) => i >= from && !LINKS.has(text));
  return at < 0 ? "" : joined(tokens, at);
}
