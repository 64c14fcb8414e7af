import { AppError, InvalidFields, STATUS_OF } from "#src/core/errors.ts";
import { currentLanguage, type Language } from "#src/i18n/language.ts";
import { type MessageKey, messagesOf } from "#src/i18n/t.ts";
import type { Ctx } from "./env.ts";

/** What a page says about a refused form. */
export interface Refusal {
  status: (typeof STATUS_OF)[keyof typeof STATUS_OF];
  message: string;
  fields: Record<string, string>;
}

/** A refusal's sentence. */
export function toldOf(error: AppError, language: Language = currentLanguage()): string {
  const say = messagesOf[language][error.key as MessageKey] as (...params: unknown[]) => string;
  return say(...error.params);
}

/** Reads a thrown refusal in the request's language, for a page that shows the form again; anything else is thrown on. */
export function refusalOf(c: Ctx, thrown: unknown): Refusal {
  if (!(thrown instanceof AppError)) throw thrown;
  if (thrown.retryAfterSeconds) c.header("Retry-After", String(thrown.retryAfterSeconds));
  return {
    status: STATUS_OF[thrown.kind],
    message: toldOf(thrown, c.var.language),
    fields: thrown instanceof InvalidFields ? thrown.fields : {},
  };
}
