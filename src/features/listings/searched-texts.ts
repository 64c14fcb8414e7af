import { inLanguage } from "#src/i18n/language.ts";
import { type Fields, textsOf } from "./fields.ts";

/** What is said of a listing in the fields that find it, in both languages. */
export function searchedTexts(fields: Fields, listing: Record<string, unknown>): string[] {
  const searched = Object.entries(fields).filter(([, field]) => field.searched);
  const said = () => searched.flatMap(([name, field]) => textsOf(field, name, listing));
  return [...new Set([...inLanguage("en", said), ...inLanguage("ar", said)])];
}
