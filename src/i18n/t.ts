import * as ar from "./ar.ts";
import * as en from "./en.ts";
import { currentLanguage, type Language } from "./language.ts";

export type Messages = typeof en;
export type MessageKey = {
  [K in keyof Messages]: Messages[K] extends (...params: never[]) => string ? K : never;
}[keyof Messages];
export type MessageParams<K extends MessageKey> = Parameters<Messages[K]>;

/** A message that is missing in Arabic is a type error here. */
export const messagesOf: Record<Language, Messages> = { en, ar };

const inCurrent = (key: string): PropertyDescriptor => ({
  get: () => messagesOf[currentLanguage()][key as MessageKey],
  enumerable: true,
});

/** The messages in the request's language. The client build replaces this module by the messages of one language. */
export const t = Object.defineProperties(
  {},
  // Reading a getter is five times faster than a proxy, and a page reads a thousand messages.
  Object.fromEntries(Object.keys(en).map((key) => [key, inCurrent(key)])),
) as Messages;
