import type { Language } from "#src/i18n/language.ts";

export interface Place {
  /** The stored name, also used in the API. */
  name: string;
  ar: string;
  /** Cars are listed by city, plates by city or area. */
  kind: "city" | "area";
}

/** The cities in the specification's order, then other places for plates. */
export const PLACES: Place[] = [
  { name: "Amman", ar: "عمّان", kind: "city" },
  { name: "Irbid", ar: "إربد", kind: "city" },
  { name: "Zarqa", ar: "الزرقاء", kind: "city" },
  { name: "Aqaba", ar: "العقبة", kind: "city" },
  { name: "Karak", ar: "الكرك", kind: "city" },
  { name: "Madaba", ar: "مادبا", kind: "city" },
  { name: "Jerash", ar: "جرش", kind: "city" },
  { name: "Ajloun", ar: "عجلون", kind: "city" },
  { name: "Tafilah", ar: "الطفيلة", kind: "city" },
  { name: "Ma'an", ar: "معان", kind: "city" },
  { name: "Salt", ar: "السلط", kind: "city" },
  { name: "Mafraq", ar: "المفرق", kind: "city" },
  { name: "Russeifa", ar: "الرصيفة", kind: "area" },
  { name: "Wadi al-Seer", ar: "وادي السير", kind: "area" },
  { name: "Tilaa Ali", ar: "تلاع العلي", kind: "area" },
  { name: "Sahab", ar: "سحاب", kind: "area" },
  { name: "Ramtha", ar: "الرمثا", kind: "area" },
  { name: "Al-Jubeiha", ar: "الجبيهة", kind: "area" },
  { name: "At-Taiyibah", ar: "الطيبة", kind: "area" },
  { name: "Umm Qais", ar: "أم قيس", kind: "area" },
];

export const CITIES: string[] = PLACES.filter(({ kind }) => kind === "city").map(({ name }) => name);

export function placeLabel(name: string, lang: Language): string {
  const place = PLACES.find((known) => known.name === name);
  return lang === "ar" && place ? place.ar : name;
}
