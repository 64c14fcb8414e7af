import { InvalidFields } from "#src/core/errors.ts";
import { cleanLine, cleanParagraphs } from "#src/core/text.ts";
import type { Reader } from "#src/db/open.ts";
import { findByNumber } from "#src/features/listings/listings.ts";
import { findPlace } from "#src/features/places/place-names.ts";
import type { Setting, SettingName } from "#src/features/site/schema.ts";
import { t } from "#t";
import { listFeaturedOf } from "./queries/listings.ts";
import { idIn, numberAsked } from "./schema.ts";

export type Posted = Record<string, string>;

const LANGUAGES = ["en", "ar"] as const;
const MAX_LINE = 300;
const MAX_LINES = 500;

function linesOf(text = ""): string[] {
  const lines = text.split("\n").map((line) => cleanLine(line).slice(0, MAX_LINE));
  return [...new Set(lines.filter(Boolean))].slice(0, MAX_LINES);
}

function assertNone(errors: Record<string, string>): void {
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors);
}

async function findIdIn(read: Reader, line: string): Promise<string> {
  const id = idIn(line);
  const number = id === null ? numberAsked(line) : null;
  return id ?? (number === null ? null : await findByNumber(read, number))?.id ?? "";
}

/** Reads each posted form; throws InvalidFields. Empty testimonials are ignored. */
export const SITE_FORMS: {
  [Name in SettingName]: (posted: Posted, read: Reader) => Setting<Name> | Promise<Setting<Name>>;
} = {
  announcement: ({ en = "", ar = "" }) => {
    const form = { en: cleanLine(en), ar: cleanLine(ar) };
    const errors: Record<string, string> = {};
    for (const language of LANGUAGES) {
      if (form[language] === "" && form.en !== form.ar) errors[language] = t.siteBothLanguages();
      if (form[language].length > MAX_LINE) errors[language] = t.textTooLong(MAX_LINE);
    }
    assertNone(errors);
    return form;
  },
  "banned-words": ({ words }) => linesOf(words),
  "featured-order": async ({ ids }, read) => {
    const lines = linesOf(ids);
    const order = await Promise.all(lines.map((line) => findIdIn(read, line)));
    const known = new Set(await listFeaturedOf(read, order));
    const wrong = lines.filter((_, i) => !known.has(order[i] ?? ""));
    assertNone(wrong.length > 0 ? { ids: t.siteOrderUnknown(wrong.join(" · ")) } : {});
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
    }).filter(({ form: { name, comment } }) => name.en || name.ar || comment.en || comment.ar);
    for (const { i, form } of all) {
      for (const language of LANGUAGES) {
        if (!form.name[language]) errors[`name-${language}-${i}`] = t.siteBothLanguages();
        if (!form.comment[language]) errors[`comment-${language}-${i}`] = t.siteBothLanguages();
      }
      if (!findPlace(form.location)) errors[`location-${i}`] = t.cityInvalid();
      if (!(form.rating >= 1 && form.rating <= 5)) errors[`rating-${i}`] = t.invalidValue();
    }
    assertNone(errors);
    return all.map(({ form }) => form);
  },
};
