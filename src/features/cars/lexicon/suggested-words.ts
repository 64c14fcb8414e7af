/* Facts in the words that buyers start typing, besides the form's labels. Texts are comma-separated. */
import { inLanguage } from "#src/i18n/language.ts";
import { t } from "#t";
import { MAKE_COUNTRIES } from "../catalogue/make-countries.ts";

interface SuggestedFact {
  column:
    | "fuelType"
    | "transmission"
    | "bodyType"
    | "features"
    | "regionalSpec"
    | "paint"
    | "bodyCondition"
    | "inspection"
    | "payment";
  values: string[];
  texts: string;
}

export const SUGGESTED_FACTS: SuggestedFact[] = [
  { column: "inspection", values: ["seven-good"], texts: "فحص كامل,full inspection" },
  { column: "bodyCondition", values: ["excellent", "good"], texts: "بدون حوادث,no accidents" },
  { column: "paint", values: ["original"], texts: "دهان أصلي,دهان وكالة,original paint" },
  { column: "payment", values: ["instalments", "cash-or-instalments"], texts: "تقسيط,أقساط,installments" },
  { column: "regionalSpec", values: ["american"], texts: "وارد أمريكا" },
  { column: "regionalSpec", values: ["korean"], texts: "وارد كوريا" },
  { column: "regionalSpec", values: ["gulf"], texts: "وارد الخليج,مواصفات خليجية,gcc" },
  { column: "transmission", values: ["Automatic"], texts: "جير أوتوماتيك" },
  { column: "transmission", values: ["Manual"], texts: "جير عادي" },
  { column: "fuelType", values: ["Electric"], texts: "كهرباء" },
  { column: "features", values: ["Leather Seats"], texts: "جلد,leather" },
  { column: "features", values: ["Sunroof"], texts: "بانوراما,panorama" },
  { column: "bodyType", values: ["Van"], texts: "باص" },
];

export const SUGGESTED_COUNTRIES = Object.keys(MAKE_COUNTRIES).map((country) => ({
  country,
  texts: (["ar", "en"] as const).map((language) => inLanguage(language, () => t.suggestionCountry(country))),
}));
