import { linesIn } from "#src/core/text.ts";
import type { Language } from "#src/i18n/language.ts";
import { placeLabel } from "#src/features/places/places.ts";
import type { SeededRandom } from "./random.ts";
import type { Facts } from "./story-facts.ts";
import arabic from "./story-words-ar.txt" with { type: "text" };
import english from "./story-words-en.txt" with { type: "text" };

const PARTS = ["opening", "running", "body", "extra", "papers", "closing"] as const;

type Sentence = { part: string; text: string; isTrue: (facts: Facts) => boolean; must: boolean };

/**
 * Reads sentences of the form `conditions | text`, grouped under headings. A condition is a tag of the car or one of FLAGS,
 * a fact with values (`bodyType=Pickup/Van`) or a comparison (`age>6`); `!` negates it. A sentence with `must` is written
 * whenever it is true. The text may contain VALUES in braces.
 */
const readSentences = (text: string): Sentence[] =>
  text.split(/^# /m).flatMap((section) => {
    const [part = "", ...lines] = linesIn(section);
    return lines.map((line) => {
      const [list = "", text = ""] = line.split("| ");
      const conditions = list.trim().split(", ").filter(Boolean);
      return {
        part,
        text,
        must: conditions.includes("must"),
        isTrue: (facts) => conditions.every((condition) => condition === "must" || holds(condition, facts)),
      };
    });
  });

export const SENTENCES: Record<Language, Sentence[]> = {
  ar: readSentences(arabic),
  en: readSentences(english),
};

const FLAGS: Record<string, (facts: Facts) => boolean> = {
  dealer: ({ dealer }) => dealer,
  used: ({ tags }) => !tags.has("brand-new"),
  private: ({ dealer, tags }) => !dealer && !tags.has("brand-new"),
  exchange: ({ title }) => title.includes("بدل"),
};

function holds(condition: string, facts: Facts): boolean {
  if (condition.startsWith("!")) return !holds(condition.slice(1), facts);
  const [, name = "", operator, value = ""] = /^([\w-]+)(?:([=<>])(.+))?$/.exec(condition) ?? [];
  if (operator === undefined) return FLAGS[name]?.(facts) ?? facts.tags.has(name);
  const fact = facts[name as keyof Facts];
  if (operator === "=") return value.split("/").some((one) => [fact].flat().includes(one));
  return operator === "<" ? Number(fact) < Number(value) : Number(fact) > Number(value);
}

const amount = (n = 0) => n.toLocaleString("en-US");

const VALUES: Record<string, (facts: Facts, language: Language) => unknown> = {
  price: ({ price }) => amount(price),
  downPayment: ({ downPayment }) => amount(downPayment),
  monthly: ({ monthly }) => monthly,
  months: ({ months }) => months,
  licensedUntil: ({ licensedUntil }) => licensedUntil?.split("-").toReversed().join("/"),
  city: ({ location }, language) => placeLabel(location, language),
};

export function descriptionWriter(language: Language, random: SeededRandom) {
  const used = new Map<Sentence, number>();
  const timesUsed = (sentence: Sentence) => used.get(sentence) ?? 0;

  return (facts: Facts): string => {
    const [opening = "", ...rest] = PARTS.map((part) => {
      const open = SENTENCES[language].filter((sentence) => sentence.part === part && sentence.isTrue(facts));
      const musts = open.filter(({ must }) => must);
      if (part === "extra" && musts.length === 0 && random.chance(0.35)) return "";
      const least = Math.min(...open.map(timesUsed));
      const fresh = open.filter((sentence) => timesUsed(sentence) <= least + 1);
      const count = musts.length || (part === "running" && random.chance(0.35) ? 2 : 1);
      const chosen = musts.length ? musts : random.shuffled(fresh).slice(0, count);
      for (const sentence of chosen) used.set(sentence, timesUsed(sentence) + 1);
      return chosen
        .map(({ text }) => text.replace(/\{(\w+)\}/g, (_, name) => String(VALUES[name]?.(facts, language))))
        .join(" ");
    });
    const middle = rest.slice(0, 3).filter(Boolean).join(" ");
    const end = rest.slice(3).filter(Boolean).join(" ");
    return `${opening} ${middle}${random.chance(0.6) ? "\n\n" : " "}${end}`;
  };
}
