import { Hono } from "hono";
import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { setCookie } from "#src/auth/cookies.ts";
import { setUserLanguage } from "#src/auth/user-language.ts";
import { YEAR_SECONDS } from "#src/core/time.ts";
import type { Env } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { safeNext } from "#src/i18n/paths.ts";
import { keepLanguage } from "./own-language.ts";
import { THEMES } from "./theme.ts";

/** A longer address is not gone back to. */
const MAX_NEXT = 2000;

const preferences = z.object({
  language: z.optional(z.enum(["en", "ar"])),
  theme: z.optional(z.enum(THEMES)),
  next: z.optional(z.string()),
});

/** Stores the visitor's language or theme and goes back to the page, in the language that was chosen now. */
export const preferenceRoutes = new Hono<Env>().post(
  "/preferences",
  access("gate"),
  validate("form", preferences),
  async (c) => {
    const { deps, session } = c.var;
    const { language, theme, next } = c.req.valid("form");
    if (theme) setCookie(c, "theme", theme, YEAR_SECONDS);
    if (language) {
      keepLanguage(c, language);
      // Mails follow the site.
      if (session)
        await deps.db.withTx((tx) => setUserLanguage(tx, session.user.id, language, deps.clock.now()));
    }
    const page = (next && next.length <= MAX_NEXT ? safeNext(next) : null) ?? "/";
    return c.redirect(language ? inLanguagePath(page, language) : page, 303);
  },
);

function inLanguagePath(path: string, language: "en" | "ar"): string {
  const bare = path.replace(/^\/ar(?=\/|\?|$)/, "") || "/";
  const rooted = bare.startsWith("/") ? bare : `/${bare}`;
  if (language === "en") return rooted;
  return rooted === "/" ? "/ar" : `/ar${rooted.startsWith("/?") ? rooted.slice(1) : rooted}`;
}
