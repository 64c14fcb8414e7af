import { cleanLine, cleanParagraphs } from "#src/core/text.ts";
import { InvalidFields } from "#src/core/errors.ts";
import type { Reader } from "#src/db/open.ts";
import { findPlace } from "#src/features/places/place-names.ts";
import type { Setting, SettingName } from "#src/features/site/schema.ts";
import { t } from "#t";
import { listFeaturedOf } from "./queries/listings.ts";
import { idIn } from "./schema.ts";

/** A posted form's fields. */
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

/** What each form says; throws InvalidFields. Testimonials without any word are left out. */
export const SITE_FORMS: {
  [Name in SettingName]: (posted: Posted, read: Reader) => Setting<Name> | Promise<Setting<Name>>;
} = {
  announcement: ({ en = "", ar = "" }) => {
    const said = { en: cleanLine(en), ar: cleanLine(ar) };
    const tooLong = LANGUAGES.filter((language) => said[language].length > MAX_LINE);
    if (tooLong.length > 0)
      throw new InvalidFields(
        Object.fromEntries(tooLong.map((language) => [language, t.accountTooLong(MAX_LINE)])),
      );
    if ((said.en === "") !== (said.ar === ""))
      throw new InvalidFields({ [said.en === "" ? "en" : "ar"]: t.siteBothLanguages() });
    return said;
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
      const said = {
        name: { en: field("name-en"), ar: field("name-ar") },
        comment: { en: field("comment-en"), ar: field("comment-ar") },
        location: field("location"),
        rating: Number(field("rating")),
        avatar: field("avatar") || null,
      };
      return { i, said };
    }).filter(({ said: { name, comment } }) => [name.en, name.ar, comment.en, comment.ar].some(Boolean));
    for (const { i, said } of all) {
      for (const lang of ["en", "ar"] as const) {
        if (!said.name[lang]) errors[`name-${lang}-${i}`] = t.siteBothLanguages();
        if (!said.comment[lang]) errors[`comment-${lang}-${i}`] = t.siteBothLanguages();
      }
      if (!findPlace(said.location)) errors[`location-${i}`] = t.cityInvalid();
      if (!(said.rating >= 1 && said.rating <= 5)) errors[`rating-${i}`] = t.invalidValue();
    }
    if (Object.keys(errors).length > 0) throw new InvalidFields(errors);
    return all.map(({ said }) => said);
  },
};
