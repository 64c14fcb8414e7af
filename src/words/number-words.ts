import { keyed, keysOf, phraseAt, type Token } from "./tokens.ts";

/** Comma-separated spellings from 1 to 10, in both languages. */
const UNITS: Record<number, [arabic: string, english: string]> = {
  1: ["واحد,وحدة", "one"],
  2: ["اثنين,تنين", "two"],
  3: ["ثلاث,ثلاثة,تلات,تلاتة,ثلث,تلت", "three"],
  4: ["أربع,أربعة", "four"],
  5: ["خمس,خمسة", "five"],
  6: ["ست,ستة", "six"],
  7: ["سبع,سبعة", "seven"],
  8: ["ثمان,ثماني,ثمانية,ثمنية,تمن,تمنية,تماني,تمانية,ثمن", "eight"],
  9: ["تسع,تسعة", "nine"],
  10: ["عشر,عشرة,عشرت", "ten"],
};

/**
 * Arabic has many spellings for 11 to 19, such as `خمسطعش` and `خمستاشر`. Each stem is combined with each of
 * `TEEN_ENDINGS`; `others` are spellings that do not follow the pattern.
 */
const TEENS: [stems: string, others: string][] = [
  ["احد,حد,حدا", "أحد عشر,eleven"],
  ["اثن,اتن,اطن,طن,اثنا,اتنا", "اثنا عشر,اثني عشر,twelve"],
  ["ثلا,تلا,ثل,تل", "ثلاثة عشر,ثلاث عشر,thirteen"],
  ["اربع,اربعة", "أربعة عشر,أربع عشر,fourteen"],
  ["خمس", "خمسة عشر,خمس عشر,fifteen"],
  ["س,ست", "ستة عشر,ست عشر,sixteen"],
  ["سبع", "سبعة عشر,سبع عشر,seventeen"],
  ["ثمن,تمن,ثمان,تمان", "ثمانية عشر,ثمان عشر,eighteen"],
  ["تسع", "تسعة عشر,تسع عشر,nineteen"],
];
const TEEN_ENDINGS = ["عش", "عشر", "طعش", "طعشر", "تعش", "تعشر", "طاشر", "تاشر", "اشر"];

const teens = TEENS.map(([stems, others], i): [number, string] => [
  i + 11,
  [...stems.split(",").flatMap((stem) => TEEN_ENDINGS.map((ending) => stem + ending)), others].join(),
]);

const TENS: Record<number, [arabic: string, english: string]> = {
  20: ["عشرين,عشرون", "twenty"],
  30: ["ثلاثين,تلاتين,ثلاثون", "thirty"],
  40: ["أربعين,اربعون", "forty"],
  50: ["خمسين,خمسون", "fifty"],
  60: ["ستين,ستون", "sixty"],
  70: ["سبعين,سبعون", "seventy"],
  80: ["ثمانين,تمانين,ثمانون", "eighty"],
  90: ["تسعين,تسعون", "ninety"],
};

const HUNDREDS: [number, string][] = [
  [100, "مية,مئة,مائة,ميت,ميه,hundred"],
  [150, "مية وخمسين,مئة وخمسين"],
  [200, "ميتين,مئتين,مائتين"],
  ...Object.entries({
    3: "ثلث,تلت,ثلاث",
    4: "أربع",
    5: "خمس",
    6: "ست",
    7: "سبع",
    8: "ثمن,ثمان,تمن",
    9: "تسع",
  }).map(([hundreds, stems]): [number, string] => [
    Number(hundreds) * 100,
    stems
      .split(",")
      .flatMap((stem) => [`${stem}مية`, `${stem}مئة`, `${stem}مائة`, `${stem}ميت`])
      .join(),
  ]),
];

const entries = (table: typeof UNITS) =>
  Object.entries(table).map(([number, [arabic, english]]) => ({
    number: Number(number),
    arabic: arabic.split(","),
    english,
  }));

/** `خمسة وعشرين`, `twenty five`. */
const compounds = entries(TENS).flatMap((tens) =>
  entries(UNITS)
    .filter(({ number }) => number < 10)
    .map((units): [number, string] => [
      tens.number + units.number,
      [
        ...units.arabic.flatMap((unit) =>
          tens.arabic.flatMap((ten) => [`${unit} و${ten}`, `${unit} وال${ten}`]),
        ),
        `${tens.english} ${units.english}`,
      ].join(),
    ]),
);

/** `خمستالاف` in one word. */
const thousands = entries(UNITS)
  .filter(({ number }) => number > 2)
  .map(({ number, arabic }): [number, string] => [
    number * 1000,
    arabic.flatMap((word) => [`${word}تالاف`, `${word}تلاف`]).join(),
  ]);

/** Adds the forms with the article (`الخمس`). */
const withArticle = (spellings: string) =>
  `${spellings},${spellings.replaceAll(/(?<=^|,)(?=\p{sc=Arabic})/gu, "ال")}`;

/** Numbers in words. Those below 1000 count only next to `thousand`, a bound or a column's name. */
export const NUMBER_WORDS = keyed<number>(
  [
    [2000, "ألفين"],
    ...thousands,
    ...teens,
    ...HUNDREDS,
    ...compounds,
    ...[...entries(UNITS), ...entries(TENS)].map(({ number, arabic, english }): [number, string] => [
      number,
      [...arabic, english].join(),
    ]),
  ].map(([number, spellings]) => [number as number, withArticle(spellings as string)]),
);

const english = new Map(
  [...NUMBER_WORDS].filter(([key, number]) => /^[a-z]/.test(key) && number < 100).map(([key, n]) => [n, key]),
);

/** `twenty fifteen`, `nineteen ninety eight`, `two thousand and four`. */
const YEAR_WORDS = keyed(
  Array.from({ length: 80 }, (_, i) => 1950 + i).map((year): [number, string] => {
    const [century, rest] = [Math.floor(year / 100), year % 100];
    const words = english.get(rest);
    const whole = `${english.get(century)} ${rest < 10 ? `oh ${words}` : words}`;
    const long = `two thousand ${words},two thousand and ${words}`;
    return [year, words === undefined ? "" : century === 20 ? `${whole},${long}` : whole];
  }),
);

/** `عشرين عشرين`, `عشرين واحد وعشرين`. */
const SAID_YEARS = new Map(
  [...NUMBER_WORDS]
    .filter(([key, number]) => /^(?!ال)\p{sc=Arabic}/u.test(key) && number >= 10 && number < 30)
    .flatMap(([key, number]) =>
      [`عشرين${key}`, `عشرينو${key}`].map((said) => [said, 2000 + number] as const),
    ),
);

/** The first words of years. */
const CENTURIES = new Map([
  ["nineteen", YEAR_WORDS],
  ["twenty", YEAR_WORDS],
  ["two", YEAR_WORDS],
  ["عشرين", SAID_YEARS],
]);
const THOUSANDS = new Set(keysOf("ألف,ألفا,آلاف,تالاف,تلاف"));

const HUNDRED = new Set(keysOf("hundred,hundreds"));

/** Reads a number in words: `a hundred and fifty`, `fifteen hundred`, `twenty fifteen`. */
export function numberWordAt(
  tokens: Token[],
  at: number,
  words = NUMBER_WORDS,
): { value: number; end: number } | null {
  const isHundred = (index: number) => HUNDRED.has(tokens[index]?.text ?? "");
  const years = CENTURIES.get(tokens[at]?.text ?? "");
  const year = years ? phraseAt(tokens, at, years) : null;
  // `عشرين خمسة وعشرين الف` is a price.
  if (year && !isHundred(year.end) && !THOUSANDS.has(tokens[year.end]?.text ?? "")) return year;
  const word = phraseAt(tokens, at, words);
  const number = tokens[at]?.number;
  const digits = number != null && number < 100 ? { value: number, end: at + 1 } : null;
  const one = { value: 1, end: tokens[at]?.text === "a" ? at + 1 : at };
  const count = [digits, word, one].find((some) => some && some.value < 100 && isHundred(some.end));
  if (!count) return word;
  const [value, end] = [count.value * 100, count.end + 1];
  const rest = phraseAt(tokens, tokens[end]?.text === "and" ? end + 1 : end, NUMBER_WORDS);
  const isMore = rest && rest.value < 100 && !isHundred(rest.end);
  return isMore ? { value: value + rest.value, end: rest.end } : { value, end };
}
