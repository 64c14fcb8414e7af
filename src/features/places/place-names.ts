import { foldTokens } from "#src/core/fold.ts";
import { type Place, PLACES } from "./places.ts";

/** Other spellings of a place, comma-separated. */
const ALIASES: Record<string, string> = {
  Amman: "العاصمة,3amman",
  Irbid: "ايربد,Erbid,Irbed",
  Zarqa:
    "الزرقا,زرقا,زرقاء,Az-Zarqa,Al-Zarqa,Zarka,zar2a,el zar2a,al zar2a,bel zar2a,bl zar2a,bil zar2a,bal zar2a,b zar2a,fi zar2a,mn zar2a,men zar2a,fel zar2a",
  Aqaba: "عقبة,Al-Aqaba,Al-Aqabah,Aqabah,3aqaba,al3aqaba,3a2aba,el 3a2aba",
  Karak: "كرك,Al-Karak,El Karak,Kerak",
  Madaba: "Madba",
  Jerash: "Jarash",
  Ajloun: "Ajlun,Ajloon,3ajloun",
  Tafilah: "طفيلة,Tafila,At-Tafilah,Al-Tafilah",
  "Ma'an": "ma3an",
  Salt: "سلط,السلت,As-Salt,El Salt,Al-Salt,Balqa,Al-Balqa,البلقاء,البلقا",
  Mafraq: "مفرق,Al-Mafraq,Mafra2,el mafra2",
  Russeifa: "رصيفة,Rusaifa,Ar-Russeifa,Al-Russeifa",
  "Wadi al-Seer": "Wadi as-Seer,Wadi Seer,Wadi al-Sir,Wadi as-Sir",
  "Tilaa Ali": "Tla' al-Ali,Tlaa al-Ali,Tilaa al-Ali,تلاع علي",
  Ramtha: "رمثا,الرمثة,Al Ramtha,Ar-Ramtha",
  "Al-Jubeiha": "جبيهة,Jubeiha,Jubaiha,Al-Jubaiha",
  "At-Taiyibah": "طيبة,Taiyibah,Taybeh,At-Taybeh,Al-Taybeh",
  "Umm Qais": "Um Qais,Umm Qays,Umm Qeis",
};

const CITY_OF: Record<string, string> = {
  Russeifa: "Zarqa",
  "Wadi al-Seer": "Amman",
  "Tilaa Ali": "Amman",
  Sahab: "Amman",
  Ramtha: "Irbid",
  "Al-Jubeiha": "Amman",
  "At-Taiyibah": "Irbid",
  "Umm Qais": "Irbid",
};

export const placeSpellings = ({ name, ar }: Place): string[] => [
  name,
  ar,
  ...(ALIASES[name]?.split(",") ?? []),
];

const spelling = (text: string) => foldTokens(text).join("");
let known: [spelling: string, place: Place][] | undefined;
const knownSpellings = () =>
  (known ??= PLACES.flatMap((place) =>
    placeSpellings(place).map((name): [string, Place] => [spelling(name), place]),
  ));
let bySpelling: Map<string, Place> | undefined;

/** Finds a place by its name in English, Arabic or another common spelling. */
export function findPlace(text: string): Place | null {
  bySpelling ??= new Map(knownSpellings());
  return bySpelling.get(spelling(text)) ?? null;
}

/** The places with a spelling that contains `part`; a complete city name also gives the places in its governorate. */
export function placesNamed(part: string): string[] {
  const folded = spelling(part);
  const exact = findPlace(part);
  const matching = new Set(
    knownSpellings()
      .filter(([name]) => name.includes(folded))
      .map(([, place]) => place),
  );
  return PLACES.filter((place) => matching.has(place) || (exact && CITY_OF[place.name] === exact.name)).map(
    ({ name }) => name,
  );
}
