import { jordanYear } from "#src/core/jordan-day.ts";
import { keysOf } from "#src/words/tokens.ts";
import {
  type Meaning,
  type NumberColumn,
  type Phrase,
  type WordTable,
  wordTable,
} from "#src/words/word-table.ts";
import { placeSpellings } from "#src/features/places/place-names.ts";
import { PLACES } from "#src/features/places/places.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { MAKES, modelsOf, OTHER, spellingsOfMake, spellingsOfModel } from "./catalogue.ts";
import { ATTRIBUTE_WORDS, LOW_MILEAGE_KM, LOW_MILEAGE_WORDS } from "./attribute-words.ts";
import { colorSpellings, findColor } from "./color-names.ts";
import { GENERATIONS } from "./generations.ts";
import * as words from "./search-words.ts";
import { BODY_TYPES, COLORS, FEATURES, FUEL_TYPES, TRANSMISSIONS } from "./vocabulary.ts";

const LISTED_MAKES = MAKES.filter((make) => make !== OTHER);
const FIRST_YEAR = 1950;
const LEAST_PRICE = 500;
const MOST_PRICE = 10_000_000;
const MOST_KM = 5_000_000;
const LEAST_SCALED_PRICE = 1500;
/** Smaller round numbers may be names: `Ram 3500`. */
const LEAST_BARE_PRICE = 4000;
/** Above this, `90k` may be kilometres. */
const MOST_BARE_PRICE = 50_000;
/** Smaller numbers are thousands: `سعرها 15`, `ماشية 90`. */
const THOUSANDS = { price: 100, km: 1000 };

/** Names of several models (`E-Class`, `CLK`, `Cherokee`). They stay text, which finds all of them. */
const FAMILY = /-Class$| Series$|^[EF]\d\d$|^Range Rover$/;
const isFamily = (model: string, models: string[]): boolean =>
  FAMILY.test(model) ||
  models.some((other) => other.endsWith(` ${model}`)) ||
  models.some((other) => other.startsWith(`${model} `) && /^\d{3}/.test(other.slice(model.length + 1)));

type Messages = typeof messagesOf.en;

const listed = <T extends string>(
  column: string,
  values: readonly T[],
  spellingsOf: (value: T) => string[],
): Phrase[] =>
  values.map((value) => ({ meaning: { column, value }, spellings: [value, ...spellingsOf(value)] }));

const choices = <T extends string>(
  column: string,
  values: readonly T[],
  labelOf: (of: Messages, value: T) => string,
  spellings: Record<T, string>,
): Phrase[] =>
  listed(column, values, (value) => [
    labelOf(messagesOf.en, value),
    labelOf(messagesOf.ar, value),
    ...spellings[value].split(","),
  ]);

/** Spellings with another meaning; they name a model only beside its make. */
const ordinary = new Set(keysOf(words.ORDINARY_WORDS));
const isOrdinary = (key: string): boolean =>
  ordinary.has(key) ||
  /^(\p{L}{1,2}|\d{1,2}|\d)$/u.test(key) ||
  (/^\d{3}$/.test(key) && Number(key) % 50 === 0);

const isOfMake =
  (make: string) =>
  ({ column, value, of }: Meaning): boolean =>
    (column === "make" && value === make) || of?.value === make;

function modelPhrases(make: string): Phrase[] {
  const models = modelsOf(make);
  return models
    .filter((model) => !isFamily(model, models))
    .flatMap((model) => {
      const meaning: Meaning = { column: "model", value: model, of: { column: "make", value: make } };
      const spellings = spellingsOfModel(make, model);
      const weak = new Set(spellings.filter((spelling) => keysOf(spelling).every(isOrdinary)));
      return [
        { meaning, spellings: spellings.filter((spelling) => !weak.has(spelling)) },
        { meaning: { ...meaning, beside: isOfMake(make) }, spellings: [...weak] },
      ];
    });
}

const generationPhrases = (): Phrase[] =>
  GENERATIONS.flatMap(({ name, make, models, spellings, weakSpellings }) => {
    const meaning: Meaning = { column: "generation", value: name, of: { column: "make", value: make } };
    const beside = ({ column, value, of }: Meaning): boolean =>
      column === "model"
        ? of?.value === make && models.test(String(value))
        : isOfMake(make)({ column, value });
    return [
      { meaning, spellings },
      { meaning: { ...meaning, beside }, spellings: weakSpellings },
    ];
  });

const familyNames = (): string[] =>
  MAKES.flatMap((make) => {
    const models = modelsOf(make);
    const families = models.filter((model) => isFamily(model, models));
    return families.flatMap((model) => spellingsOfModel(make, model));
  });

const attributePhrases = (): Phrase[] =>
  Object.entries(ATTRIBUTE_WORDS).flatMap(([column, list]) =>
    list.map(({ words, ...meaning }) => ({ meaning: { column, ...meaning }, spellings: words.split(",") })),
  );

const JEEP = "جيب";
/** `جيب` means Jeep, or any SUV beside another make or a fact: `جيب ديزل`. */
const isOfAnySuv = ({ column, value, of }: Meaning): boolean =>
  of
    ? of.value !== "Jeep"
    : column === "make"
      ? value !== "Jeep"
      : !["year", "price", "location"].includes(column);

const phrases = (): Phrase[] => [
  ...listed("make", LISTED_MAKES, (make) => spellingsOfMake(make).filter((spelling) => spelling !== JEEP)),
  { meaning: { column: "make", value: "Jeep", notBeside: isOfAnySuv }, spellings: [JEEP] },
  {
    meaning: { column: "bodyType", value: "SUV", beside: isOfAnySuv, besideUnwanted: true },
    spellings: [JEEP],
  },
  ...LISTED_MAKES.flatMap(modelPhrases),
  ...generationPhrases(),
  ...Object.entries(words.DECADE_WORDS).map(([first, spellings]) => ({
    meaning: { column: "year", value: { min: Number(first), max: Number(first) + 9 } },
    spellings: spellings.split(","),
  })),
  ...PLACES.filter(({ kind }) => kind === "city").map((place) => ({
    meaning: { column: "location", value: place.name },
    spellings: placeSpellings(place).filter((spelling) => findColor(spelling) === null),
  })),
  ...attributePhrases(),
  {
    meaning: { column: "mileage", value: { min: null, max: LOW_MILEAGE_KM } },
    spellings: LOW_MILEAGE_WORDS.split(","),
  },
  ...choices("fuelType", FUEL_TYPES, (of, fuel) => of.fuelTypeLabel(fuel), words.FUEL_WORDS),
  ...choices(
    "transmission",
    TRANSMISSIONS,
    (of, gearbox) => of.transmissionLabel(gearbox),
    words.TRANSMISSION_WORDS,
  ),
  ...choices(
    "bodyType",
    BODY_TYPES,
    (of, body) => of.bodyTypeLabel(body).replace(/.*\((.*)\)/, "$1"),
    words.BODY_WORDS,
  ),
  {
    meaning: { column: "bodyType", value: "SUV", notBeside: ({ column }) => column === "bodyType" },
    spellings: words.FOUR_WHEEL_WORDS.split(","),
  },
  ...choices("features", FEATURES, (of, feature) => of.featureLabel(feature), words.FEATURE_WORDS),
  ...listed(
    "color",
    COLORS.map(({ name }) => name),
    (name) => [...colorSpellings(name).flatMap(withFeminine), ...(words.SAID_COLORS[name]?.split(",") ?? [])],
  ),
  {
    meaning: { column: "color", value: "White", notBeside: ({ column }) => column === "color" },
    spellings: ["لولو", "لؤلؤ"],
  },
];

/** `سودا` is also written `سوده`. */
const withFeminine = (spelling: string): string[] =>
  spelling.endsWith("ا") ? [spelling, spelling.replace(/ا$/, "ه")] : [spelling];

const within = (number: number, most: number) => (number > 0 && number <= most ? number : null);

const isCar = ({ column }: Meaning) => ["make", "model", "generation"].includes(column);

const isPriceOrMileage = ({ column }: Meaning): boolean => column === "price" || column === "mileage";

function numberColumns(lastYear: number): NumberColumn[] {
  const isYear = (number: number) => Number.isInteger(number) && number >= FIRST_YEAR && number <= lastYear;
  const fullYear = (number: number) => (number <= lastYear % 100 ? 2000 : 1900) + number;
  const isRound = (number: number) => number % 500 === 0;
  return [
    {
      column: "year",
      ...words.YEAR_WORDS,
      alone: "exact",
      read: (number) => {
        const year = Number.isInteger(number) && number >= 10 && number < 100 ? fullYear(number) : number;
        return isYear(year) ? year : null;
      },
      guess: ({ number, scaled, isAtMost }) => !scaled && isYear(number) && !(isAtMost && isRound(number)),
      short: (number) => {
        const year = fullYear(number);
        const isShort = Number.isInteger(number) && number >= 10 && number < 100 && year >= 1970;
        return isShort && isYear(year)
          ? { column: "year", value: { min: year, max: year }, beside: isCar }
          : null;
      },
    },
    {
      column: "price",
      ...words.PRICE_WORDS,
      alone: "max",
      read: (number) => within(number < THOUSANDS.price ? number * 1000 : number, MOST_PRICE),
      guess: ({ number, bounded, scaled, isSmall }) =>
        bounded &&
        (isSmall || number >= LEAST_PRICE) &&
        number <= MOST_PRICE &&
        (scaled || !isYear(number) || isRound(number)),
      bare: ({ number, scaled }) => {
        const least = scaled ? LEAST_SCALED_PRICE : LEAST_BARE_PRICE;
        const isPrice = number >= least && number <= MOST_BARE_PRICE && (scaled || isRound(number));
        return isPrice ? isPriceOrMileage : null;
      },
    },
    {
      column: "mileage",
      ...words.MILEAGE_WORDS,
      alone: "max",
      read: (number) => within(number < THOUSANDS.km ? number * 1000 : number, MOST_KM),
      guess: () => false,
    },
    { column: "other", ...words.OTHER_NUMBER_WORDS, alone: "exact", read: () => null, guess: () => false },
  ];
}

let known: { year: number; table: WordTable } | undefined;

export function carWords(now: number): WordTable {
  const year = jordanYear(now) + 1;
  if (known?.year !== year) {
    const base =
      known?.table ??
      wordTable({
        phrases: phrases(),
        numbers: numberColumns(year),
        fillers: words.FILLERS,
        noise: words.NOISE,
        exact: ["color", "fuelType", "location"],
        texts: [words.TEXT_WORDS, ...familyNames()].join(","),
      });
    known = { year, table: { ...base, numbers: numberColumns(year) } };
  }
  return known.table;
}
