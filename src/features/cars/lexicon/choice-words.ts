import { phrasesOf, stateOf, topicsOf } from "#src/language/engine/field-words.ts";
import type { Topic } from "#src/language/grammar/described.ts";
import type { Meaning, Phrase } from "#src/language/engine/word-table.ts";
import { makesOfCountry } from "../catalogue/make-countries.ts";
import { LEXICONS } from "./lexicons.ts";

/** Fields whose values sellers choose from a list, and whose labels are not among their words. */
const DESCRIBED = [
  ...(["hybridType", "customs", "licence", "insurance", "regionalSpec", "paint", "bodyCondition"] as const),
  ...(["inspection", "payment"] as const),
];

/** Whether an adjective next to this is a make's country: `german sedan`, `german but not BMW`. */
export const isBesideCountry = (country: string, { column, value, isNegated }: Meaning): boolean =>
  column === "bodyType" ||
  (column === "make" && isNegated === true && makesOfCountry(country).includes(String(value)));

export const DESCRIBED_PHRASES: Phrase[] = DESCRIBED.flatMap((column) =>
  phrasesOf(LEXICONS[column], column, ({ options }) => {
    const country = options["not-beside"];
    return country ? { notBeside: (other) => isBesideCountry(country, other) } : {};
  }),
);

export const COUNTRY_PHRASES: Phrase[] = phrasesOf(LEXICONS.country, "country", ({ value, options }) =>
  options["beside"] ? { beside: (other) => isBesideCountry(value, other), besideUnwanted: true } : {},
);

/** The highest mileage for `قليلة المشي`, "low mileage". */
export const LOW_MILEAGE_KM = 80_000;
const LOW_MILEAGE: Meaning = { column: "mileage", value: { min: null, max: LOW_MILEAGE_KM } };
export const LOW_MILEAGE_PHRASES: Phrase[] = LEXICONS.mileage.entries
  .filter(({ value, options }) => value === "low" && !options["of"])
  .map(({ spellings }) => ({ meaning: LOW_MILEAGE, spellings }));

export const TOPICS: Topic[] = [
  ...[
    ...(["customs", "licence", "insurance", "paint", "bodyCondition", "inspection"] as const),
    ...(["transmission", "features"] as const),
  ].flatMap((column) => topicsOf(LEXICONS[column], stateOf(LEXICONS[column], column))),
  ...topicsOf(LEXICONS.mileage, () => LOW_MILEAGE),
];
