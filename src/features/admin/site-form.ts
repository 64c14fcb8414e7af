import { cleanLine, cleanParagraphs } from "#src/core/text.ts";
import { InvalidFields } from "#src/core/errors.ts";
import type { Reader } from "#src/db/open.ts";
import { findPlace } from "#src/features/places/place-names.ts";
import type { Setting, SettingName } from "#src/features/site/schema.ts";
import { t } from "#t";
import { listFeaturedOf } from "./queries/listings.ts";
import { idIn } from "./schema.ts";

export type Posted = Record<string, string>;

const LANGUAGES = ["en", "ar"] as const;
const MAX_LINE = 300;
const MAX_LINES = 500;

const linesOf = (text: string | undefined): string[] =>
  [
    ...new Set(
      (text ?? "")
        .split("\n")
        .map((line) => cleanLine(line).slice(0, MAX_LINE))
        .filter(Boolean),
    ),
  ].slice(0, MAX_LINES);

/** Reads each posted form; throws InvalidFields. An empty testimonial is left out. */
export const SITE_FORMS: {
  [Name in SettingName]: (posted: Posted, read: Reader) => Setting<Name> | Promise<Setting<Name>>;
} = {
  announcement: ({ en = "", ar = "" }) => {
    const form = { en: cleanLine(en), ar: cleanLine(ar) };
    const tooLong = LANGUAGES.filter((language) => form[language].length > MAX_LINE);
    if (tooLong.length > 0)
      throw new InvalidFields(
        Object.fromEntries(tooLong.map((language) => [language, t.accountTooLong(MAX_LINE)])),
      );
    if ((form.en === "") !== (form.ar === ""))
      throw new InvalidFields({ [form.en === "" ? "en" : "ar"]: t.siteBothLanguages() });
    return form;
  },
  "banned-words": ({ words }) => linesOf(words),
  "featured-order": async ({ ids }, read) => {
    const named = linesOf(ids).map((line) => ({ line, id: idIn(line) ?? "" }));
    const order = named.map(({ id }) => id);
    const known = new Set(await listFeaturedOf(read, order));
    const wrong = named.filter(({ id }) => !known.has(id));
    if (wrong.length > 0)
      throw new InvalidFields({ ids: t.siteOrderUnknown(wrong.map(({ line }) => line).join(" · ")) });
    return [...new Set(order)];
  },
  testimonials: (posted) => {
    const errors: Record<string, string> = {};
    const count = Object.keys(posted).filter((name) => /^name-en-\d+$/.test(name)).length;
    const all = Array.from({ length: count }, (_, i) => {
      const field = (name: string) => cleanParagraphs(posted[`${name}-${i}`] ?? "").slice(0, 500);
      const form = {
        name: { en: field("name-en"), ar: field("name-ar") },
        comment: { en: field("comment-en"), ar: field("comment-ar") },
        location: field("location"),
        rating: Number(field("rating")),
        avatar: field("avatar") || null,
      };
      return { i, form };
    }).filter(({ form: { name, comment } }) => [name.en, name.ar, comment.en, comment.ar].some(Boolean));
    for (const { i, form } of all) {
      for (const lang of ["en", "ar"] as const) {
        if (!form.name[lang]) errors[`name-${lang}-${i}`] = t.siteBothLanguages();
        if (!form.comment[lang]) errors[`comment-${lang}-${i}`] = t.siteBothLanguages();
      }
      if (!findPlace(form.location)) errors[`location-${i}`] = t.cityInvalid();
      if (!(form.rating >= 1 && form.rating <= 5)) errors[`rating-${i}`] = t.invalidValue();
    }
    if (Object.keys(errors).length > 0) throw new InvalidFields(errors);
    return all.map(({ form }) => form);
  },
};
