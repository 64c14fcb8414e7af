import * as ar from "#src/i18n/ar/car-vocabulary.ts";
import * as en from "#src/i18n/en/car-vocabulary.ts";
import type { Language } from "#src/i18n/language.ts";
import text from "./models.txt" with { type: "text" };

export const OTHER = "Other";

const MODELS = /* @__PURE__ */ readModels();

/** The fifteen makes of the specification in its order, then others, `OTHER` last. */
export const MAKES: string[] = /* @__PURE__ */ Array.from(MODELS, ([make]) => make);

export const modelsOf = (make: string): string[] => MODELS.get(make) ?? [];

function readModels(): Map<string, string[]> {
  const [, ...makes] = text.split(/\n(?=[^\s#])/);
  return new Map(
    makes.map((line) => {
      const [make = "", models = ""] = line.split(/:\s/);
      return [make, models.split(/,\s+/).filter(Boolean)];
    }),
  );
}

export const makeLabel = (make: string, lang: Language): string => (lang === "ar" ? ar : en).makeLabel(make);

export const modelLabel = (make: string, model: string, lang: Language): string =>
  (lang === "ar" ? ar : en).modelLabel(make, model);
