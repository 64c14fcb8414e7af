import { type Lexicon, readLexicon } from "#src/language/engine/lexicon.ts";
import { NUMBER_PLACES } from "#src/language/grammar/number-column-words.ts";
import { MAKE_COUNTRIES } from "../catalogue/make-countries.ts";
import { carFields } from "../fields.ts";
import carNumbers from "./car-numbers.txt" with { type: "text" };
import choices from "./choices.txt" with { type: "text" };
import fillers from "./fillers.txt" with { type: "text" };
import suggested from "./suggested.txt" with { type: "text" };

const VALUES: [column: string, values: readonly string[]][] = [
  ...Object.entries(carFields).map(([column, field]): [string, readonly string[]] => [
    column,
    "values" in field ? field.values : [],
  ]),
  ["country", Object.keys(MAKE_COUNTRIES)],
  ["mileage", ["80000"]],
];
const NUMBERS = ["year", "age", "mileage", "miles", "payment", "features", "other"];
const NUMBER_VALUES = NUMBERS.flatMap((column) => NUMBER_PLACES.map((place) => `${column} ${place}`));

export const LEXICONS = {
  carNumbers: readLexicon("car-numbers.txt", carNumbers, { values: NUMBER_VALUES }),
  choices: readLexicon("choices.txt", choices, {
    // `also` and `not` name values without their column.
    values: VALUES.flatMap(([column, values]) => [...values, ...values.map((value) => `${column} ${value}`)]),
  }),
  fillers: readLexicon("fillers.txt", fillers),
  suggested: readLexicon("suggested.txt", suggested),
};

/** The lines of one column in a lexicon whose values are `column value`. */
export function linesOf(lexicon: Lexicon, column: string): Lexicon {
  const own = lexicon.entries.filter(({ value }) => value.startsWith(`${column} `));
  return {
    ...lexicon,
    entries: own.map((entry) => ({ ...entry, value: entry.value.slice(column.length + 1) })),
  };
}
