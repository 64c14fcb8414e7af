import { linesIn } from "#src/core/text.ts";
import type { Language } from "#src/i18n/language.ts";
import { coloursOf } from "./pictures.ts";
import type { SeededRandom } from "./random.ts";
import marketLines from "./story-market.txt" with { type: "text" };

const ENDINGS: Record<Language, readonly (readonly [text: string, tags: string])[]> = {
  ar: [
    ["فحص سبعة جيد", "seven-good"],
    ["دهان الشركة", "original"],
    ["مالك أول", "first-owner"],
    ["فتحة سقف", "sunroof"],
    ["جلد وكاميرا", "leather camera"],
    ["فحص أربعة جيد", "four-good"],
    ["ترخيص سنة كاملة", "year-licence"],
    ["نظيفة من برا ومن جوا", "good-body"],
  ],
  en: [
    ["seven good", "seven-good"],
    ["original paint", "original"],
    ["one owner", "first-owner"],
    ["sunroof", "sunroof"],
    ["leather and camera", "leather camera"],
    ["four good", "four-good"],
    ["licensed for a year", "year-licence"],
    ["very clean", "good-body"],
  ],
};
const ARABIC_SHARE = 0.62;
/** Three of five cars of these models were sold in the last months. */
const isSold = (i: number) => i % 5 > 1;
const KM_A_YEAR = 15_500;

const COLORS = [
  ["White", 34],
  ["Silver", 18],
  ["Black", 15],
  ["Grey", 15],
  ["Blue", 8],
  ["Red", 6],
  ["Beige", 2],
  ["Brown", 2],
] as const;
const CITIES = [
  ["Amman", 56],
  ["Irbid", 14],
  ["Zarqa", 12],
  ["Salt", 5],
  ["Madaba", 4],
  ["Mafraq", 3],
  ["Aqaba", 3],
  ["Karak", 3],
] as const;

/**
 * Cars of the most common models, in the format of story-cars.txt, so that prices can be compared. The lines of
 * story-market.txt: make | model | Arabic name | English name | body type | fuel | engine cc | first and last year | asking
 * price in JD for the first and for the last | count.
 */
export function marketLinesOf(random: SeededRandom, thisYear: number, taken: Iterable<string>): string[] {
  const titles = new Set(taken);
  return linesIn(marketLines).flatMap((line) => {
    const [make, model, arabic, english, body = "", fuel, cc, ...numbers] = line.split("|");
    const [first = 0, last = 0, lowest = 0, highest = 0, count = 0] = numbers.map(Number);
    return Array.from({ length: count }, (_, i) => {
      const share = i / (count - 1);
      const year = first + Math.round(share * (last - first));
      const { title, tags } = titleOf({ arabic, english, year }, random, titles);
      const use = random.next();
      const km = Math.round((thisYear - year) * KM_A_YEAR * (0.7 + 0.6 * use));
      const usual = lowest * (highest / lowest) ** share;
      const asked = usual * (1.1 - 0.2 * use) * (0.96 + 0.08 * random.next());
      const price = Math.round(asked / 100) * 100;
      const drawn = coloursOf({ bodyType: body, model, year });
      const color = random.pickWeighted(COLORS.filter(([name]) => drawn.includes(name)));
      const city = random.pickWeighted(CITIES);
      const all = `${tags} ${isSold(i) ? "sold-earlier" : "market"}`;
      return [make, model, year, price, km, fuel, "A", body, cc, color, city, title, all].join("|");
    });
  });
}

function titleOf(
  { arabic, english, year }: { arabic?: string; english?: string; year: number },
  random: SeededRandom,
  taken: Set<string>,
) {
  for (;;) {
    const isArabic = random.chance(ARABIC_SHARE);
    const [ending, tags] = random.pick(isArabic ? ENDINGS.ar : ENDINGS.en);
    const title = isArabic ? `${arabic} ${year}، ${ending}` : `${english} ${year}, ${ending}`;
    if (taken.has(title)) continue;
    taken.add(title);
    return { title, tags };
  }
}
