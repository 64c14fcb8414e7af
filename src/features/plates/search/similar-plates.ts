import type { SearchDeps } from "#src/features/listings/search/listing-search.ts";
import { numbersLike } from "../catalogue/number-sets.ts";
import { patternTags, type PatternTag } from "../catalogue/patterns.ts";
import type { NumberPlate } from "../plate-json.ts";
import { plateCatalog } from "./search-plates.ts";
import { pick } from "#src/core/pick.ts";

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

const LISTED = 5;
const MIN_COMPARED = 3;
const MAX_COMPARED = 500;
/** The share of prices to leave out at both ends, if there are many. */
const ODD = 0.1;
const MANY = 20;

type Compared = Pick<NumberPlate, "id" | "areaCode" | "plateNumber" | "digitCount" | "tags">;

/** Asking prices of plates for sale with as many digits and the same pattern, or also without one. */
export interface SimilarAsking {
  tag: PatternTag | null;
  count: number;
  lowCents: number;
  middleCents: number;
  highCents: number;
  /** Whether the lowest and the highest tenth are not between these prices. */
  isTrimmed: boolean;
  /** Plates with the same code first, then with the most patterns in common, then nearest in number. */
  nearest: (Pick<NumberPlate, "id" | "plateNumber" | "priceCents"> & { areaCode: number })[];
}

export async function findSimilarAsking(
  { catalogs, clock }: Pick<SearchDeps, "catalogs" | "clock">,
  { id, areaCode, plateNumber, digitCount, tags }: Compared,
): Promise<SimilarAsking | null> {
  const catalog = catalogs.of(plateCatalog);
  const search = await catalog.searching(clock.now());
  const tag = tags.find((each) => each !== "short") ?? null;
  const where = { digitCount: [String(digitCount)], ...(tag && { tags: [tag] }) };
  const others = search({ where, sort: "newest", limit: MAX_COMPARED })
    .ids.filter((other) => other !== id)
    .map((other) => {
      const [code, number] = [catalog.numberOf(other, "code"), catalog.numberOf(other, "number")];
      const priceCents = catalog.numberOf(other, "price");
      return { id: other, code, number, priceCents, tags: patternTags(code, number) };
    })
    .filter((other) => tag !== null || other.tags.every((each) => each === "short"));
  if (others.length < MIN_COMPARED) return null;
  const isElsewhere = ({ code }: { code: number }) => Number(code !== areaCode);
  const shared = (other: { tags: PatternTag[] }) => other.tags.filter((each) => tags.includes(each)).length;
  const distance = ({ number }: { number: number }) => Math.abs(number - Number(plateNumber));
  const nearest = others
    .toSorted((a, b) => isElsewhere(a) - isElsewhere(b) || shared(b) - shared(a) || distance(a) - distance(b))
    .slice(0, LISTED);
  const cents = others.map(({ priceCents }) => priceCents).sort((a, b) => a - b);
  const at = (share: number) => cents[Math.round(share * (cents.length - 1))] ?? 0;
  const isTrimmed = cents.length >= MANY;
  const odd = isTrimmed ? ODD : 0;
  return {
    tag,
    count: cents.length,
    lowCents: at(odd),
    middleCents: at(0.5),
    highCents: at(1 - odd),
    isTrimmed,
    nearest: nearest.map(({ code, number, ...other }) => ({
      ...pick(other, "id", "priceCents"),
      areaCode: code,
      plateNumber: String(number),
    })),
  };
}
