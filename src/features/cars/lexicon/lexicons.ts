import { type Lexicon, readLexicon } from "#src/language/engine/lexicon.ts";
import { NUMBER_PLACES } from "#src/language/grammar/number-column-words.ts";
import { namesOf } from "#src/core/pick.ts";
import { MAKE_COUNTRIES } from "../catalogue/make-countries.ts";
import { carFields } from "../fields.ts";
import bodyCondition from "./body-condition.txt" with { type: "text" };
import bodyType from "./body-type.txt" with { type: "text" };
import carNumbers from "./car-numbers.txt" with { type: "text" };
import country from "./country.txt" with { type: "text" };
import customs from "./customs.txt" with { type: "text" };
import features from "./features.txt" with { type: "text" };
import fillers from "./fillers.txt" with { type: "text" };
import fuelType from "./fuel-type.txt" with { type: "text" };
import hybridType from "./hybrid-type.txt" with { type: "text" };
import inspection from "./inspection.txt" with { type: "text" };
import insurance from "./insurance.txt" with { type: "text" };
import licence from "./licence.txt" with { type: "text" };
import paint from "./paint.txt" with { type: "text" };
import payment from "./payment.txt" with { type: "text" };
import regionalSpec from "./regional-spec.txt" with { type: "text" };
import states from "./states.txt" with { type: "text" };
import suggested from "./suggested.txt" with { type: "text" };
import transmission from "./transmission.txt" with { type: "text" };

const shared = readLexicon("states.txt", states);
const read = (file: string, text: string, values: readonly string[]) =>
  readLexicon(`cars/lexicon/${file}`, text, { shared, values });

const NUMBERS = [
  ...["year", "age", "mileage", "miles", "payment", "features", "battery", "other"].flatMap((column) =>
    NUMBER_PLACES.map((place) => `${column} ${place}`),
  ),
  "mileage low",
];

const choices = {
  bodyCondition,
  bodyType,
  customs,
  features,
  fuelType,
  hybridType,
  inspection,
  insurance,
  licence,
  paint,
  payment,
  regionalSpec,
  transmission,
};
type Choice = keyof typeof choices;

/** Fields whose values sellers choose from a list. */
export const CHOICES = namesOf(choices);

export const LEXICONS = {
  ...(Object.fromEntries(
    CHOICES.map((name) => [name, read(`${name}.txt`, choices[name], carFields[name].values)]),
  ) as Record<Choice, Lexicon>),
  carNumbers: read("car-numbers.txt", carNumbers, NUMBERS),
  country: read("country.txt", country, Object.keys(MAKE_COUNTRIES)),
  fillers: read("fillers.txt", fillers, []),
  suggested: read("suggested.txt", suggested, []),
};
