import { toLatinDigits } from "./text.ts";

const JORDAN_MOBILE = /^(?:\+962|00962|0)?(7(?:[78][0-25-9]|9\d)\d{6})$/;

/** A Jordanian mobile number as E.164 from `07…`, `7…`, `+962…` or `00962…`, in any digits; null for anything else. */
export function parseMobile(text: string): string | null {
  const digits = toLatinDigits(text).replace(/[\s\p{Cf}\p{Pd}()[\]]/gu, "");
  const national = JORDAN_MOBILE.exec(digits)?.[1];
  return national === undefined ? null : `+962${national}`;
}

/** `962791234567`, as `wa.me` links want it. */
export const whatsappDigits = (e164: string): string => e164.replace("+", "");

/** `079 123 4567`, as people in Jordan write it. */
export const formatMobile = (e164: string): string =>
  e164.replace(/^\+962(\d\d)(\d{3})(\d{4})$/, "0$1 $2 $3");
