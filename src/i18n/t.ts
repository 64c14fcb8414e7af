import * as ar from "./ar.ts";
import * as en from "./en.ts";
import { currentLanguage, type Language } from "./language.ts";

export type Messages = typeof en;
export type MessageKey = {
  [K in keyof Messages]: Messages[K] extends (...params: never[]) => string ? K : never;
}[keyof Messages];
export type MessageParams<K extends MessageKey> = Parameters<Messages[K]>;

/** Every message of a language by name. A message that Arabic lacks fails the type check here. */
export const messagesOf: Record<Language, Messages> = { en, ar };

/** The messages of the running request's language; the client build puts one language's in its place. */
export const t: Messages = new Proxy(en, {
  get: (_, key: string) => messagesOf[currentLanguage()][key as MessageKey],
});
