import { foldTokens } from "#src/core/fold.ts";
import { toLatinDigits } from "#src/core/digits.ts";

/** What the rule saw, for the sentence that tells it. */
export type Detail = Record<string, string | number>;

/** Comparable listings that a median needs before it says anything. */
const COMPARABLES = 5;
const NEW_FOR_YEARS = 2;
/** Every seventh real ad of an older car says 0, which deceives nobody: such a car has driven, and its price says so. */
const DRIVEN_FOR_YEARS = 10;
export const MANY_LISTINGS = 10;
export const MANY_WITHIN_MS = 3_600_000;
export const MANY_REPORTS = 3;

const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|net|org|jo|me|info|shop|store|link)\b(?:\/\S*)?/i;
const EMAIL = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;
// A Jordanian mobile, with whatever people put between its digits.
const PHONE = /(?<!\d)(?:(?:\+|00)?962[\s._-]*|0)?7[\s._-]*[789](?:[\s._-]*\d){7}(?!\d)/;

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

/** The first of the admins' words that the text holds, however it is spelt; null for none. */
export function bannedWordIn(text: string, words: string[]): string | null {
  const said = ` ${foldTokens(text).join(" ")} `;
  const banned = words.find((word) => {
    const folded = foldTokens(word).join(" ");
    return folded !== "" && said.includes(` ${folded} `);
  });
  return banned ?? null;
}
