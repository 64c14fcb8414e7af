/* Digits of a plate in words: `ثلاث سبعات`, `صفرين بالآخر`, `double zero`. Spellings are comma-separated. */
import { NUMBER_WORDS } from "#src/words/number-words.ts";
import { joined, keyed, keysOf, tokensOf } from "#src/words/tokens.ts";
import type { Meaning } from "#src/words/word-table.ts";
import { PART_WORDS } from "./search-words.ts";

export const PARTS = ["startsWith", "endsWith", "includes"] as const;
type Part = (typeof PARTS)[number];

/** Several of a digit, and exactly two. */
const DIGITS: [many: string, two: string][] = [
  ["أصفار,صفار,صفورة,zeros,zeroes", "صفرين,double zero"],
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
  [3, "ثلاث,ثلاثة,تلات,تلاتة,three,triple,تربل,3"],
  [4, "أربع,أربعة,four,4"],
  [5, "خمس,خمسة,five,5"],
];

/** Words that go before the digit itself: `triple 7`. */
const MULTIPLES = new Set(["double", "دبل", "triple", "تربل"]);

const AFTER = keyed<Part>([
  ["endsWith", "بالآخر,بالأخير,في الآخر,في الأخير,بالنهاية,في النهاية,آخر شي,ع الآخر,at the end,at end,last"],
  ["startsWith", "بالأول,في الأول,بالبداية,في البداية,أول شي,at the start,at the beginning,first"],
  ["includes", "بالنص,في النص,بالوسط,في الوسط,in the middle"],
]);

const countless = (many: string) => many.split(",").map((name) => name.replace(/s$/, ""));

const LACKING = new Set(
  keysOf(
    "بدون,بدون أي,بلا,من غير,من دون,ما فيه,ما فيها,مافيه,ما فيهم,ليس فيه,مش فيه,without,without any,with no,no",
  ),
);
/** What a plate lacks is said in the plural: `بدون أصفار`. */
const PLURALS = keyed(
  DIGITS.map(([many, two], digit): [string, string] => [String(digit), `${many},${two},${countless(many)}`]),
);

const BEFORE = keyed(PARTS.map((part): [Part, string] => [part, PART_WORDS[part]]));

const RUNS = keyed(
  DIGITS.flatMap(([many, two], digit): [string, string][] => [
    // Zeros and sevens in the plural are patterns of their own.
    [`${digit}${digit}`, digit === 0 || digit === 7 ? two : `${two},${many}`],
    ...COUNTS.map(([count, words]): [string, string] => [
      String(digit).repeat(count),
      words
        .split(",")
        .flatMap((word) =>
          [...many.split(","), ...(MULTIPLES.has(word) ? [...countless(many), digit] : [])].map(
            (name) => `${word} ${name}`,
          ),
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

/** The digits that a run in words means (`بصفرين` is `ب` and two zeros), or those of a number. */
const digitsOf = (key: string): string | undefined =>
  [key, key.replace(/^[بف]/, "")].map((word) => DIGIT_NAMES.get(word) ?? RUNS.get(word)).find(Boolean) ??
  (/^\d{1,5}$/.test(key) ? key : undefined);

/** `ends with 00`, `77 at the end`, `ثلاث سبعات`; a number alone is no part of one. */
export function partShape(text: string): Meaning | null {
  const tokens = tokensOf(text);
  for (let at = 1; at < tokens.length; at++) {
    const [first, second] = [joined(tokens, 0, at), joined(tokens, at)];
    const [before, after] = [BEFORE.get(first) ?? BEFORE.get(first.replace(/^و/, "")), AFTER.get(second)];
    const isUnwanted = LACKING.has(first);
    const digits =
      (isUnwanted ? PLURALS.get(second) : undefined) ?? digitsOf(before || isUnwanted ? second : first);
    if (isUnwanted && digits) return { column: "includes", value: digits, isNegated: true };
    const column = before ?? after;
    if (column && digits) return { column, value: digits };
  }
  const run = RUNS.get(joined(tokens));
  return run === undefined ? null : { column: "includes", value: run };
}
