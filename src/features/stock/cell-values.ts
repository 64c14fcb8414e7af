import { typedDigits } from "#src/core/text.ts";
import { KILOMETRES, KM_PER_MILE, MILES, withoutUnit } from "#src/core/units.ts";

const THOUSANDS_OR_DECIMALS = /^\d{1,3}\.\d{3}$/;
/** `1.234,5`, `1234,5` and `1.234.567`, where the comma can only stand before decimals. */
const EUROPEAN = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/;
/** `8,500.000`, in dinars and fils, and what formulas compute. */
const MANY_DECIMALS = /^(?:\d+|\d{1,3}(?:,\d{3})+)\.\d{3,}$/;

/** The number as the form reads it, other texts unchanged; null for `8.500`, which may be 8 or 8,500. */
export function plainNumber(text: string): string | null {
  const number = typedDigits(text).replaceAll(/[٬،]/g, ",").replace("٫", ".");
  if (THOUSANDS_OR_DECIMALS.test(number)) return null;
  if (EUROPEAN.test(number)) return number.replaceAll(".", "").replace(",", ".");
  return MANY_DECIMALS.test(number) ? Number(number.replaceAll(",", "")).toFixed(2) : number;
}

export const isInMiles = (unit: string): boolean => /(?<!\p{L})(?:mi|miles?)(?!\p{L})|ميل|أميال/iu.test(unit);

/** Whole kilometres; null if unclear. */
export function kilometresIn(text: string, isMiles: boolean): string | null {
  const number = plainNumber(withoutUnit(withoutUnit(text, MILES), KILOMETRES));
  const distance = Number(number?.replaceAll(/[,\s]/g, "") || Number.NaN);
  if (number === null || Number.isNaN(distance)) return number;
  return String(Math.round(distance * (isMiles || MILES.test(text) ? KM_PER_MILE : 1)));
}

const DATE =
  /^(?<year>(?:19|20)\d\d)-(?<month>0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$|^(?:(?:0?[1-9]|[12]\d|3[01])[./])?(?<monthBefore>0?[1-9]|1[0-2])[./](?<yearAfter>(?:19|20)\d\d)$/;

/** The year and month in `2027-06-30`, `30/6/2027` and `06.2027`. */
export function dateIn(text: string): { year: string; month: string } | null {
  const { year, month, monthBefore = "", yearAfter = "" } = DATE.exec(typedDigits(text))?.groups ?? {};
  if (year !== undefined && month !== undefined) return { year, month };
  return yearAfter ? { year: yearAfter, month: monthBefore.padStart(2, "0") } : null;
}

/** With `|`, other separators are part of the values. */
export const listIn = (cell: string): string[] =>
  cell.split(cell.includes("|") ? /\s*\|\s*/ : /\s*[\n,،;؛]\s*/).filter(Boolean);

export const addressesIn = (cell: string): string[] =>
  cell.split(/[|\s]+|[,;](?=\s*https?:)/).flatMap((address) => address.replace(/[,;]+$/, "") || []);

export const isWebAddress = (address: string): boolean =>
  /^https?:$/.test(URL.parse(address)?.protocol ?? "") && address.length <= 2000;
