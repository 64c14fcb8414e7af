import { DAY_MS } from "#src/core/time.ts";
import { type PatternTag, patternTags } from "#src/features/plates/catalogue/patterns.ts";
import type { SeededRandom } from "./random.ts";
import plateLines from "./story-plates.txt" with { type: "text" };
import { plateWriter } from "./story-plate-words.ts";
import { LISTING_DAYS } from "./story-facts.ts";
import type { DemoPlate } from "./story.ts";

export interface PlateFacts {
  code: string;
  number: string;
  patterns: PatternTag[];
}

const DEALERS = ["raqam", "numra"];

export function demoPlates(now: number, random: SeededRandom): DemoPlate[] {
  const rows = newestFirst(random);
  const writeArabic = plateWriter("ar", random);
  const writeEnglish = plateWriter("en", random);
  const plates = rows.map((row, i): DemoPlate => {
    const [code = "", number = "", price, location = "", language, tags = ""] = row.split("|");
    const facts = { code, number, patterns: patternTags(code, number) };
    const seller = /by-(\w+)/.exec(tags)?.[1];
    const times = timesOf(tags, (i + 0.4) / rows.length, now);
    return {
      ...(language === "a" ? writeArabic : writeEnglish)(facts),
      ...times,
      sellerKey: seller ?? random.pick(DEALERS),
      areaCode: Number(code),
      plateNumber: number,
      price: Number(price),
      location,
      featured: tags.includes("featured"),
      verified: tags.includes("verified"),
      views: Math.round(
        (1.5 + random.next() * 9) * (facts.patterns.length + 1) * ((now - times.createdAt) / DAY_MS + 0.2),
      ),
    };
  });
  return plates.sort((a, b) => a.createdAt - b.createdAt);
}

/**
 * The lines of story-plates.txt in random order, plain plates mostly after patterned ones: code | number | JD | place |
 * language of the text, a(rabic) or e(nglish) | tags. Prices follow the official ones of 2025 (three digits 10,000, four
 * patterned 6,000 and plain 1,000, five patterned 5,000) and real asking prices.
 */
function newestFirst(random: SeededRandom): string[] {
  const keyed = plateLines
    .trim()
    .split("\n")
    .map((row) => {
      const [code = "", number = ""] = row.split("|");
      return { row, at: random.next() + (patternTags(code, number).length > 0 ? 0 : 0.6) };
    });
  return keyed.toSorted((a, b) => a.at - b.at).map(({ row }) => row);
}

function timesOf(tags: string, share: number, now: number) {
  const daysAgo = tags.includes("expired")
    ? 34
    : tags.includes("sold")
      ? 11 + share * 9
      : 0.1 + share ** 1.4 * 27;
  const createdAt = Math.round(now - daysAgo * DAY_MS);
  const soldAt = tags.includes("sold") ? Math.round(now - (1 + share * 6) * DAY_MS) : null;
  return { createdAt, expiresAt: createdAt + LISTING_DAYS * DAY_MS, soldAt };
}
