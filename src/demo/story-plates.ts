import { linesIn } from "#src/core/text.ts";
import { DAY_MS } from "#src/core/time.ts";
import { type PatternTag, patternTags } from "#src/features/plates/catalogue/patterns.ts";
import type { Language } from "#src/i18n/language.ts";
import type { SeededRandom } from "./random.ts";
import { LISTING_DAYS } from "./story-facts.ts";
import arabic from "./story-plate-words-ar.txt" with { type: "text" };
import english from "./story-plate-words-en.txt" with { type: "text" };
import plateLines from "./story-plates.txt" with { type: "text" };
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
  const keyed = linesIn(plateLines).map((row) => {
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

const TEXTS: Record<Language, string> = { ar: arabic, en: english };

/**
 * Reads texts under headings. Under `patterns` there is one per line: tag | name | sentences about it; `plain` is for plates
 * without a pattern.
 */
const linesUnder = (heading: string, text: string): string[] =>
  text.split(`# ${heading}\n`)[1]?.split("# ")[0]?.trim().split("\n") ?? [];

// After Arabic text, numbers around a hyphen would be swapped, so Arabic titles name the code in words.
const titleOf = (language: Language, name: string, { code, number }: PlateFacts): string =>
  language === "ar" ? `${name} ${number} ترميز ${code}` : `${name} ${code}-${number}`;

/** A description names at most two patterns, uses the least used sentences first, and is unique. */
function plateWriter(language: Language, random: SeededRandom) {
  const text = TEXTS[language];
  const [transfer, closing] = [linesUnder("transfer", text), linesUnder("closing", text)];
  const patterns = new Map(
    linesUnder("patterns", text).map((line) => {
      const [tag = "", name = "", ...sentences] = line.split(" | ");
      return [tag, { name, sentences }];
    }),
  );
  const used = new Map<string, number>();
  const timesUsed = (sentence: string) => used.get(sentence) ?? 0;
  const leastUsed = (sentences: string[]): string => {
    const [next = ""] = random.shuffled(sentences).toSorted((a, b) => timesUsed(a) - timesUsed(b));
    used.set(next, timesUsed(next) + 1);
    return next;
  };
  const descriptions = new Set<string>();

  return (facts: PlateFacts): { title: string; description: string } => {
    const tags = facts.patterns.length > 0 ? facts.patterns : ["plain"];
    const parts = [...tags.slice(0, 2).map((tag) => patterns.get(tag)?.sentences ?? []), transfer, closing];
    let description: string;
    do description = parts.map(leastUsed).join(" ");
    while (descriptions.has(description));
    descriptions.add(description);
    const named = tags.find((tag) => tag !== "short") ?? "short";
    return { title: titleOf(language, patterns.get(named)?.name ?? "", facts), description };
  };
}
