import { foldTokens } from "#src/core/fold.ts";
import { type Entry, type Lexicon, readLexicon } from "#src/language/engine/lexicon.ts";
import { type Place, PLACES } from "./places.ts";
import text from "./places.txt" with { type: "text" };

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

let lexicon: Lexicon | undefined;
export const placeLexicon = (): Lexicon =>
  (lexicon ??= readLexicon("places.txt", text, { values: PLACES.map((place) => place.name) }));

/** The names of a place; without those that may be a color, for searches of things that have one. */
export function placeSpellings({ name, ar }: Place, { withColors = true } = {}): string[] {
  const isMeant = ({ value, options }: Entry) =>
    value === name && (withColors || options["only"] !== "place");
  return [
    name,
    ar,
    ...placeLexicon()
      .entries.filter(isMeant)
      .flatMap(({ spellings }) => spellings),
  ];
}

const spelling = (text: string) => foldTokens(text).join("");
let known: [spelling: string, place: Place][] | undefined;
const knownSpellings = () =>
  (known ??= PLACES.flatMap((place) =>
    placeSpellings(place).map((name): [string, Place] => [spelling(name), place]),
  ));
let bySpelling: Map<string, Place> | undefined;

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
