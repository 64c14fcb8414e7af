import { numberIn } from "./formats.ts";
import type { Language } from "./language.ts";

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The plural form for `n`; `zero` is used in every language. `{n}` is the formatted number. */
export function plural(lang: Language, n: number, forms: Forms): string {
  const rule = (rules[lang] ??= new Intl.PluralRules(lang)).select(n);
  const form = (n === 0 ? forms.zero : undefined) ?? forms[rule] ?? forms.other;
  return form.replace(/{n}/g, numberIn(lang, n));
}

/** A message that is one plural form. Marked as free of side effects for the reason given at `labelsOf`. */
/* @__NO_SIDE_EFFECTS__ */
export const pluralOf =
  (lang: Language, forms: Forms) =>
  (n: number): string =>
    plural(lang, n, forms);
