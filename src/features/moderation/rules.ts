import { foldTokens } from "#src/core/fold.ts";
import { toLatinDigits } from "#src/core/text.ts";
import { HOUR_MS } from "#src/core/time.ts";

/** What the rule saw, for the sentence that tells it. */
export type Detail = Record<string, string | number>;

/** Comparable listings that a median needs before it says anything. */
const COMPARABLES = 5;
const NEW_FOR_YEARS = 2;
// With no end to it 14 % of the real ads are noticed, nearly all of old cars, where 0 deceives nobody; so it is 4.9 %.
const DRIVEN_FOR_YEARS = 15;
export const MANY_LISTINGS = 10;
export const MANY_WITHIN_MS = HOUR_MS;
export const MANY_REPORTS = 3;

const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|net|org|jo|me|info|shop|store|link|io|co|app|site|online|xyz|ly)\b(?:\/\S*)?|\b[a-z0-9-]{2,}\.[a-z]{2}\/\w\S*/i;
const EMAIL = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;
const CODE = String.raw`(?:\+|00)?962`;
// Whatever people put between the digits.
const GAP = String.raw`[^\p{L}\p{N}\n]{0,4}`;
// Jordanian numbers: a mobile, after its 0 or country code in any disguise, and a landline as it is usually written.
const PHONES = [
  String.raw`(?:${CODE}${GAP}0?|0)${GAP}7${GAP}[789](?:${GAP}\d){7}`,
  String.raw`7[\s._-]*[789](?:[\s._-]*\d){7}`,
  String.raw`(?:${CODE}${GAP}0?|0)${GAP}[2356]${GAP}\d{3}${GAP}\d{4}`,
];
const PHONE = new RegExp(String.raw`(?<!\d[.,]?)(?:${PHONES.join("|")})(?!\d)`, "u");

/** A phone number, an email or a link in what a seller wrote, as it stands there; null for none. */
export function contactIn(text: string): string | null {
  const plain = toLatinDigits(text);
  const [found] = PHONE.exec(plain) ?? EMAIL.exec(plain) ?? LINK.exec(plain) ?? [];
  return found ?? null;
}

/** The median of at least five prices; null for fewer. */
export function medianOf(prices: number[]): number | null {
  if (prices.length < COMPARABLES) return null;
  const sorted = prices.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** Under half of what its like costs: often a down payment written as the price. */
export const isPriceLow = (priceCents: number, medianCents: number | null): boolean =>
  medianCents !== null && priceCents * 2 < medianCents;

/** A car of some years that nobody ever drove, as long as its kilometres count for the price. */
export const isMileageOdd = (
  { mileageKm, year }: { mileageKm: number; year: number },
  thisYear: number,
): boolean => mileageKm === 0 && year <= thisYear - NEW_FOR_YEARS && year >= thisYear - DRIVEN_FOR_YEARS;

// What Arabic writes before a word as one with it: and, so, with, as, to, the.
const JOINED = "[وف]?(?:[بكل]?ال|لل|[بكل])?";
const SHORTEST_JOINED = 3;

/** The first of the admins' words that the text holds, however it is spelt, with `وال…` and `…s`; null for none. */
export function bannedWordIn(text: string, words: string[]): string | null {
  const said = ` ${foldTokens(text).join(" ")} `;
  const banned = words.find((word) => {
    const forms = foldTokens(word).map((part) =>
      part.length < SHORTEST_JOINED ? part : `${JOINED}${part}(?:e?s)?`,
    );
    return forms.length > 0 && new RegExp(` ${forms.join(" ")} `).test(said);
  });
  return banned ?? null;
}
