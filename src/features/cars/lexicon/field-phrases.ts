/* What buyers call the values of a car's fields: `hybrid`, `4x4`, `dark red`, `german`, `جمرك مدفوع` (customs paid). */
import { phrasesOf, stateOf, topicsOf } from "#src/language/engine/field-words.ts";
import type { Entry } from "#src/language/engine/lexicon.ts";
import type { Topic } from "#src/language/grammar/described.ts";
import type { Meaning, Phrase } from "#src/language/engine/word-table.ts";
import { MAKE_COUNTRIES, makesOfCountry } from "../catalogue/make-countries.ts";
import { COLOR_LEXICON } from "./color-names.ts";
import { CHOICES, LEXICONS } from "./lexicons.ts";

/** Whether an adjective next to this is a make's country: `german sedan`, `german but not BMW`. */
const isBesideCountry = (country: string, { column, value, isNegated }: Meaning): boolean =>
  column === "bodyType" ||
  (column === "make" && isNegated === true && makesOfCountry(country).includes(String(value)));

/**
 * Where the words of a line count: `not-beside` names columns that no other word of the query may belong to, or the country whose
 * name they are; a line that `is=wide` yields to another value.
 */
function contextOf({ value, options }: Entry): Partial<Meaning> {
  const others = options["not-beside"]?.split("/") ?? [];
  const [country] = others.filter((other) => other in MAKE_COUNTRIES);
  return {
    ...(options["is"] === "wide" && { isWide: true }),
    ...(options["negated"] && { isNegated: true }),
    ...(options["beside"] && { beside: (other) => isBesideCountry(value, other), besideUnwanted: true }),
    ...(others.length > 0 && { notBeside: ({ column }) => others.includes(column), isFar: true }),
    ...(country && { notBeside: (other) => isBesideCountry(country, other), isFar: undefined }),
  };
}

/** The highest mileage for `قليلة المشي`, "low mileage". */
const LOW_MILEAGE_KM = 80_000;
const LOW = {
  ...LEXICONS.carNumbers,
  entries: LEXICONS.carNumbers.entries.filter(({ value }) => value === "mileage low"),
};
const LOW_MILEAGE: Meaning = { column: "mileage", value: { min: null, max: LOW_MILEAGE_KM } };

export const COUNTRY_PHRASES: Phrase[] = phrasesOf(LEXICONS.country, "country", contextOf);
export const CHOICE_PHRASES: Phrase[] = CHOICES.flatMap((column) =>
  phrasesOf(LEXICONS[column], column, contextOf),
);

export const FIELD_PHRASES: Phrase[] = [
  ...COUNTRY_PHRASES,
  ...CHOICE_PHRASES,
  ...phrasesOf(
    { entries: COLOR_LEXICON.entries.filter(({ options }) => options["only"] !== "form") },
    "color",
    contextOf,
  ),
  ...LOW.entries
    .filter(({ options }) => !options["of"])
    .map(({ spellings }) => ({ meaning: LOW_MILEAGE, spellings })),
];

export const TOPICS: Topic[] = [
  ...CHOICES.flatMap((column) => topicsOf(LEXICONS[column], stateOf(LEXICONS[column], column))),
  ...topicsOf(LOW, () => LOW_MILEAGE),
];
