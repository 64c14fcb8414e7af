import { jordanYear } from "#src/core/jordan-day.ts";
import { DECADE_PHRASES } from "#src/words/decades.ts";
import { keyOf, keysOf } from "#src/words/tokens.ts";
import { type Meaning, type Phrase, phrase, type WordTable, wordTable } from "#src/words/word-table.ts";
import { placeSpellings } from "#src/features/places/place-names.ts";
import { PLACES } from "#src/features/places/places.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { MAKES, modelsOf, OTHER, spellingsOfMake, spellingsOfModel } from "../catalogue/catalogue.ts";
import { ATTRIBUTE_WORDS, LOW_MILEAGE_KM, LOW_MILEAGE_WORDS } from "./attribute-words.ts";
import { numberColumns } from "./car-number-words.ts";
import { colorSpellings, findColor } from "../catalogue/color-names.ts";
import { familyNames, familyPhrases, isFamily } from "./model-families.ts";
import { GENERATIONS } from "../catalogue/generations.ts";
import { TOPICS } from "./described-words.ts";
import { COUNTRIES_BESIDE_BODIES, COUNTRY_WORDS, isBesideCountry } from "../catalogue/make-countries.ts";
import * as words from "./search-words.ts";
import { isJeep, JEEP_PHRASES } from "./jeep-words.ts";
import { otherNamesOf } from "../catalogue/same-models.ts";
import { UNLISTED_MAKES } from "../catalogue/unlisted-makes.ts";
import { BODY_TYPES, COLORS, FEATURES, FUEL_TYPES, TRANSMISSIONS } from "../vocabulary.ts";

const LISTED_MAKES = MAKES.filter((make) => make !== OTHER);
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

/** Spellings with another meaning; they mean a model only next to its make. */
const ordinary = new Set(keysOf(words.ORDINARY_WORDS));
const isOrdinary = (key: string): boolean =>
  ordinary.has(key) ||
  /^(\p{L}{1,2}|\d{1,2}|\d)$/u.test(key) ||
  (/^\d{3}$/.test(key) && Number(key) % 50 === 0);

/** A car has one model: next to the model `نافارا`, `بكب` is not read as another model. */
const isOfMake =
  (make: string) =>
  ({ column, value, of }: Meaning): boolean =>
    (column === "make" && value === make) || (column !== "model" && of?.value === make);

function modelPhrases(make: string): Phrase[] {
  const models = modelsOf(make);
  return models
    .filter((model) => !isFamily(model, models))
    .flatMap((model) => {
      const also = otherNamesOf(make, model);
      const meaning: Meaning = {
        column: "model",
        value: model,
        of: { column: "make", value: make },
        ...(also.length > 0 && { also }),
      };
      const spellings = spellingsOfModel(make, model);
      const weak = new Set(spellings.filter((spelling) => keysOf(spelling).every(isOrdinary)));
      return [
        { meaning, spellings: spellings.filter((spelling) => !weak.has(spelling)) },
        { meaning: { ...meaning, beside: isOfMake(make) }, spellings: [...weak] },
      ];
    });
}

const generationPhrases = (): Phrase[] =>
  GENERATIONS.flatMap(({ name, make, models, from, spellings, weakSpellings }) => {
    const of = { column: "make", value: make };
    const width = from === null ? { isWide: true as const } : {};
    const meaning: Meaning = { column: "generation", value: name, of, ...width };
    const beside = ({ column, value, of }: Meaning): boolean =>
      column === "model"
        ? of?.value === make && models.test(String(value))
        : isOfMake(make)({ column, value });
    return [
      { meaning, spellings },
      { meaning: { ...meaning, beside }, spellings: weakSpellings },
    ];
  });

const attributePhrases = (): Phrase[] =>
  Object.entries(ATTRIBUTE_WORDS).flatMap(([column, list]) =>
    list.map(({ words, ...meaning }) => phrase({ column, ...meaning }, words)),
  );

const saidColors = new Set(Object.values(words.SAID_COLORS).flatMap(keysOf));
const champagne = new Set(keysOf(words.CHAMPAGNE_WORDS));
const isBody =
  (body: string) =>
  ({ column, value }: Meaning) =>
    column === "bodyType" && value === body;
const isModel = ({ column }: Meaning) => column === "model";
const isAnyBody = ({ column }: Meaning) => column === "bodyType";
const isOtherBody = ({ column, value }: Meaning) => column === "bodyType" && value !== "SUV";

const phrases = (): Phrase[] => [
  ...listed("make", LISTED_MAKES, (make) => spellingsOfMake(make).filter((spelling) => !isJeep(spelling))),
  ...listed("make", Object.keys(UNLISTED_MAKES), (make) => (UNLISTED_MAKES[make] ?? "").split(",")),
  ...JEEP_PHRASES,
  ...COUNTRY_WORDS.map(([value, list]) => phrase({ column: "country", value }, list)),
  ...Object.entries(COUNTRIES_BESIDE_BODIES).map(([country, list]) =>
    phrase(
      {
        column: "country",
        value: country,
        beside: (other: Meaning) => isBesideCountry(country, other),
        besideUnwanted: true,
      },
      list,
    ),
  ),
  ...LISTED_MAKES.flatMap(modelPhrases),
  ...familyPhrases(),
  ...generationPhrases(),
  ...DECADE_PHRASES,
  ...PLACES.filter(({ kind }) => kind === "city").map((place) => ({
    meaning: { column: "location", value: place.name },
    spellings: placeSpellings(place).filter(
      (spelling) => findColor(spelling) === null && !saidColors.has(keyOf(spelling)),
    ),
  })),
  ...attributePhrases(),
  phrase({ column: "mileage", value: { min: null, max: LOW_MILEAGE_KM } }, LOW_MILEAGE_WORDS),
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
  phrase({ column: "bodyType", value: "Pickup", notBeside: isModel, isFar: true }, words.HOW_MUCH_OR_PICKUP),
  phrase(
    {
      column: "bodyType",
      value: "SUV",
      notBeside: (other) => isOtherBody(other) || isModel(other),
      isFar: true,
    },
    words.FOUR_WHEEL_WORDS,
  ),
  // `4x4 pickup` means a pickup.
  ...BODY_TYPES.map((body) =>
    phrase(
      { column: "bodyType", value: body, beside: isBody(body), isFar: true },
      `${words.FOUR_WHEEL_WORDS},${words.MANY_SEATS_WORDS}`,
    ),
  ),
  phrase(
    { column: "bodyType", value: "Van", also: ["SUV"], notBeside: isAnyBody, isFar: true },
    words.MANY_SEATS_WORDS,
  ),
  ...choices("features", FEATURES, (of, feature) => of.featureLabel(feature), words.FEATURE_WORDS),
  phrase({ column: "features", value: "Leather Seats", isNegated: true }, words.CLOTH_SEATS_WORDS),
  ...COLORS.map(({ name }) => ({
    // Many sellers call navy blue.
    meaning: { column: "color", value: name, ...(name === "Navy" && { also: ["Blue"] }) },
    spellings: [
      name,
      ...colorSpellings(name)
        .filter((spelling) => !champagne.has(keyOf(spelling)))
        .flatMap(withFeminine),
      ...(words.SAID_COLORS[name]?.split(",") ?? []),
    ],
  })),
  phrase({ column: "color", value: "Burgundy", also: ["Red"] }, words.DARK_RED_WORDS),
  phrase({ column: "color", value: "Gold", also: ["Beige"] }, words.CHAMPAGNE_WORDS),
  phrase({ column: "color", value: "White", notBeside: ({ column }) => column === "color" }, "لولو,لؤلؤ"),
  // Titanium is a Ford trim, so it is a color only without a make.
  phrase(
    {
      column: "color",
      value: "Grey",
      notBeside: ({ column }) => column === "make" || column === "model",
    },
    "تيتانيوم,تيتانيم",
  ),
];

/** `سودا` is also written `سوده`. */
const withFeminine = (spelling: string): string[] =>
  spelling.endsWith("ا") ? [spelling, spelling.replace(/ا$/, "ه")] : [spelling];

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
        exact: ["color", "fuelType", "location", "country"],
        texts: [words.TEXT_WORDS, ...familyNames()].join(","),
        topics: TOPICS,
        notNames: words.NOT_NAMES,
      });
    known = { year, table: { ...base, numbers: numberColumns(year) } };
  }
  return known.table;
}
