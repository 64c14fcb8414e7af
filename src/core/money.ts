import { toLatinDigits } from "./digits.ts";

const MAX_CENTS = 9_999_999_999;
const PLAIN = /^(\d+)(?:\.(\d{1,2}))?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;

/**
 * Hundredths of a dinar from what a client sent: a number, or a numeric string in Latin or Arabic digits
 * (`16500.5`, `"16,500"`, `"١٦٬٥٠٠٫٥"`). Null when it is not an amount of 0 to 99,999,999.99 with at most
 * two decimals.
 */
export function parsePriceCents(input: number | string): number | null {
  const latin = toLatinDigits(String(input)).trim().replace(/[٬،]/g, ",").replace("٫", ".");
  const [, whole, fraction = ""] = PLAIN.exec(GROUPED.test(latin) ? latin.replaceAll(",", "") : latin) ?? [];
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return cents <= MAX_CENTS ? cents : null;
}

/** The number of dinars that the API answers for an amount in hundredths. */
export const dinars = (cents: number): number => cents / 100;

/** The hundredths of an amount in dinars. */
export const centsOf = (amount: number): number => Math.round(amount * 100);
