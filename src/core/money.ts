import { typedDigits } from "./text.ts";

const MAX_CENTS = 9_999_999_999;
const PLAIN = /^(\d+)(?:\.(\d{1,2}))?$/;
const GROUPED = /^\d{1,3}(?:[,\s]\d{3})+(?:\.\d{1,2})?$/;

/** Reads `16500.5`, `"16,500"`, `"16 500"` and `"١٦٬٥٠٠٫٥"`; null if it is not an amount of 0 to 99,999,999.99 with two decimals. */
export function parsePriceCents(input: number | string): number | null {
  const latin = typedDigits(String(input)).replace(/[٬،]/g, ",").replace("٫", ".");
  const [, whole, fraction = ""] =
    PLAIN.exec(GROUPED.test(latin) ? latin.replaceAll(/[,\s]/g, "") : latin) ?? [];
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return cents <= MAX_CENTS ? cents : null;
}

export const dinars = (cents: number): number => cents / 100;

export const centsOf = (amount: number): number => Math.round(amount * 100);
