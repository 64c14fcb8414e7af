import * as ar from "#src/i18n/ar/car-vocabulary.ts";
import * as en from "#src/i18n/en/car-vocabulary.ts";
import type { Language } from "#src/i18n/language.ts";
import { MODEL_LISTS } from "./catalogue-models.ts";

export const OTHER = "Other";

/** The fifteen makes of the specification in its order, then others, `OTHER` last. */
export const MAKES: string[] = /* @__PURE__ */ Object.keys(MODEL_LISTS);

export const modelsOf = (make: string): string[] =>
  Object.hasOwn(MODEL_LISTS, make)
    ? MODEL_LISTS[make as keyof typeof MODEL_LISTS].split(/,\s*/).filter(Boolean)
    : [];

export const makeLabel = (make: string, lang: Language): string => (lang === "ar" ? ar : en).makeLabel(make);

export const modelLabel = (make: string, model: string, lang: Language): string =>
  (lang === "ar" ? ar : en).modelLabel(make, model);
