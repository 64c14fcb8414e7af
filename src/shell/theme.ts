import { readCookie } from "#src/auth/cookies.ts";
import type { Ctx } from "#src/http/env.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const readTheme = (c: Ctx): Theme =>
  THEMES.find((theme) => theme === readCookie(c, "theme")) ?? "system";
