import { foldTokens } from "#src/core/fold.ts";
import { HOUR_MS } from "#src/core/time.ts";

const COMPARABLES = 5;
export const MANY_LISTINGS = 10;
export const MANY_WITHIN_MS = HOUR_MS;
export const MANY_REPORTS = 3;

/** The median of at least five prices; null if there are fewer. */
export function medianOf(prices: number[]): number | null {
  if (prices.length < COMPARABLES) return null;
  const sorted = prices.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** Less than half the median. Such prices are often only a down payment. */
export const isPriceLow = (priceCents: number, medianCents: number | null): boolean =>
  medianCents !== null && priceCents * 2 < medianCents;

// Arabic prefixes that are written as part of the word: and, so, with, as, to, the.
const JOINED = "[وف]?(?:[بكل]?ال|لل|[بكل])?";
const SHORTEST_JOINED = 3;

export function bannedWordIn(text: string, words: string[]): string | null {
  const tokens = ` ${foldTokens(text).join(" ")} `;
  const banned = words.find((word) => {
    const forms = foldTokens(word).map((part) =>
      part.length < SHORTEST_JOINED ? part : `${JOINED}${part}(?:e?s)?`,
    );
    return forms.length > 0 && new RegExp(` ${forms.join(" ")} `).test(tokens);
  });
  return banned ?? null;
}
