import type * as vocabulary from "#src/features/cars/vocabulary.ts";

/** Reads "Sedan 62, SUV 19" as pairs of a value and its weight. */
const weights = <T extends string>(text: string): [T, number][] =>
  text.split(", ").map((pair) => {
    const at = pair.lastIndexOf(" ");
    return [pair.slice(0, at) as T, Number(pair.slice(at))];
  });

// Frequencies in 12,389 ads from Jordan, in percent; rarer values are left out.
export const MAKES = weights(
  "Hyundai 20, Kia 13, Mercedes-Benz 8, Toyota 7.5, Mitsubishi 7, Ford 6, BMW 4, Nissan 4, Honda 4, " +
    "Chevrolet 3.5, Volkswagen 3, Peugeot 3, Jeep 2, Opel 2, Mazda 2, Daewoo 1.5, Audi 1.5, Dodge 1.2, " +
    "Lexus 1, Renault 1, GMC 0.8, Suzuki 0.8, Land Rover 0.7, Tesla 0.4, BYD 0.4, MG 0.2, Changan 0.2",
);
/** The first of five years, with its weight. */
export const YEARS = weights("1990 6, 1995 13, 2000 13, 2005 20.5, 2010 19.5, 2015 22.5, 2020 5");
export const FUELS = weights<vocabulary.FuelType>("Gasoline 76, Hybrid 15, Diesel 7, Electric 2");
export const GEARBOXES = weights<vocabulary.Transmission>("Automatic 76, Manual 24");
export const BODIES = weights<vocabulary.BodyType>(
  "Sedan 62, SUV 19, Hatchback 8, Pickup 5, Coupe 3, Van 2, Wagon 1, Convertible 0.5",
);
export const COLOURS = weights(
  "White 27, Black 18, Silver 17, Grey 14, Blue 8, Red 6, Beige 4, Green 3, Gold 2, Brown 1",
);
export const PAYMENTS = [
  ...weights<vocabulary.Payment>("cash 85, cash-or-instalments 11, instalments 3"),
  [null, 1] as const,
];
export const CUSTOMS = weights<vocabulary.Customs>("cleared 98, uncleared 2");
export const LICENCES = weights<vocabulary.Licence>("licensed 93, unlicensed 7");
export const INSURANCES = weights<vocabulary.Insurance>("compulsory 86, comprehensive 10, none 4");
export const PAINTS = [
  ...weights<vocabulary.Paint>("original 49, full-repaint 15, partial-repaint 10"),
  [null, 26] as const,
];
export const CITIES = weights(
  "Amman 62, Irbid 12, Zarqa 10, Salt 4, Aqaba 3, Madaba 2, Karak 2, Mafraq 2, Jerash 1, Ajloun 1, Ma'an 0.5, Tafilah 0.5",
);
/** The number of digits on plates, with its weight. */
export const DIGITS = weights("5 62, 4 25, 3 9, 2 3, 1 1");

/** The median price in dinars of cars of this year. */
export const medianPrice = (year: number): number => 1_600 * 1.092 ** (year - 1990);
export const MEDIAN_MILEAGE_A_YEAR = 14_000;
/** By number of digits. */
export const PLATE_PRICES: Record<number, number> = { 1: 60_000, 2: 25_000, 3: 8_000, 4: 1_500, 5: 350 };

export const CAR_PHRASES = [
  "فحص كامل",
  "السيارة بحالة ممتازة",
  "مالك واحد",
  "دهان الشركة",
  "كوشوك جديد",
  "بطارية جديدة",
  "صيانة في الوكالة",
  "مرخصة لسنة كاملة",
  "بسعر مغري",
  "قابل للتفاوض",
  "بدون حوادث",
  "أربعة جيد",
  "فل كامل فتحة وجلد",
  "مكيف شغال",
  "استعمال خاص",
  "للجادين فقط",
  "السعر نهائي",
  "وارد الوكالة",
  "جير وماتور بحالة الوكالة",
  "ترخيص جديد",
  "يوجد فحص سبعة جيد",
  "تصليح كامل للميكانيك",
  "one owner since new",
  "full service history",
  "clean title and no accidents",
  "new tyres and battery",
  "negotiable for serious buyers",
  "ready for any inspection",
  "agency maintained",
  "low mileage family car",
];
export const PLATE_PHRASES = [
  "رقم مميز للبيع",
  "التنازل فوري",
  "الرقم على سيارة مرخصة",
  "سعر نهائي",
  "قابل للتفاوض",
  "رقم سهل الحفظ",
  "يصلح هدية",
  "transfer at the department on the same day",
  "easy to remember",
];
