import { readLexicon } from "#src/language/engine/lexicon.ts";
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

export const LEXICONS = {
  age: read("age.txt", age, NUMBER_PLACES),
  bodyCondition: read("body-condition.txt", bodyCondition, carFields.bodyCondition.values),
  bodyType: read("body-type.txt", bodyType, carFields.bodyType.values),
  country: read("country.txt", country, Object.keys(MAKE_COUNTRIES)),
  customs: read("customs.txt", customs, carFields.customs.values),
  features: read("features.txt", features, carFields.features.values),
  fillers: read("fillers.txt", fillers, []),
  fuelType: read("fuel-type.txt", fuelType, carFields.fuelType.values),
  hybridType: read("hybrid-type.txt", hybridType, carFields.hybridType.values),
  inspection: read("inspection.txt", inspection, carFields.inspection.values),
  installment: read("installment.txt", installment, NUMBER_PLACES),
  insurance: read("insurance.txt", insurance, carFields.insurance.values),
  licence: read("licence.txt", licence, carFields.licence.values),
  mileage: read("mileage.txt", mileage, [...NUMBER_PLACES, "low"]),
  miles: read("miles.txt", miles, NUMBER_PLACES),
  otherNumbers: read("other-numbers.txt", otherNumbers, NUMBER_PLACES),
  paint: read("paint.txt", paint, carFields.paint.values),
  payment: read("payment.txt", payment, carFields.payment.values),
  range: read("range.txt", range, NUMBER_PLACES),
  regionalSpec: read("regional-spec.txt", regionalSpec, carFields.regionalSpec.values),
  suggested: read("suggested.txt", suggested, []),
  transmission: read("transmission.txt", transmission, carFields.transmission.values),
  year: read("year.txt", year, NUMBER_PLACES),
};
