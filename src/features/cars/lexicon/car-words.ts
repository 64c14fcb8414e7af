import { jordanYear } from "#src/core/jordan-day.ts";
import { DECADE_PHRASES } from "#src/language/grammar/decades.ts";
import { keyOf } from "#src/language/engine/tokens.ts";
import { type Lexicon, spellingsOf } from "#src/language/engine/lexicon.ts";
import { wordsIn } from "#src/language/engine/classes.ts";
import { phrasesOf } from "#src/language/engine/field-words.ts";
import { ASKING_WORDS } from "#src/language/engine/filler-words.ts";
import { type Meaning, type Phrase, type WordTable, wordTable } from "#src/language/engine/word-table.ts";
import { placeSpellings } from "#src/features/places/place-names.ts";
import { PLACES } from "#src/features/places/places.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { MAKES, modelsOf, OTHER } from "../catalogue/catalogue.ts";
import {
  ambiguousSpellingsOfModel,
  MODEL_LEXICON,
  spellingsOfMake,
  spellingsOfModel,
  UNLISTED_MAKES,
} from "./car-names.ts";
import { COUNTRY_PHRASES, DESCRIBED_PHRASES, LOW_MILEAGE_PHRASES, TOPICS } from "./choice-words.ts";
import { numberColumns } from "./car-number-words.ts";
import { COLOR_LEXICON, colorSpellings } from "./color-names.ts";
import { LEXICONS } from "./lexicons.ts";
import { familyNames, familyPhrases, isFamily } from "./model-families.ts";
import { GENERATIONS } from "./generations.ts";
import { isJeep, JEEP_PHRASES } from "./jeep-words.ts";
import { otherNamesOf } from "../catalogue/same-models.ts";
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
  { entries }: Lexicon,
): Phrase[] =>
  listed(column, values, (value) => [
    labelOf(messagesOf.en, value),
    labelOf(messagesOf.ar, value),
    ...entries.flatMap((entry) =>
      entry.value === value && Object.keys(entry.options).length === 0 ? entry.spellings : [],
    ),
  ]);

/** Spellings with another meaning; they mean a model only next to its make. */
const ordinary = wordsIn(MODEL_LEXICON, "ORDINARY");
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
      const ambiguous = ambiguousSpellingsOfModel(make, model);
      const weak = new Set(
        spellings.filter((spelling) => isOrdinary(keyOf(spelling)) || ambiguous.includes(spelling)),
      );
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

/** Names of colors that only searches understand. */
const saidColors = COLOR_LEXICON.entries.filter(({ options }) => options["only"] === "search");
const onlyOfForms = new Set(
  COLOR_LEXICON.entries
    .filter(({ options }) => options["only"] === "form")
    .flatMap(({ spellings }) => spellings.map(keyOf)),
);
const isBody =
  (body: string) =>
  ({ column, value }: Meaning) =>
    column === "bodyType" && value === body;
const isModel = ({ column }: Meaning) => column === "model";
const isAnyBody = ({ column }: Meaning) => column === "bodyType";
const isOtherBody = ({ column, value }: Meaning) => column === "bodyType" && value !== "SUV";

const FOUR_WHEEL = spellingsOf(LEXICONS.bodyType, "FOUR_WHEEL");
const MANY_SEATS = spellingsOf(LEXICONS.bodyType, "MANY_SEATS");
const howMuchOrPickup = LEXICONS.bodyType.entries.filter(({ options }) => options["not-beside"] === "model");

const bodyPhrases = (): Phrase[] => [
  ...choices(
    "bodyType",
    BODY_TYPES,
    (of, body) => of.bodyTypeLabel(body).replace(/.*\((.*)\)/, "$1"),
    LEXICONS.bodyType,
  ),
  ...howMuchOrPickup.map(({ value, spellings }) => ({
    meaning: { column: "bodyType", value, notBeside: isModel, isFar: true as const },
    spellings,
  })),
  {
    meaning: {
      column: "bodyType",
      value: "SUV",
      notBeside: (other) => isOtherBody(other) || isModel(other),
      isFar: true,
    },
    spellings: FOUR_WHEEL,
  },
  // `4x4 pickup` means a pickup.
  ...BODY_TYPES.map((body) => ({
    meaning: { column: "bodyType", value: body, beside: isBody(body), isFar: true as const },
    spellings: [...FOUR_WHEEL, ...MANY_SEATS],
  })),
  {
    meaning: { column: "bodyType", value: "Van", also: ["SUV"], notBeside: isAnyBody, isFar: true },
    spellings: MANY_SEATS,
  },
];

const colorPhrases = (): Phrase[] => [
  ...COLORS.map(({ name }) => ({
    // Many sellers call navy blue.
    meaning: { column: "color", value: name, ...(name === "Navy" && { also: ["Blue"] }) },
    spellings: [
      name,
      ...colorSpellings(name)
        .filter((spelling) => !onlyOfForms.has(keyOf(spelling)))
        .flatMap(withFeminine),
      ...saidColors.flatMap(({ value, options, spellings }) =>
        value === name && Object.keys(options).length === 1 ? spellings : [],
      ),
    ],
  })),
  ...phrasesOf(
    { entries: saidColors.filter(({ options }) => Object.keys(options).length > 1) },
    "color",
    ({ options }) => {
      const other = options["not-beside"];
      if (!other) return {};
      return {
        notBeside: ({ column }) =>
          other === "car" ? column === "make" || column === "model" : column === other,
      };
    },
  ),
];

const phrases = (): Phrase[] => [
  ...listed("make", LISTED_MAKES, (make) => spellingsOfMake(make).filter((spelling) => !isJeep(spelling))),
  ...UNLISTED_MAKES.map(({ value, spellings }) => ({ meaning: { column: "make", value }, spellings })),
  ...JEEP_PHRASES,
  ...COUNTRY_PHRASES,
  ...LISTED_MAKES.flatMap(modelPhrases),
  ...familyPhrases(),
  ...generationPhrases(),
  ...DECADE_PHRASES,
  ...PLACES.filter(({ kind }) => kind === "city").map((place) => ({
    meaning: { column: "location", value: place.name },
    spellings: placeSpellings(place, { withColors: false }),
  })),
  ...DESCRIBED_PHRASES,
  ...LOW_MILEAGE_PHRASES,
  ...choices("fuelType", FUEL_TYPES, (of, fuel) => of.fuelTypeLabel(fuel), LEXICONS.fuelType),
  ...choices(
    "transmission",
    TRANSMISSIONS,
    (of, gearbox) => of.transmissionLabel(gearbox),
    LEXICONS.transmission,
  ),
  ...bodyPhrases(),
  ...choices("features", FEATURES, (of, feature) => of.featureLabel(feature), LEXICONS.features),
  {
    meaning: { column: "features", value: "Leather Seats", isNegated: true },
    spellings: spellingsOf(LEXICONS.features, "CLOTH_SEATS"),
  },
  ...colorPhrases(),
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
        fillers: [...spellingsOf(LEXICONS.fillers, "FILLER"), ...ASKING_WORDS],
        noise: spellingsOf(LEXICONS.fillers, "NOISE"),
        exact: ["color", "fuelType", "location", "country"],
        texts: [...spellingsOf(LEXICONS.fillers, "TEXT"), ...familyNames()],
        topics: TOPICS,
        notNames: spellingsOf(LEXICONS.fillers, "NOT_NAME"),
      });
    known = { year, table: { ...base, numbers: numberColumns(year) } };
  }
  return known.table;
}
