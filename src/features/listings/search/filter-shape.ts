import { z } from "zod/mini";
import { meaning } from "#src/http/describe.ts";
import { pageShape } from "#src/http/page-shape.ts";

const many = (shape: z.ZodMiniType) => z.optional(z.array(shape));

/** The query parameters of a search: lists of values, numbers, texts and flags. */
export function filterShape({
  lists,
  numbers = [],
  texts = [],
  flags,
  sorts,
}: {
  lists: Record<string, z.ZodMiniType>;
  numbers?: readonly string[];
  texts?: readonly string[];
  flags: readonly string[];
  sorts: readonly string[];
}) {
  const each = <Shape>(names: readonly string[], shape: () => Shape) =>
    Object.fromEntries(names.map((name) => [name, shape()] as const));
  return z.object({
    q: meaning(z.optional(z.string()), "Words as people type them, in English or Arabic"),
    plain: meaning(many(z.string()), "Words of `q` that are no filters"),
    strict: meaning(z.optional(z.boolean()), "Every word must be there"),
    ...Object.fromEntries(Object.entries(lists).map(([name, shape]) => [name, many(shape)])),
    ...each(numbers, () => z.optional(z.number())),
    ...each(texts, () => z.optional(z.string())),
    ...each(flags, () => z.optional(z.boolean())),
    sort: z.optional(z.enum(sorts as [string, ...string[]])),
    ...pageShape,
  });
}
