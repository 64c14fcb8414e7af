import { YEAR_SECONDS } from "#src/core/time.ts";
import { readCookie, setCookie } from "#src/auth/cookies.ts";
import type { Ctx } from "#src/http/env.ts";
import { type Language, preferredLanguage } from "#src/i18n/language.ts";

/** The visitor's own language, where the address says none: the stored choice, else the browser's. */
export function ownLanguage(c: Ctx): Language {
  const stored = readCookie(c, "language");
  return stored === "en" || stored === "ar" ? stored : preferredLanguage(c.req.header("Accept-Language"));
}

/** Stores the visitor's choice. */
export const keepLanguage = (c: Ctx, language: Language): void =>
  setCookie(c, "language", language, YEAR_SECONDS);
