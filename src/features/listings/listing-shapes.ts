import { z } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import { describeAs, dinars, flags, named, texts, time, times } from "#src/http/describe.ts";
import { photoShape } from "#src/features/photos/shapes.ts";
import type { Field, Fields } from "./fields.ts";
import { KINDS, LISTING_KINDS } from "./kinds.ts";
import type { ListingJson } from "./listing-json.ts";
import { listKinds } from "./register.ts";

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
  status: z.enum(["active", "expired", "sold"]),
  hold: z.nullable(z.enum(["review", "rejected", "hidden"])),
  ...flags("featured", "verified"),
  ...times("listedAt", "expiresAt", "createdAt", "updatedAt"),
} satisfies Record<keyof ListingJson, $ZodType>;

const noticeShape = named(
  "Notice",
  z.object({
    tone: z.enum(["info", "warn", "bad"]),
    title: z.nullable(z.string()),
    text: z.string(),
    lines: z.array(z.string()),
  }),
);

export const suggestionShape = named(
  "Suggestion",
  z.object({
    kind: z.enum(["make", "model", "year", "city", "tag", "plate", "pattern", "number"]),
    text: z.string(),
    count: z.nullable(z.int()),
  }),
);

export type ListingNotice = z.infer<typeof noticeShape>;
/** `count` is null if not counted. */
export type Suggestion = z.infer<typeof suggestionShape>;

const isNullable = ({ kind, required }: Field): boolean =>
  !required && !["choices", "photos", "paragraphs"].includes(kind);

/** What a field's value may be, in JSON Schema. */
function valueOf(field: Field): object {
  switch (field.kind) {
    case "choice":
    case "place":
      return { type: "string", enum: field.values };
    case "choices": {
      const { own, values } = field;
      if (!own) return { type: "array", items: { type: "string", enum: values } };
      return { type: "array", items: { type: "string", maxLength: own.maxLength }, maxItems: own.most };
    }
    case "photos":
      return { type: "array", items: { type: "string" }, maxItems: field.max };
    case "number": {
      const { min, max } = field;
      return { type: "integer", minimum: min, maximum: typeof max === "function" ? max() : max };
    }
    case "money":
      return { type: "number", minimum: 0.01, maximum: 99_999_999.99 };
    case "month":
      return { type: "string", pattern: "^20\\d\\d-(0[1-9]|1[0-2])$" };
    case "digits":
      return { type: "string", pattern: `^[1-9]\\d{0,${field.max - 1}}$` };
    default:
      return { type: "string", minLength: field.min ?? 0, maxLength: field.max };
  }
}

function unitOf(field: Field): string {
  if (field.kind === "money") return ", in Jordanian dinars";
  return field.kind === "number" && field.suffix ? `, in ${field.suffix()}` : "";
}

function fieldShape(field: Field): z.ZodMiniType {
  const describe = () => ({ ...valueOf(field), description: `${field.label()}${unitOf(field)}.` });
  const shape = describeAs(z.unknown(), describe);
  return isNullable(field) ? z.nullable(shape) : shape;
}

/** The shapes of a kind of listing: `whole` as it is answered, `saved` after a change, `input` and `patch` as sent. */
export function kindShapes(name: string, fields: Fields, more: Record<string, z.ZodMiniType>) {
  const shapes = Object.entries(fields).map(([each, field]) => ({ each, field, shape: fieldShape(field) }));
  const sent = Object.fromEntries(shapes.map(({ each, shape }) => [each, shape]));
  const input = shapes.map(({ each, field, shape }) => [each, field.required ? shape : z.optional(shape)]);
  const own = shapes.filter(({ field }) => !field.shared).map(({ each, shape }) => [each, shape]);
  const whole = named(name, z.object({ ...listingShape, ...Object.fromEntries(own), ...more }));
  return {
    name,
    whole,
    saved: z.extend(whole, { notice: z.optional(noticeShape) }),
    input: named(`${name}Input`, z.object(Object.fromEntries(input))),
    patch: named(`${name}Patch`, z.partial(z.object({ ...sent, rev: z.nullable(z.int()) }))),
  };
}

/** A list of each kind by its `listName`, with more about each listing. */
export const ofEachKind = (more: Record<string, z.ZodMiniType>) =>
  Object.fromEntries(
    listKinds().map(({ name, shapes }) => [KINDS[name].listName, z.array(z.extend(shapes.whole, more))]),
  );
