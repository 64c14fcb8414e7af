import { readCookie, setCookie } from "#src/auth/cookies.ts";
import type { Ctx } from "#src/http/env.ts";
import { href } from "#src/i18n/paths.ts";
import { type Messages, messagesOf } from "#src/i18n/t.ts";

export type Flash = {
  [K in keyof Messages]: Messages[K] extends () => string ? K : never;
}[keyof Messages];

export const FLASH_COOKIE = "flash";

export const setFlash = (c: Ctx, ...names: Flash[]): void => setCookie(c, FLASH_COOKIE, names.join("."), 60);

export function flashOn(c: Ctx, path: string, ...messages: Flash[]): Response {
  setFlash(c, ...messages);
  return c.redirect(href(path), 303);
}

export function takeFlash(c: Ctx): string | null {
  const names = readCookie(c, FLASH_COOKIE);
  if (!names) return null;
  setCookie(c, FLASH_COOKIE, "", 0);
  const messages = messagesOf[c.var.language];
  const texts = names.split(".").map((name) => {
    const message = Object.hasOwn(messages, name) ? messages[name as Flash] : null;
    // A forged cookie may name a message that needs parameters.
    return message?.length === 0 ? message() : "";
  });
  return texts.filter(Boolean).join(" ") || null;
}
