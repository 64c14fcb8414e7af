import { namesOf } from "../label.ts";
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

export const fuelTypeLabel = namesOf({
  Gasoline: "بنزين",
  Hybrid: "هايبرد",
  Electric: "كهربائي",
  Diesel: "ديزل",
});
export const transmissionLabel = namesOf({ Automatic: "أوتوماتيك", Manual: "عادي" });
export const bodyTypeLabel = namesOf({
  Sedan: "سيدان",
  SUV: "جيب (SUV)",
  Hatchback: "هاتشباك",
  Coupe: "كوبيه",
  Convertible: "كشف",
  Wagon: "ستيشن",
  Pickup: "بيك أب",
  Van: "فان",
});
export const featureLabel = namesOf({
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
});
export const colorLabel = namesOf({
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
});
export const hybridTypeLabel = namesOf({
  full: "هايبرد عادي",
  "plug-in": "هايبرد بلج إن",
  mild: "مايلد هايبرد",
});
export const customsLabel = namesOf({ cleared: "مجمركة", uncleared: "غير مجمركة" });
export const licenceLabel = namesOf({ licensed: "مرخصة", unlicensed: "غير مرخصة" });
export const insuranceLabel = namesOf({ compulsory: "إلزامي", comprehensive: "شامل", none: "غير مؤمَّنة" });
export const regionalSpecLabel = namesOf({
  gulf: "خليجية",
  american: "أمريكية",
  european: "أوروبية",
  japanese: "يابانية",
  korean: "كورية",
  other: "أخرى",
});
export const paintLabel = namesOf({
  original: "الدهان الأصلي",
  "full-repaint": "أُعيد دهانها كليًا",
  "partial-repaint": "أُعيد دهانها جزئيًا",
});
export const bodyConditionLabel = namesOf({
  excellent: "ممتازة، بدون حوادث",
  good: "جيدة، مع عيوب بسيطة",
  accident: "تعرّضت لحادث",
  "needs-work": "الهيكل يحتاج إلى إصلاح",
});
export const inspectionLabel = namesOf({
  "seven-good": "سبعة جيد",
  "four-good": "أربعة جيد",
  "three-good": "ثلاثة جيد",
  mixed: "نتيجة متفاوتة",
  none: "بدون فحص",
});
export const paymentLabel = namesOf({
  cash: "كاش فقط",
  "cash-or-instalments": "كاش أو أقساط",
  instalments: "أقساط فقط",
});
