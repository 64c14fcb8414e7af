import type { PatternTag } from "./patterns.ts";

/**
 * The price levels in dinars of the regulation for plates as amended in 2025 (Official Gazette of 31 July 2025, reported by
 * Al-Rai: https://alrai.com/article/10900683); null if it names no price.
 */
export const OFFICIAL_LEVELS = [
  { level: "short", dinars: null },
  { level: "three", dinars: 10_000 },
  { level: "four-patterned", dinars: 6_000 },
  { level: "four-plain", dinars: 1_000 },
  { level: "five-patterned", dinars: 5_000 },
  { level: "five-plain", dinars: null },
] as const;
export type OfficialLevel = (typeof OFFICIAL_LEVELS)[number]["level"];

export const OFFICIAL_DATE = Date.UTC(2025, 6, 31, 12);
export const OFFICIAL_REPORT = "https://alrai.com/article/10900683";

/** An estimate by the patterns; the department decides. */
export function officialLevelOf({
  digitCount,
  tags,
}: {
  digitCount: number;
  tags: PatternTag[];
}): OfficialLevel {
  if (digitCount < 3) return "short";
  if (digitCount === 3) return "three";
  const patterned = tags.some((tag) => tag !== "short");
  if (digitCount === 4) return patterned ? "four-patterned" : "four-plain";
  return patterned ? "five-patterned" : "five-plain";
}
