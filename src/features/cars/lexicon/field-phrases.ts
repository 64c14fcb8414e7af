/* What buyers call the values of a car's fields: `hybrid`, `4x4`, `dark red`, `german`, `جمرك مدفوع` (customs paid). */
import { meaningOf, topicsOf } from "#src/language/engine/field-words.ts";
import type { Entry } from "#src/language/engine/lexicon.ts";
import type { Topic } from "#src/language/grammar/described.ts";
import type { Meaning, Phrase } from "#src/language/engine/word-table.ts";
import { MAKE_COUNTRIES, makesOfCountry } from "../catalogue/make-countries.ts";
import { COLOR_LEXICON } from "./color-names.ts";
import { LEXICONS, linesOf } from "./lexicons.ts";

/** Whether an adjective next to this is a make's country: `german sedan`, `german but not BMW`. */
const isBesideCountry = (country: string, { column, value, isNegated }: Meaning): boolean =>
  column === "bodyType" ||
  (column === "make" && isNegated === true && makesOfCountry(country).includes(String(value)));

/** Where the words of a line count, as `choices.txt` explains. */
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

/** A mileage is the highest one: that of `قليلة المشي`, "low mileage". */
const limited = (meaning: Meaning): Meaning =>
  meaning.column === "mileage" ? { ...meaning, value: { min: null, max: Number(meaning.value) } } : meaning;

const COLUMNS = new Set(LEXICONS.choices.entries.map(({ value }) => value.replace(/ .*/, "")));
const choices = [
  ...[...COLUMNS].map((column) => ({ column, lines: linesOf(LEXICONS.choices, column) })),
  { column: "color", lines: COLOR_LEXICON },
];

export const FIELD_PHRASES: Phrase[] = choices.flatMap(({ column, lines }) =>
  lines.entries
    .filter(({ options }) => !options["of"] && options["only"] !== "form")
    .map((entry) => ({
      meaning: { ...limited(meaningOf(column, entry)), ...contextOf(entry) },
      spellings: entry.spellings,
    })),
);

export const TOPICS: Topic[] = choices.flatMap(({ column, lines }) =>
  topicsOf(lines, (entry) => limited(meaningOf(column, entry))),
);
