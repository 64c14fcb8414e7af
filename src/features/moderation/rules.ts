import { foldTokens } from "#src/core/fold.ts";
import { toLatinDigits } from "#src/core/text.ts";
import { webAddressIn } from "#src/core/web-address.ts";
import { HOUR_MS } from "#src/core/time.ts";

const COMPARABLES = 5;
export const MANY_LISTINGS = 10;
export const MANY_WITHIN_MS = HOUR_MS;
export const MANY_REPORTS = 3;

const EMAIL = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;
const CODE = String.raw`(?:\+|00)?962`;
// The characters allowed between the digits.
const GAP = String.raw`[^\p{L}\p{N}\n]{0,4}`;
// Jordanian mobile numbers with 0 or the country code, mobile numbers without either, landlines.
const PHONES = [
  String.raw`(?:${CODE}${GAP}0?|0)${GAP}7${GAP}[789](?:${GAP}\d){7}`,
  String.raw`7[\s._-]*[789](?:[\s._-]*\d){7}`,
  String.raw`(?:${CODE}${GAP}0?|0)${GAP}[2356]${GAP}\d{3}${GAP}\d{4}`,
];
const PHONE = new RegExp(String.raw`(?<!\d[.,]?)(?:${PHONES.join("|")})(?!\d)`, "u");

export function contactIn(text: string): string | null {
  const plain = toLatinDigits(text);
  const [found] = PHONE.exec(plain) ?? EMAIL.exec(plain) ?? [];
  return found ?? webAddressIn(plain);
}

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
