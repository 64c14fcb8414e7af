import { type Lexicon, readLexicon } from "#src/language/engine/lexicon.ts";
import { namesOf } from "#src/core/pick.ts";
import { NUMBER_PLACES } from "#src/language/grammar/number-column-words.ts";
import { MAKE_COUNTRIES } from "../catalogue/make-countries.ts";
import { carFields } from "../fields.ts";
import age from "./age.txt" with { type: "text" };
import bodyCondition from "./body-condition.txt" with { type: "text" };
import bodyType from "./body-type.txt" with { type: "text" };
import country from "./country.txt" with { type: "text" };
import customs from "./customs.txt" with { type: "text" };
import features from "./features.txt" with { type: "text" };
import fillers from "./fillers.txt" with { type: "text" };
import fuelType from "./fuel-type.txt" with { type: "text" };
import hybridType from "./hybrid-type.txt" with { type: "text" };
import inspection from "./inspection.txt" with { type: "text" };
import installment from "./installment.txt" with { type: "text" };
import insurance from "./insurance.txt" with { type: "text" };
import licence from "./licence.txt" with { type: "text" };
import mileage from "./mileage.txt" with { type: "text" };
import miles from "./miles.txt" with { type: "text" };
import otherNumbers from "./other-numbers.txt" with { type: "text" };
import paint from "./paint.txt" with { type: "text" };
import payment from "./payment.txt" with { type: "text" };
import range from "./range.txt" with { type: "text" };
import regionalSpec from "./regional-spec.txt" with { type: "text" };
import states from "./states.txt" with { type: "text" };
import suggested from "./suggested.txt" with { type: "text" };
import transmission from "./transmission.txt" with { type: "text" };
import year from "./year.txt" with { type: "text" };

const shared = readLexicon("states.txt", states);
const read = (file: string, text: string, values: readonly string[]) =>
  readLexicon(`cars/lexicon/${file}`, text, { shared, values });

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
  age: read("age.txt", age, NUMBER_PLACES),
  country: read("country.txt", country, Object.keys(MAKE_COUNTRIES)),
  fillers: read("fillers.txt", fillers, []),
  installment: read("installment.txt", installment, NUMBER_PLACES),
  mileage: read("mileage.txt", mileage, [...NUMBER_PLACES, "low"]),
  miles: read("miles.txt", miles, NUMBER_PLACES),
  otherNumbers: read("other-numbers.txt", otherNumbers, NUMBER_PLACES),
  range: read("range.txt", range, NUMBER_PLACES),
  suggested: read("suggested.txt", suggested, []),
  year: read("year.txt", year, NUMBER_PLACES),
};
