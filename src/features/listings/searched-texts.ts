import { inLanguage } from "#src/i18n/language.ts";
import { type Fields, textsOf } from "./fields.ts";

/** What is texts of a listing in the fields that find it, in both languages. */
export function searchedTexts(fields: Fields, listing: Record<string, unknown>): string[] {
  const searched = Object.entries(fields).filter(([, field]) => field.searched);
  const texts = () => searched.flatMap(([name, field]) => textsOf(field, name, listing));
  return [...new Set([...inLanguage("en", texts), ...inLanguage("ar", texts)])];
}
