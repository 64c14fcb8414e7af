import { readLexicon } from "#src/language/engine/lexicon.ts";
import series from "../catalogue/generations.txt" with { type: "text" };
import { spokenInArabic } from "./letter-names.ts";
import text from "./generation.txt" with { type: "text" };

export interface Generation {
  /** Name with make: `BMW E36`. */
  name: string;
  make: string;
  code: string;
  models: RegExp;
  /** The first year; null for series that cover all years, such as BMW's 7 Series. */
  from: number | null;
  to: number | null;
  spellings: string[];
  /** Spellings that count only next to the make or one of its models. */
  weakSpellings: string[];
}

export const GENERATION_LEXICON = readLexicon("generation.txt", text);
const nicknames = Map.groupBy(GENERATION_LEXICON.entries, ({ value }) => value);

function generationOf(make: string, models: string, line: string): Generation {
  const [, weakMark, code = "", from, to] = /^(~?)(.+?)(?: (\d{4})-(\d{4})?)?$/.exec(line) ?? [];
  const name = `${make} ${code}`;
  const words = [
    { spellings: [code], isWeak: weakMark !== "" },
    // `اي 30` (E30) may also mean Hyundai's i30.
    { spellings: weakMark ? [] : spokenInArabic(code), isWeak: /^E\d/.test(code) },
    ...(nicknames.get(name) ?? []).map(({ spellings, options }) => ({
      spellings,
      isWeak: "needs" in options,
    })),
  ];
  return {
    name,
    make,
    code,
    models: new RegExp(`^(?:${models.replaceAll(", ", "|").replaceAll("#", "\\d")})`),
    from: from === undefined ? null : Number(from),
    to: to === undefined ? null : Number(to),
    spellings: words.flatMap(({ spellings, isWeak }) => (isWeak ? [] : spellings)),
    weakSpellings: words.flatMap(({ spellings, isWeak }) => (isWeak ? spellings : [])),
  };
}

/** Generations of models, by the codes and nicknames that people search for. */
export const GENERATIONS: Generation[] = series
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .flatMap((line) => {
    const [make = "", models = "", generations = ""] = line.split(" | ");
    return generations.split(", ").map((one) => generationOf(make, models, one));
  });

const byName = new Map(GENERATIONS.map((generation) => [generation.name, generation]));

export const isOf = ({ make, code, models }: Generation, itsMake: string, model: string): boolean =>
  itsMake === make && (models.test(model) || model === code);

/** The codes and nicknames of a car's generation. */
export const nicknamesOf = (make: string, model: string, year: number): string[] =>
  GENERATIONS.filter(
    (generation) =>
      isOf(generation, make, model) &&
      generation.from !== null &&
      year >= generation.from &&
      year <= (generation.to ?? Infinity),
  ).flatMap(({ spellings, weakSpellings }) => [...spellings, ...weakSpellings]);

export const findGeneration = (name: string): Generation | undefined => byName.get(name);
