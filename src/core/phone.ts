import { typedDigits } from "./text.ts";

/** Latin digits without brackets, invisible marks and the keycaps of emoji. */
export const phoneDigits = (text: string): string => typedDigits(text).replaceAll(/[()[\]]|\u20e3/g, "");

/** Whether browsers accept a text as a phone number; the server checks more strictly. */
export function looksLikePhone(text: string): boolean {
  const typed = phoneDigits(text);
  const digits = typed.replace(/\D/g, "").length;
  const isShortOrLong = /^\s*07/.test(typed) && digits !== 10;
  return !isShortOrLong && digits >= 6 && digits <= 20 && /^[+\d\s./\p{Pd}]+$/u.test(typed);
}

/** Jordanian landlines have no WhatsApp; foreign numbers may be landlines too. */
export const mayHaveWhatsapp = (e164: string): boolean => !/^\+962[^7]/.test(e164);

/** `962791234567`, the format of `wa.me` links. */
export const whatsappDigits = (e164: string): string => e164.replace("+", "");

/** Jordanian numbers are grouped: `079 123 4567`, `06 500 1234`. Foreign ones are not changed. */
export const formatPhone = (e164: string): string =>
  e164.replace(/^\+962(\d{1,2})(\d{3})(\d{4})$/, "0$1 $2 $3");
