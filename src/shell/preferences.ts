import { Hono } from "hono";
import { z } from "zod";
import { access } from "#src/auth/access.ts";
import { setCookie } from "#src/auth/cookies.ts";
import type { Env } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { safeNext } from "#src/i18n/paths.ts";
import { THEMES } from "./theme.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const preferences = z.object({
  language: z.enum(["en", "ar"]).optional(),
  theme: z.enum(THEMES).optional(),
  next: z.string().max(2000).optional(),
});

/** Stores the visitor's language or theme and goes back to the page, in the language that was chosen now. */
export const preferenceRoutes = new Hono<Env>().post(
  "/preferences",
  access("gate"),
  validate("form", preferences),
  (c) => {
    const { language, theme, next } = c.req.valid("form");
    if (theme) setCookie(c, "theme", theme, YEAR_SECONDS);
    if (language) setCookie(c, "language", language, YEAR_SECONDS);
    const page = safeNext(next) ?? "/";
    return c.redirect(language ? inLanguagePath(page, language) : page, 303);
  },
);

function inLanguagePath(path: string, language: "en" | "ar"): string {
  const bare = path.replace(/^\/ar(?=\/|\?|$)/, "") || "/";
  const rooted = bare.startsWith("/") ? bare : `/${bare}`;
  if (language === "en") return rooted;
  return rooted === "/" ? "/ar" : `/ar${rooted.startsWith("/?") ? rooted.slice(1) : rooted}`;
}
