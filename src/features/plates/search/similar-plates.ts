import type { SearchDeps } from "#src/features/listings/search/listing-search.ts";
import { numbersLike } from "../catalogue/number-sets.ts";
import { patternTags } from "../catalogue/patterns.ts";
import type { NumberPlate } from "../plate-json.ts";
import { plateCatalog } from "./search-plates.ts";

const SIMILAR = 4;
const CANDIDATES = 40;

/** Those that share the most patterns, then the nearest numbers. Without a pattern only near numbers. */
export async function findSimilarPlates(
  { catalogs, clock }: SearchDeps,
  { id, tags, plateNumber, digitCount }: Pick<NumberPlate, "id" | "tags" | "plateNumber" | "digitCount">,
): Promise<string[]> {
  const catalog = catalogs.of(plateCatalog);
  const search = await catalog.searching(clock.now());
  const near = [
    plateNumber.slice(0, 2).padEnd(digitCount, "_"),
    plateNumber.slice(-2).padStart(digitCount, "_"),
  ];
  const turns = [
    ...tags.map((tag) => ({ tags: [tag] })),
    ...near.map((like) => ({ number: { among: numbersLike(like) } })),
  ];
  const ids = turns.flatMap((where) => search({ where, sort: "newest", limit: CANDIDATES }).ids);
  const candidates = [...new Set(ids)]
    .filter((other) => other !== id)
    .map((other) => {
      const number = catalog.numberOf(other, "number");
      const others = patternTags(catalog.numberOf(other, "code"), number);
      return {
        id: other,
        shared: others.filter((tag) => tags.includes(tag)).length,
        distance: Math.abs(number - Number(plateNumber)),
      };
    })
    .sort((a, b) => b.shared - a.shared || a.distance - b.distance);
  return candidates.slice(0, SIMILAR).map((candidate) => candidate.id);
}
