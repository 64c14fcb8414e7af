import { z } from "zod/mini";
import { count, dinars, id, meaning, named, time, written } from "#src/http/describe.ts";
import { photoShape } from "#src/features/photos/shapes.ts";
import type { Field, Fields } from "./fields.ts";
import { KINDS, LISTING_KINDS } from "./kinds.ts";
import type { ListingJson } from "./listing-json.ts";
import { listKinds } from "./register.ts";

export const kindShape = meaning(z.enum(LISTING_KINDS), "The kind of listing");
const path = (description: string, example: string) => meaning(z.string(), description, example);

export const listingShape = {
  id: id(),
  number: meaning(z.int(), "The number in the page's address", 100324),
  url: path("The path of its page", "/cars/100324-toyota-camry-2018"),
  sellerId: id(),
  title: z.string(),
  price: dinars("The price"),
  priceHistory: z.array(z.object({ price: dinars("The price"), at: time("Since when") })),
  description: z.string(),
  images: z.array(path("The path of a photo, the cover first", "/photos/0f3b…-1280.webp")),
  photos: z.array(photoShape),
  location: z.string(),
  status: z.enum(["active", "expired", "sold"]),
  hold: meaning(
    z.nullable(z.enum(["review", "rejected", "hidden"])),
    "Why only its seller and admins see it; null if it is public",
  ),
  featured: z.boolean(),
  verified: z.boolean(),
  listedAt: time("When it was last put first"),
  expiresAt: time("When it ends"),
  soldAt: z.nullable(time("When it was sold")),
  createdAt: time("When it was published"),
  updatedAt: time("When it last changed"),
  rev: count("Counts its changes; its `ETag` too"),
} satisfies Record<keyof ListingJson, z.ZodMiniType>;

export const noticeShape = named(
  "Notice",
  z.object({
    tone: z.enum(["info", "warn", "bad"]),
    title: z.nullable(z.string()),
    text: z.string(),
    lines: z.array(z.string()),
  }),
);

type Examples = Partial<Record<string, unknown>>;

const isNullable = ({ kind, required }: Field): boolean =>
  !required && !["choices", "photos", "paragraphs"].includes(kind);

/** What a field's value may be, in JSON. */
function keywordsOf(field: Field): Record<string, unknown> {
  switch (field.kind) {
    case "choice":
    case "place":
      return { type: "string", enum: field.values };
    case "choices": {
      const { own, values } = field;
      const items = own ? { type: "string", maxLength: own.maxLength } : { type: "string", enum: values };
      return { type: "array", items, ...(own && { maxItems: own.most }) };
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

function shapesOf(fields: Fields, examples: Examples, names = Object.keys(fields)) {
  const shapes: Record<string, z.ZodMiniType> = {};
  for (const [name, field] of Object.entries(fields).filter(([name]) => names.includes(name))) {
    const shape = written(() => ({
      ...keywordsOf(field),
      description: field.label() + unitOf(field),
      ...(name in examples && { examples: [examples[name]] }),
    }));
    shapes[name] = isNullable(field) ? z.nullable(shape) : shape;
  }
  return shapes;
}

/** The shapes of a kind of listing: `whole` as it is answered, `input` and `patch` as they are sent. */
export function kindShapes(
  name: string,
  fields: Fields,
  examples: Examples,
  more: Record<string, z.ZodMiniType> = {},
) {
  const sent = shapesOf(fields, examples);
  const input = Object.entries(sent).map(([each, shape]) => [
    each,
    fields[each]?.required ? shape : z.optional(shape),
  ]);
  const rev = meaning(z.optional(z.nullable(z.int())), "The `rev` that was seen, instead of `If-Match`");
  const own = Object.keys(fields).filter((each) => !fields[each]?.shared);
  const whole = named(name, z.object({ ...listingShape, ...shapesOf(fields, examples, own), ...more }));
  return {
    whole,
    saved: z.extend(whole, { notice: z.optional(noticeShape) }),
    input: named(`${name}Input`, z.object(Object.fromEntries(input))),
    patch: named(`${name}Patch`, z.partial(z.object({ ...sent, rev }))),
  };
}

/** A list of each kind by its `listName`, with more about each listing. */
export const ofEachKind = (more: Record<string, z.ZodMiniType>) =>
  Object.fromEntries(
    listKinds().map(({ name, shapes }) => [KINDS[name].listName, z.array(z.extend(shapes.whole, more))]),
  );
