import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { readCookie, setCookie } from "#src/auth/cookies.ts";
import { setUserLanguage } from "#src/auth/sessions.ts";
import { YEAR_SECONDS } from "#src/core/time.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { inLanguage, type Language, preferredLanguage } from "#src/i18n/language.ts";
import { inThisLanguage, safeNext } from "#src/i18n/paths.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const readTheme = (c: Ctx): Theme =>
  THEMES.find((theme) => theme === readCookie(c, "theme")) ?? "system";

const preferences = z.object({
  language: z.optional(z.enum(["en", "ar"])),
  theme: z.optional(z.enum(THEMES)),
  next: z.optional(z.string()),
});

export const preferenceRoutes = routes().post(
  "/preferences",
  access("gate"),
  validate("form", preferences),
  async (c) => {
    const { deps, session } = c.var;
    const { language, theme, next } = c.req.valid("form");
    if (theme) setCookie(c, "theme", theme, YEAR_SECONDS);
    if (language) {
      storeLanguage(c, language);
      if (session)
        await deps.db.withTx((tx) => setUserLanguage(tx, session.user.id, language, deps.clock.now()));
    }
    const page = safeNext(next) ?? "/";
    return c.redirect(language ? inLanguage(language, () => inThisLanguage(page)) : page, 303);
  },
);

/** The visitor's language for addresses without one: the stored choice, else the browser's. */
export function ownLanguage(c: Ctx): Language {
  const stored = readCookie(c, "language");
  return stored === "en" || stored === "ar" ? stored : preferredLanguage(c.req.header("Accept-Language"));
}

export const storeLanguage = (c: Ctx, language: Language): void =>
  setCookie(c, "language", language, YEAR_SECONDS);
