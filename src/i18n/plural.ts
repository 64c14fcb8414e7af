import { numberIn } from "./formats.ts";
import type { Language } from "./language.ts";

type Form = string | ((n: string) => string);
type Forms = { other: Form } & Partial<Record<Intl.LDMLPluralRule, Form>>;

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The form that `n` takes in the language; `{n}` in it, or its parameter, is the formatted number. */
export function plural(lang: Language, n: number, forms: Forms): string {
  const rule = (rules[lang] ??= new Intl.PluralRules(lang)).select(n);
  const form = forms[rule] ?? forms.other;
  const number = numberIn(lang, n);
  return typeof form === "string" ? form.replaceAll("{n}", () => number) : form(number);
}
