import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { z } from "zod/mini";
import { t } from "#t";
import { optional, profile, registerForm, registration } from "./schema.ts";

/**
 * E.164 of a valid number in any spelling, a Jordanian one where no country is given; else null. The smaller metadata of
 * the library, "min", takes Jordanian numbers that do not exist.
 */
export function parsePhone(text: string): string | null {
  const typed = text.replaceAll(/[\p{Cf}()[\]]/gu, "").trim();
  const number = parsePhoneNumberFromString(typed, { defaultCountry: "JO", extract: false });
  return number?.isValid() && !number.ext ? number.number : null;
}

// What the server requires on top of `schema.ts`: the library (160 kB) is too large for browsers.
const phone = optional(parsePhone, () => t.phoneInvalid());
export const profileInput = z.safeExtend(profile, { phone });
export const registrationInput = z.safeExtend(registration, { phone });
export const registerInput = z.safeExtend(registerForm, { phone });
