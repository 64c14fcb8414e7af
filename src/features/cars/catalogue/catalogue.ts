import * as ar from "#src/i18n/ar/car-vocabulary.ts";
import * as en from "#src/i18n/en/car-vocabulary.ts";
import type { Language } from "#src/i18n/language.ts";
import text from "./models.txt" with { type: "text" };

export const OTHER = "Other";

const modelsByMake = /* @__PURE__ */ new Map<string, string[]>(
  /* @__PURE__ */ text.match(/^[^#\s].*(?:\n .*)*/gm)?.map((line): [string, string[]] => {
    const [make = "", models = ""] = line.split(" |");
    return [make, models.trim().split(/,\s*/).filter(Boolean)];
  }),
);

/** The fifteen makes of the specification in its order, then others, `OTHER` last. */
export const MAKES: string[] = /* @__PURE__ */ [...modelsByMake.keys()];

export const modelsOf = (make: string): string[] => modelsByMake.get(make) ?? [];

export const makeLabel = (make: string, lang: Language): string => (lang === "ar" ? ar : en).makeLabel(make);

export const modelLabel = (make: string, model: string, lang: Language): string =>
  (lang === "ar" ? ar : en).modelLabel(make, model);
