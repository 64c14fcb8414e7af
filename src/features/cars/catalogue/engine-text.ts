import { typedDigits } from "#src/core/text.ts";
import { t } from "#t";

const LITRES = /^(\d(?:\.\d{1,2})?)\s*(?:l|lit(?:er|re)s?|لتر)?\.?$/i;
const CUBIC = /^(\d{3,5})\s*(?:cc|سي سي)?\.?$/i;
const BARE_NUMBER = /^[\d.,\s]+(?:l|lit(?:er|re)s?|لتر|cc|سي سي)?\.?$/i;

/** Latin digits, a decimal point and no thousands separators: `١٫٦` becomes `1.6`. */
const withLatinNumber = (text: string): string =>
  typedDigits(text)
    .replace(/^(\d{1,2})[,٬](?=\d{3}(?!\d))/, "$1")
    .replace(/^(\d)[,٫](?=\d{1,2}(?!\d))/, "$1.");

/** A size such as `2.0 Turbo`, `1600cc` or `1.6`; null without a number, or if its number is none of an engine. */
export function readEngine(typed: string): string | null {
  const text = withLatinNumber(typed);
  const isKnown = LITRES.test(text) || CUBIC.test(text);
  return /\d/.test(text) && (isKnown || !BARE_NUMBER.test(text)) ? text : null;
}

/** Adds the unit to a bare number or a known unit (`2`, `1600cc`); other text stays unchanged. */
export function engineText(written: string): string {
  const text = withLatinNumber(written);
  const [, litres] = LITRES.exec(text) ?? [];
  if (litres) return t.detailLitres(litres);
  const [, cubic] = CUBIC.exec(text) ?? [];
  return cubic ? t.detailCubic(t.formatNumber(Number(cubic))) : written;
}
