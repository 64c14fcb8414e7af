import type { Suggestion } from "#src/features/listings/listing-shapes.ts";
import { BOUNDS } from "#src/language/grammar/words.ts";
import { wordsIn } from "#src/language/engine/classes.ts";
import { joined, type Token } from "#src/language/engine/tokens.ts";
import { t } from "#t";
import { readCarFilter } from "../schema.ts";
import { LEXICONS } from "../lexicon/lexicons.ts";
import { understandCars } from "../lexicon/understand-car.ts";
import type { CarCounts, CountCars } from "./count-cars.ts";

const noise = wordsIn(LEXICONS.fillers, "NOISE");
export const isNoise = (tokens: Token[]): boolean =>
  tokens.length > 0 && tokens.every(({ text }) => noise.has(text));

const sumOf = ({ make }: CarCounts): number => [...make.values()].reduce((sum, count) => sum + count, 0);

export const allCars = (counts: CarCounts): Suggestion[] => [
  { kind: "tag", text: t.suggestionAllCars(), count: sumOf(counts) },
];

const PRICES = [5000, 10_000, 15_000, 20_000, 8000, 12_000, 30_000, 3000];
const MOST_PRICES = 3;

/** Completes `camry under 1` with prices for which there are cars. */
export function pricesAfter(text: string, tokens: Token[], counting: CountCars, now: number): Suggestion[] {
  const last = tokens.length - 1;
  const digits = /^\d+$/.exec(tokens[last]?.text ?? "")?.[0] ?? "";
  for (const end of [tokens.length, last]) {
    const at = [3, 2, 1].map((words) => end - words).find((from) => from >= 0 && isMost(tokens, from, end));
    if (at === undefined) continue;
    const before = text.slice(0, tokens[end - 1]?.end);
    const { filter } = understandCars(
      readCarFilter(new URLSearchParams({ q: text.slice(0, tokens[at]?.start) })),
      now,
    );
    if (filter.q) return [];
    return PRICES.filter((price) => String(price).startsWith(end > last ? "" : digits))
      .map((maxPrice): Suggestion => ({
        kind: "tag",
        text: `${before} ${maxPrice}`,
        count: sumOf(counting({ ...filter, maxPrice })),
      }))
      .filter(({ count }) => (count ?? 0) > 0)
      .slice(0, MOST_PRICES);
  }
  return [];
}

const isMost = (tokens: Token[], from: number, end: number): boolean =>
  BOUNDS.get(joined(tokens, from, end)) === "max";
