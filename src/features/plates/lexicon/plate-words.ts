import {
  type Meaning,
  type NumberColumn,
  type Phrase,
  wordTable,
  type WordTable,
} from "#src/language/engine/word-table.ts";
import { ASKING_WORDS } from "#src/language/grammar/words.ts";
import { spellingsOf } from "#src/language/engine/lexicon.ts";
import { wordsIn } from "#src/language/engine/classes.ts";
import { toLatinDigits } from "#src/core/text.ts";
import { numberWords, PRICE_WORDS } from "#src/language/grammar/number-column-words.ts";
import { placeSpellings } from "#src/features/places/place-names.ts";
import { PLACES } from "#src/features/places/places.ts";
import { MAX_CODE, MAX_DIGITS, parsePlatePattern, type PatternTag } from "../catalogue/patterns.ts";
import { readDigits } from "./digit-forms.ts";
import { digitWordKeys } from "./digit-parts.ts";
import { askedBy, LEXICONS } from "./lexicons.ts";

const LEAST_PRICE = 100;
/** The lowest price after a word for prices, such as `ب`. */
const LEAST_NAMED_PRICE = 50;
const MOST_PRICE = 10_000_000;

export const spellingsOfTag = (tag: PatternTag): string[] =>
  LEXICONS.platePhrases.entries.flatMap(({ value, spellings }) => (value === `tags ${tag}` ? spellings : []));

/** A repeated pair has four digits: `ثلاثي مكرر` (a repeated three) is 777. */
const isOtherCount = ({ column, value }: Meaning): boolean =>
  column === "digitCount" && typeof value !== "string" && value.min === value.max && value.min !== 4;
/** `زوجين مثل 4488` (two pairs like 4488) describes its digits itself. */
const isNoPair = (other: Meaning): boolean =>
  (other.column === "pattern" && /[A-E]/.test(String(other.value))) || isOtherCount(other);

const phrases = (): Phrase[] => [
  ...LEXICONS.platePhrases.entries.map((entry) => {
    const isPair = entry.value === "tags repeated-pair";
    const context = isPair ? { notBeside: isNoPair, isFar: true as const } : {};
    return { meaning: { ...askedBy(entry), ...context }, spellings: entry.spellings };
  }),
  {
    meaning: { column: "tags", value: "all-same", beside: isOtherCount },
    spellings: spellingsOfTag("repeated-pair"),
  },
  ...PLACES.map((place) => ({
    meaning: { column: "location", value: place.name },
    spellings: placeSpellings(place),
  })),
];

const wholeUpTo = (max: number) => (number: number) =>
  Number.isInteger(number) && number >= 1 && number <= max ? number : null;

const numbers: NumberColumn[] = [
  {
    column: "digitCount",
    words: numberWords(LEXICONS.digitCount),
    noBounds: wordsIn(LEXICONS.digitCount, "NO_LIMIT"),
    strictBounds: wordsIn(LEXICONS.digitCount, "EXCLUSIVE"),
    alone: "exact",
    read: wholeUpTo(MAX_DIGITS),
  },
  {
    column: "areaCode",
    words: numberWords(LEXICONS.areaCode),
    noBounds: wordsIn(LEXICONS.areaCode, "NO_LIMIT"),
    alone: "exact",
    read: wholeUpTo(MAX_CODE),
  },
  {
    column: "price",
    words: PRICE_WORDS,
    alone: "max",
    read: (number) => (number >= LEAST_NAMED_PRICE && number <= MOST_PRICE ? number : null),
    guess: ({ number, bound }) => bound !== null && number >= LEAST_PRICE && number <= MOST_PRICE,
  },
];

/** A whole plate: `10-12345`, `10 12345`, `10/12345`, number first, or in one piece. */
const WHOLE = [
  /^(?<code>\d{1,2})(?:\s+|\s*[-/–]\s*)(?<number>\d{1,5})$/,
  /^(?<number>\d{3,5})\s*[-/–]\s*(?<code>\d{1,2})$/,
  /^(?<code>[1-9]\d)(?<number>[1-9]\d{3,4})$/,
];

/** `plate no 7777` names a plate, but `no 7` asks for one without sevens. */
const NUMBERED = /^no\.? (?=\d{3,5}$)/i;

/** Reads a plate or part of one: `?77?`, `*123`, `7777`, `ends with 00`. */
function plateShape(typedText: string): Meaning[] {
  const text = typedText.replace(NUMBERED, "").replace(/[,،]+$/, "");
  const typed = toLatinDigits(text.normalize("NFKC")).replaceAll(/(?<=^[\dx]*)x(?=[\dx]*$)/gi, "?");
  const [whole] = WHOLE.map((way) => way.exec(typed)?.groups).filter((groups) => groups !== undefined);
  const pattern = whole ? `${whole["code"]}-${whole["number"]}` : typed;
  const isPlate = /\d/.test(pattern) && !/[\s,]/.test(pattern) && pattern.replaceAll(/\D/g, "").length <= 7;
  const isNumber = !/^\d{6,}$/.test(pattern);
  if (!isPlate || !isNumber || !parsePlatePattern(pattern)) return [];
  const code = /^[1-9]\d?$/.test(pattern) ? Number(pattern) : null;
  if (code === null) return [{ column: "pattern", value: pattern }];
  // `10 ثلاثي` is a code with three digits.
  const isLonger = ({ column, value }: Meaning): boolean =>
    column === "digitCount" && typeof value !== "string" && (value.min ?? 1) > pattern.length;
  return [
    { column: "pattern", value: pattern, notBeside: isLonger },
    { column: "areaCode", value: { min: code, max: code }, beside: isLonger },
  ];
}

let known: WordTable | undefined;

export const plateWords = (): WordTable =>
  (known ??= wordTable({
    phrases: phrases(),
    numbers,
    fillers: [...spellingsOf(LEXICONS.fillers, "FILLER"), ...ASKING_WORDS],
    noise: spellingsOf(LEXICONS.fillers, "NOISE"),
    texts: spellingsOf(LEXICONS.digitCount, "TEXT"),
    shape: plateShape,
    grammar: readDigits,
    shapeWords: digitWordKeys,
  }));
