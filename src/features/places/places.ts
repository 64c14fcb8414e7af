import { foldTokens } from "#src/core/fold.ts";
import type { Language } from "#src/i18n/language.ts";

export interface Place {
  /** As stored and answered by the API. */
  name: string;
  ar: string;
  governorate: string;
  /** Cars are listed by city; plates by city or area. */
  kind: "city" | "area";
  /** Other spellings that mean this place. */
  aliases: string[];
}

/** Every place once: the cities in the specification's order, then the other places of plate listings. */
export const PLACES: Place[] = [
  { name: "Amman", ar: "عمّان", governorate: "Amman", kind: "city", aliases: ["العاصمة"] },
  { name: "Irbid", ar: "إربد", governorate: "Irbid", kind: "city", aliases: ["ايربد", "Erbid"] },
  {
    name: "Zarqa",
    ar: "الزرقاء",
    governorate: "Zarqa",
    kind: "city",
    aliases: ["الزرقا", "زرقا", "زرقاء", "Az-Zarqa", "Al-Zarqa", "Zarka"],
  },
  {
    name: "Aqaba",
    ar: "العقبة",
    governorate: "Aqaba",
    kind: "city",
    aliases: ["عقبة", "Al-Aqaba", "Al-Aqabah", "Aqabah"],
  },
  { name: "Karak", ar: "الكرك", governorate: "Karak", kind: "city", aliases: ["كرك", "Al-Karak", "Kerak"] },
  { name: "Madaba", ar: "مادبا", governorate: "Madaba", kind: "city", aliases: ["Madba"] },
  { name: "Jerash", ar: "جرش", governorate: "Jerash", kind: "city", aliases: ["Jarash"] },
  { name: "Ajloun", ar: "عجلون", governorate: "Ajloun", kind: "city", aliases: ["Ajlun", "Ajloon"] },
  {
    name: "Tafilah",
    ar: "الطفيلة",
    governorate: "Tafilah",
    kind: "city",
    aliases: ["طفيلة", "Tafila", "At-Tafilah", "Al-Tafilah"],
  },
  { name: "Ma'an", ar: "معان", governorate: "Ma'an", kind: "city", aliases: [] },
  {
    name: "Salt",
    ar: "السلط",
    governorate: "Balqa",
    kind: "city",
    aliases: ["سلط", "As-Salt", "Al-Salt", "Balqa", "Al-Balqa", "البلقاء", "البلقا"],
  },
  { name: "Mafraq", ar: "المفرق", governorate: "Mafraq", kind: "city", aliases: ["مفرق", "Al-Mafraq"] },
  {
    name: "Russeifa",
    ar: "الرصيفة",
    governorate: "Zarqa",
    kind: "area",
    aliases: ["رصيفة", "Rusaifa", "Ar-Russeifa", "Al-Russeifa"],
  },
  {
    name: "Wadi al-Seer",
    ar: "وادي السير",
    governorate: "Amman",
    kind: "area",
    aliases: ["Wadi as-Seer", "Wadi Seer", "Wadi al-Sir", "Wadi as-Sir"],
  },
  {
    name: "Tilaa Ali",
    ar: "تلاع العلي",
    governorate: "Amman",
    kind: "area",
    aliases: ["Tla' al-Ali", "Tlaa al-Ali", "Tilaa al-Ali", "تلاع علي"],
  },
  { name: "Sahab", ar: "سحاب", governorate: "Amman", kind: "area", aliases: [] },
  {
    name: "Ramtha",
    ar: "الرمثا",
    governorate: "Irbid",
    kind: "area",
    aliases: ["رمثا", "الرمثة", "Al Ramtha", "Ar-Ramtha"],
  },
  {
    name: "Al-Jubeiha",
    ar: "الجبيهة",
    governorate: "Amman",
    kind: "area",
    aliases: ["جبيهة", "Jubeiha", "Jubaiha", "Al-Jubaiha"],
  },
  {
    name: "At-Taiyibah",
    ar: "الطيبة",
    governorate: "Irbid",
    kind: "area",
    aliases: ["طيبة", "Taiyibah", "Taybeh", "At-Taybeh", "Al-Taybeh"],
  },
  {
    name: "Umm Qais",
    ar: "أم قيس",
    governorate: "Irbid",
    kind: "area",
    aliases: ["Um Qais", "Umm Qays", "Umm Qeis"],
  },
];

/** The names of the specification's twelve cities, in its order. */
export const CITIES: string[] = PLACES.filter(({ kind }) => kind === "city").map(({ name }) => name);

const spelling = (text: string) => foldTokens(text).join("");
let bySpelling: Map<string, Place> | undefined;

/** The place that `text` names in English, Arabic or a common other spelling; null when it is none. */
export function findPlace(text: string): Place | null {
  bySpelling ??= new Map(
    PLACES.flatMap((place) =>
      [place.name, place.ar, ...place.aliases].map((known) => [spelling(known), place]),
    ),
  );
  return bySpelling.get(spelling(text)) ?? null;
}

/**
 * The names of the places that a part of a name may mean: those that are so called, and those within the governorate of
 * the one that is meant exactly, as Sahab is in Amman.
 */
export function placesNamed(part: string): string[] {
  const wanted = spelling(part);
  const exact = findPlace(part);
  const isNamed = ({ name, ar, aliases }: Place) =>
    [name, ar, ...aliases].some((known) => spelling(known).includes(wanted));
  return PLACES.filter(
    (place) => isNamed(place) || (exact?.kind === "city" && place.governorate === exact.governorate),
  ).map(({ name }) => name);
}

/** The place's name in a language; a name that is no place of ours as given. */
export function placeLabel(name: string, lang: Language): string {
  const place = PLACES.find((known) => known.name === name);
  return lang === "ar" && place ? place.ar : name;
}
