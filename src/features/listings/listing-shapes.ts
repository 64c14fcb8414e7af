import { z } from "zod/mini";
import { dinars, flags, named, texts, textsOrNull, time, times, told } from "#src/http/describe.ts";
import { photoShape } from "#src/features/photos/shapes.ts";
import { sellerChoice } from "#src/features/photos/uploader.ts";
import type { Field, Fields } from "./fields.ts";
import { KINDS, LISTING_KINDS } from "./kinds.ts";
import { kindOf } from "./register.ts";

export const kindShape = z.enum(LISTING_KINDS);

export const listingShape = {
  number: z.int(),
  rev: z.int(),
  price: dinars(),
  soldAt: z.nullable(time()),
  ...texts("id", "url", "sellerId", "title", "description", "location"),
  priceHistory: z.array(z.object({ price: dinars(), at: time() })),
  images: z.array(z.string()),
  photos: z.array(photoShape),
  status: z.enum(["active", "expired", "sold", "withdrawn"]),
  hold: z.nullable(z.enum(["review", "rejected", "hidden"])),
  ...flags("featured", "verified", "reserved"),
  dealer: z.nullable(z.object({ ...texts("slug", "nameEn", "nameAr"), ...flags("verified") })),
  ...times("listedAt", "expiresAt", "createdAt", "updatedAt"),
};

export const plateShape = z.nullable(z.object(texts("areaCode", "plateNumber")));
export const drawingShape = { ...textsOrNull("bodyType"), plate: plateShape };
export const qualityShape = z.object({ score: z.int(), ...textsOrNull("next") });
export const worthShape = z.object(texts("verdict", "text", "range"));

const noticeShape = named("Notice", {
  tone: z.enum(["info", "warn", "bad"]),
  ...textsOrNull("title"),
  ...texts("text"),
  lines: z.array(z.string()),
});

export const suggestionShape = named("Suggestion", {
  kind: z.enum(["make", "model", "year", "city", "tag", "plate", "pattern", "number"]),
  ...texts("text"),
  count: z.nullable(z.int()),
});

const listing = z.object(listingShape);
export interface ListingJson extends z.infer<typeof listing> {}
const drawing = z.object(drawingShape);
export type ListingDrawing = z.infer<typeof drawing>;
export type QualityJson = z.infer<typeof qualityShape>;
export type Worth = z.infer<typeof worthShape>;
export type ListingNotice = z.infer<typeof noticeShape>;
/** `count` is null if not counted. */
export type Suggestion = z.infer<typeof suggestionShape>;

const isNullable = ({ kind, required }: Field): boolean =>
  !required && !["choices", "photos", "paragraphs"].includes(kind);

function valueShape(field: Field) {
  switch (field.kind) {
    case "choice":
    case "place":
      return z.enum(field.values);
    case "choices": {
      const { own, values } = field;
      if (!own) return z.array(z.enum(values));
      return z.array(z.string().check(z.maxLength(own.maxLength))).check(z.maxLength(own.most));
    }
    case "photos":
      return z.array(z.string()).check(z.maxLength(field.max));
    case "number": {
      const { min, max } = field;
      return z.int().check(z.gte(min), z.lte(typeof max === "function" ? max() : max));
    }
    case "money":
      return z.number().check(z.gte(0.01), z.lte(99_999_999.99));
    case "month":
      return z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));
    case "digits":
      return z.string().check(z.regex(new RegExp(`^[1-9]\\d{0,${field.max - 1}}$`)));
    default:
      if ("pattern" in field && field.pattern) return z.string().check(z.regex(field.pattern));
      return z.string().check(z.minLength(field.min ?? 0), z.maxLength(field.max));
  }
}

function unitOf(field: Field): string {
  if (field.kind === "money") return ", in Jordanian dinars";
  return field.kind === "number" && field.suffix ? `, in ${field.suffix()}` : "";
}

/** Read when it is asked for, because the label is in a language and a limit may be this year. */
function fieldShape(field: Field): z.ZodMiniType {
  const shape = z.lazy(() => told<z.ZodMiniType>(valueShape(field), `${field.label()}${unitOf(field)}.`));
  return isNullable(field) ? z.nullable(shape) : shape;
}

/** The shapes of a kind of listing: `whole` as it is answered, `saved` after a change, `input` and `patch` as sent. */
export function kindShapes(name: string, fields: Fields, more: Record<string, z.ZodMiniType>) {
  const shapes = Object.entries(fields).map(([each, field]) => ({ each, field, shape: fieldShape(field) }));
  const input = shapes.map(({ each, field, shape }) => [each, field.required ? shape : z.optional(shape)]);
  const patch = shapes.map(({ each, shape }) => [each, z.optional(shape)]);
  const own = shapes
    .filter(({ field }) => !field.shared && !field.secret)
    .map(({ each, shape }) => [each, shape]);
  const whole = named(name, { ...listingShape, ...Object.fromEntries(own), ...more });
  return {
    whole,
    saved: z.extend(whole, { notice: z.optional(noticeShape) }),
    input: named(`${name}Input`, { ...Object.fromEntries(input), ...sellerChoice.shape }),
    patch: named(`${name}Patch`, { ...Object.fromEntries(patch), rev: z.optional(z.nullable(z.int())) }),
  };
}

/** A list of each kind by its `listName`, with more about each listing. */
export const ofEachKind = (more: Record<string, z.ZodMiniType>) =>
  Object.fromEntries(
    LISTING_KINDS.map((kind) => [
      KINDS[kind].listName,
      z.array(z.lazy(() => z.extend(kindOf(kind).shapes.whole, more))),
    ]),
  );
