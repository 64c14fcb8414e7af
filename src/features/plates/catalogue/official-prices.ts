import { t } from "#t";
import type { PatternTag } from "./patterns.ts";

/** In dinars, by the regulation of 2025 (Official Gazette of 31 July: https://alrai.com/article/10900683). */
export const OFFICIAL_LEVELS = [
  { level: "short", label: () => t.officialShort(), dinars: null },
  { level: "three", label: () => t.officialThree(), dinars: 10_000 },
  { level: "four-patterned", label: () => t.officialFourPatterned(), dinars: 6_000 },
  { level: "four-plain", label: () => t.officialFourPlain(), dinars: 1_000 },
  { level: "five-patterned", label: () => t.officialFivePatterned(), dinars: 5_000 },
  { level: "five-plain", label: () => t.officialFivePlain(), dinars: null },
] as const;
export type OfficialLevel = (typeof OFFICIAL_LEVELS)[number]["level"];

export const OFFICIAL_DATE = Date.UTC(2025, 6, 31, 12);
export const OFFICIAL_REPORT = "https://alrai.com/article/10900683";

/** An estimate from the patterns; the licensing department decides. */
export function officialLevelOf(plate: { digitCount: number; tags: PatternTag[] }): OfficialLevel {
  const { digitCount, tags } = plate;
  if (digitCount < 3) return "short";
  if (digitCount === 3) return "three";
  const look = tags.some((tag) => tag !== "short") ? "patterned" : "plain";
  return digitCount === 4 ? `four-${look}` : `five-${look}`;
}
