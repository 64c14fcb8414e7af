import type { AppError } from "#src/core/errors.ts";
import type { MessageKey } from "#src/i18n/t.ts";
import { t } from "#t";
import type { Refusal } from "./schema.ts";

/** A refusal's sentence in the caller's language. */
export const toldOf = (error: AppError): string => {
  const say = t[error.key as MessageKey] as (...params: unknown[]) => string;
  return say(...error.params);
};

/** The refusal of what is called `name`. */
export const refusalOf = (name: string, error: AppError): Refusal => ({
  name,
  error: toldOf(error),
  code: error.key,
});
