import { readCookie, setCookie } from "#src/auth/cookies.ts";
import type { Ctx } from "#src/http/env.ts";
import { type Messages, messagesOf } from "#src/i18n/t.ts";

export type Flash = {
  [K in keyof Messages]: Messages[K] extends () => string ? K : never;
}[keyof Messages];

export const FLASH_COOKIE = "flash";

export const setFlash = (c: Ctx, message: Flash): void => setCookie(c, FLASH_COOKIE, message, 60);

export function takeFlash(c: Ctx): string | null {
  const name = readCookie(c, FLASH_COOKIE);
  if (!name) return null;
  setCookie(c, FLASH_COOKIE, "", 0);
  const messages = messagesOf[c.var.language];
  const message = Object.hasOwn(messages, name) ? messages[name as Flash] : null;
  // A forged cookie may name a message that needs parameters.
  return message?.length === 0 ? message() : null;
}
