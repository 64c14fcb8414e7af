import { jordanYear } from "#src/core/jordan-day.ts";
import { DECADE_PHRASES } from "#src/language/grammar/decades.ts";
import { keyOf } from "#src/language/engine/tokens.ts";
import { spellingsOf } from "#src/language/engine/lexicon.ts";
import { wordsIn } from "#src/language/engine/classes.ts";
import { ASKING_WORDS } from "#src/language/grammar/words.ts";
import {
  type Meaning,
  type NumberColumn,
  type Phrase,
  wordTable,
  type WordTable,
} from "#src/language/engine/word-table.ts";
import { placeSpellings } from "#src/features/places/place-names.ts";
import { PLACES } from "#src/features/places/places.ts";
import { MAKES, modelsOf, OTHER } from "../catalogue/catalogue.ts";
import {
  ambiguousSpellingsOfModel,
  familyNames,
  isFamily,
  membersOf,
  MODEL_LEXICON,
  spellingsOfMake,
  spellingsOfModel,
  UNLISTED_MAKES,
} from "./car-names.ts";
import { FIELD_PHRASES, TOPICS } from "./field-phrases.ts";
import { numberColumns } from "./car-number-words.ts";
import { LEXICONS } from "./lexicons.ts";
import { GENERATIONS } from "./generations.ts";
import { isJeep, JEEP_PHRASES } from "./jeep-words.ts";
import { otherNamesOf } from "../catalogue/same-models.ts";

const LISTED_MAKES = MAKES.filter((make) => make !== OTHER);

/** Spellings with another meaning; they mean a model only next to its make. */
const ordinary = wordsIn(MODEL_LEXICON, "ORDINARY");
const isOrdinary = (key: string): boolean => ordinary.has(key) || /^(\p{L}{1,2}|\d{1,2}|\d[05]0)$/u.test(key);

/** A car has one model: next to the model `نافارا`, `بكب` is not read as another model. */
const isOfMake =
  (make: string) =>
  ({ column, value, of }: Meaning): boolean =>
    (column === "make" && value === make) || (column !== "model" && of?.value === make);

/** Names of several models count only if they are excluded: `not the E class`; a series of BMW is a generation. */
function modelPhrases(make: string): Phrase[] {
  const models = modelsOf(make);
  return models
    .filter((model) => !model.endsWith(" Series"))
    .flatMap((model) => {
      const isText = isFamily(model, models);
      const isOfSeveral = isText || model === "Range Rover";
      const also = isOfSeveral ? membersOf(model, models) : otherNamesOf(make, model);
      const meaning: Meaning = {
        column: "model",
        value: model,
        of: { column: "make", value: make },
        ...(also.length > 0 && { also }),
        ...(isText && { onlyUnwanted: true }),
      };
      const spellings = spellingsOfModel(make, model);
      const ambiguous = ambiguousSpellingsOfModel(make, model);
      const isWeak = (spelling: string) => isOrdinary(keyOf(spelling)) || ambiguous.includes(spelling);
      return [
        { meaning, spellings: spellings.filter((spelling) => !isWeak(spelling)) },
        { meaning: { ...meaning, beside: isOfMake(make) }, spellings: spellings.filter(isWeak) },
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

const phrases = (): Phrase[] => [
  ...LISTED_MAKES.map((make) => ({
    meaning: { column: "make", value: make },
    spellings: spellingsOfMake(make).filter((spelling) => !isJeep(spelling)),
  })),
  ...UNLISTED_MAKES.map(({ value, spellings }) => ({ meaning: { column: "make", value }, spellings })),
  ...JEEP_PHRASES,
  ...LISTED_MAKES.flatMap(modelPhrases),
  ...generationPhrases(),
  ...DECADE_PHRASES,
  ...PLACES.filter(({ kind }) => kind === "city").map((place) => ({
    meaning: { column: "location", value: place.name },
    spellings: placeSpellings(place, { withColors: false }),
  })),
  ...FIELD_PHRASES,
];

let known: { year: number; table: WordTable } | undefined;

export function carWords(now: number): WordTable {
  const year = jordanYear(now) + 1;
  if (known?.year !== year) {
    const numbers = numberColumns(year);
    known = { year, table: known ? { ...known.table, numbers } : tableWith(numbers) };
  }
  return known.table;
}

const tableWith = (numbers: NumberColumn[]): WordTable =>
  wordTable({
    phrases: phrases(),
    numbers,
    fillers: [...spellingsOf(LEXICONS.fillers, "FILLER"), ...ASKING_WORDS],
    noise: spellingsOf(LEXICONS.fillers, "NOISE"),
    exact: ["color", "fuelType", "location", "country"],
    texts: [...spellingsOf(LEXICONS.fillers, "TEXT"), ...familyNames()],
    topics: TOPICS,
    notNames: spellingsOf(LEXICONS.fillers, "NOT_NAME"),
  });
