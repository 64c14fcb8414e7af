import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { z } from "zod/mini";
import { phoneDigits } from "#src/core/phone.ts";
import { t } from "#t";
import { optional, profile, registerForm, registration } from "./schema.ts";

/** E.164, Jordanian unless a country is given. The metadata "min" accepts numbers that do not exist. */
export function parsePhone(text: string): string | null {
  const number = parsePhoneNumberFromString(phoneDigits(text), { defaultCountry: "JO", extract: false });
  return number?.isValid() && !number.ext ? number.number : null;
}

/** Whether it is a mobile number of one of these countries. Where mobiles and landlines look the same, all count. */
export function isMobile(e164: string, countries: string[]): boolean {
  const number = parsePhoneNumberFromString(e164);
  const type = number?.getType();
  return (type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE") && countries.includes(number?.country ?? "");
}

// Checked in addition to `schema.ts`, on the server only: the library (160 kB) is too large for browsers.
const phone = optional(parsePhone, () => t.phoneInvalid());
export const profileInput = z.safeExtend(profile, { phone });
export const registrationInput = z.safeExtend(registration, { phone });
export const registerInput = z.safeExtend(registerForm, { phone });
