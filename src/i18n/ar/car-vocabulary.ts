import { labelIn } from "../label.ts";
import makes from "./makes.txt" with { type: "text" };
import models from "./models.txt" with { type: "text" };

const namesIn = (list: string, between: string) =>
  new Map(list.split(between).map((pair) => pair.split("=") as [string, string]));

// Pure, so that islands without makes leave out their names.
const makeNames = /* @__PURE__ */ namesIn(makes, "\n");
export const makeLabel = (make: string) => makeNames.get(make) ?? make;

const readModelNames = () =>
  new Map(
    models.split("\n").map((line) => {
      const [make = "", list = ""] = line.split(": ");
      return [make, namesIn(list, ", ")];
    }),
  );
/** Only some models have names in Arabic letters. The others (X5, CR-V, E 200) stay in Latin letters. */
const modelNames = /* @__PURE__ */ readModelNames();
export const modelLabel = (make: string, model: string) =>
  model === "Other" ? "أخرى" : (modelNames.get(make)?.get(model) ?? model);

const FUEL_TYPES = { Gasoline: "بنزين", Hybrid: "هايبرد", Electric: "كهربائي", Diesel: "ديزل" };
const TRANSMISSIONS = { Automatic: "أوتوماتيك", Manual: "عادي" };
const BODY_TYPES = {
  Sedan: "سيدان",
  SUV: "جيب (SUV)",
  Hatchback: "هاتشباك",
  Coupe: "كوبيه",
  Convertible: "كشف",
  Wagon: "ستيشن",
  Pickup: "بيك أب",
  Van: "فان",
};
const FEATURES = {
  Sunroof: "فتحة سقف",
  "Leather Seats": "كراسي جلد",
  "Navigation System": "نظام ملاحة",
  "Backup Camera": "كاميرا خلفية",
  "Heated Seats": "كراسي مدفأة",
  "Air Conditioning": "مكيف",
  Bluetooth: "بلوتوث",
  "USB Ports": "مداخل USB",
  "Alloy Wheels": "جنوط",
  "Power Windows": "زجاج كهربائي",
  "Anti-lock Brakes": "فرامل ABS",
  Airbags: "أكياس هوائية",
  "Cruise Control": "مثبت سرعة",
  "Keyless Entry": "دخول بدون مفتاح",
  "Premium Audio": "نظام صوت فاخر",
};
const COLORS = {
  White: "أبيض",
  Black: "أسود",
  Silver: "فضي",
  Grey: "رمادي",
  Blue: "أزرق",
  Navy: "كحلي",
  Red: "أحمر",
  Green: "أخضر",
  Beige: "بيج",
  Brown: "بني",
  Gold: "ذهبي",
  Orange: "برتقالي",
  Yellow: "أصفر",
  Burgundy: "خمري",
  Purple: "بنفسجي",
};
const HYBRID_TYPES = { full: "هايبرد عادي", "plug-in": "هايبرد بلج إن", mild: "مايلد هايبرد" };
const CUSTOMS = { cleared: "مجمركة", uncleared: "غير مجمركة" };
const LICENCES = { licensed: "مرخصة", unlicensed: "غير مرخصة" };
const INSURANCES = { compulsory: "إلزامي", comprehensive: "شامل", none: "غير مؤمَّنة" };
const REGIONAL_SPECS = {
  gulf: "خليجية",
  american: "أمريكية",
  european: "أوروبية",
  japanese: "يابانية",
  korean: "كورية",
  other: "أخرى",
};
const PAINTS = {
  original: "الدهان الأصلي",
  "full-repaint": "أُعيد دهانها كليًا",
  "partial-repaint": "أُعيد دهانها جزئيًا",
};
const BODY_CONDITIONS = {
  excellent: "ممتازة، بدون حوادث",
  good: "جيدة، مع عيوب بسيطة",
  accident: "تعرّضت لحادث",
  "needs-work": "الهيكل يحتاج إلى إصلاح",
};
const INSPECTIONS = {
  "seven-good": "سبعة جيد",
  "four-good": "أربعة جيد",
  "three-good": "ثلاثة جيد",
  mixed: "نتيجة متفاوتة",
  none: "بدون فحص",
};
const PAYMENTS = { cash: "كاش فقط", "cash-or-instalments": "كاش أو أقساط", instalments: "أقساط فقط" };
export const fuelTypeLabel = (value: string) => labelIn(FUEL_TYPES, value);
export const transmissionLabel = (value: string) => labelIn(TRANSMISSIONS, value);
export const bodyTypeLabel = (value: string) => labelIn(BODY_TYPES, value);
export const featureLabel = (value: string) => labelIn(FEATURES, value);
export const colorLabel = (value: string) => labelIn(COLORS, value);
export const hybridTypeLabel = (value: string) => labelIn(HYBRID_TYPES, value);
export const customsLabel = (value: string) => labelIn(CUSTOMS, value);
export const licenceLabel = (value: string) => labelIn(LICENCES, value);
export const insuranceLabel = (value: string) => labelIn(INSURANCES, value);
export const regionalSpecLabel = (value: string) => labelIn(REGIONAL_SPECS, value);
export const paintLabel = (value: string) => labelIn(PAINTS, value);
export const bodyConditionLabel = (value: string) => labelIn(BODY_CONDITIONS, value);
export const inspectionLabel = (value: string) => labelIn(INSPECTIONS, value);
export const paymentLabel = (value: string) => labelIn(PAYMENTS, value);
