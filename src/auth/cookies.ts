import { getCookie } from "hono/cookie";
import { serializeCookie } from "oslo/cookie";
import type { Ctx } from "#src/http/env.ts";
import { siteOrigin } from "#src/http/origin.ts";

const secure = (c: Ctx) => siteOrigin(c).startsWith("https:");

/** The `__Host-` prefix requires the Secure attribute, which plain http cannot have. */
const nameOf = (c: Ctx, name: string) => (secure(c) ? `__Host-${name}` : name);

// Not oslo's parser, which throws on a stray percent sign.
export const readCookie = (c: Ctx, name: string): string | null => getCookie(c, nameOf(c, name)) ?? null;

/** Sets a cookie that scripts cannot read; `maxAge` in seconds, 0 removes it. */
export function setCookie(c: Ctx, name: string, value: string, maxAge: number): void {
  const attributes = { httpOnly: true, sameSite: "lax", secure: secure(c), path: "/", maxAge } as const;
  c.header("Set-Cookie", serializeCookie(nameOf(c, name), value, attributes), { append: true });
}

const SESSION_SECONDS = 30 * 24 * 60 * 60;

export const sessionToken = (c: Ctx): string | null => readCookie(c, "sid");
export const setSessionCookie = (c: Ctx, token: string): void => setCookie(c, "sid", token, SESSION_SECONDS);
export const clearSessionCookie = (c: Ctx): void => setCookie(c, "sid", "", 0);

/** The browser's cache can stay, because private pages are never cached. */
export function clearCookieAndStorage(c: Ctx): void {
  clearSessionCookie(c);
  c.header("Clear-Site-Data", '"storage"');
}
