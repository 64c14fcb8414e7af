/* Facts as buyers begin to type them, beside the names that the forms give them. Texts are comma-separated. */
import type { MAKE_COUNTRIES } from "./make-countries.ts";

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
  { column: "bodyCondition", values: ["excellent"], texts: "بدون حوادث,no accidents" },
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

/** As they are typed in Arabic; in English they are `Chinese cars`. */
const ARABIC_COUNTRIES: Record<keyof typeof MAKE_COUNTRIES, string> = {
  Chinese: "سيارات صينية",
  Korean: "سيارات كورية",
  Japanese: "سيارات يابانية",
  German: "سيارات ألمانية",
  American: "سيارات أمريكية",
  French: "سيارات فرنسية",
  Italian: "سيارات إيطالية",
  British: "سيارات بريطانية",
  Swedish: "سيارات سويدية",
};

export const SUGGESTED_COUNTRIES = Object.entries(ARABIC_COUNTRIES).map(([country, arabic]) => ({
  country,
  texts: [arabic, `${country} cars`],
}));
