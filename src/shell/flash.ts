import { readCookie, setCookie } from "#src/auth/cookies.ts";
import type { Ctx } from "#src/http/env.ts";
import { type Messages, messagesOf } from "#src/i18n/t.ts";

/** The name of a message without parameters. */
export type Flash = {
  [K in keyof Messages]: Messages[K] extends () => string ? K : never;
}[keyof Messages];

/** A request that brings it gets a page of its own. */
export const FLASH_COOKIE = "flash";

/** Shows a message on the visitor's next page, also without scripts. */
export const setFlash = (c: Ctx, message: Flash): void => setCookie(c, FLASH_COOKIE, message, 60);

/** The message that `setFlash` left, once. */
export function takeFlash(c: Ctx): string | null {
  const name = readCookie(c, FLASH_COOKIE);
  if (!name) return null;
  setCookie(c, FLASH_COOKIE, "", 0);
  const messages = messagesOf[c.var.language];
  const message = Object.hasOwn(messages, name) ? messages[name as Flash] : null;
  // The cookie may have been written by hand: other messages need parameters.
  return message?.length === 0 ? message() : null;
}
