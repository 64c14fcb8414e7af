import { directionOf } from "#src/core/text.ts";
import type { Language } from "./language.ts";
import { t } from "#t";

/** Attributes for a text that somebody wrote: its direction, and its language if it is not the page's. */
export function writtenIn(text: string): { dir: "rtl" | "ltr"; lang: Language | undefined } {
  const dir = directionOf(text);
  const lang = dir === "rtl" ? "ar" : "en";
  return { dir, lang: lang === t.language() ? undefined : lang };
}
