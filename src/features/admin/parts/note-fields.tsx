import type { Language } from "#src/i18n/language.ts";
import { Field } from "#src/ui/field.tsx";
import { Textarea } from "#src/ui/textarea.tsx";
import { t } from "#t";

const ENGLISH = { name: "note", dir: "ltr", label: () => t.siteEnglish() };
const ARABIC = { name: "noteAr", dir: "rtl", label: () => t.siteArabic() };

interface NoteFieldsProps {
  legend: string;
  /** The language of whoever is told. */
  language: Language | undefined;
  error?: string | undefined;
}

/** What an admin says in their own words to somebody, in both languages: `note` and `noteAr` of the form. */
export const NoteFields = ({ legend, language, error }: NoteFieldsProps) => (
  <fieldset className="grid gap-3">
    <legend className="label">{legend}</legend>
    {/* The one that is read comes first; where it is empty they get the other. */}
    {(language === "ar" ? [ARABIC, ENGLISH] : [ENGLISH, ARABIC]).map(({ name, dir, label }, i) => (
      <Field
        key={name}
        label={label()}
        hint={i === 0 ? t.reviewSellerReads() : undefined}
        error={i === 0 ? error : undefined}
        optional
      >
        <Textarea name={name} dir={dir} rows={2} maxLength={1000} />
      </Field>
    ))}
  </fieldset>
);

/** What was typed into `NoteFields`. */
export function notesIn(typed: FormData): { note: string; noteAr: string } {
  const textOf = (name: string) => String(typed.get(name) ?? "").trim();
  return { note: textOf("note"), noteAr: textOf("noteAr") };
}
