import { z } from "zod/mini";
import { paged } from "#src/http/describe.ts";

const optional = (names: readonly string[], shape: () => z.ZodMiniType) =>
  Object.fromEntries(names.map((name) => [name, z.optional(shape())]));

interface Parameters {
  lists: Record<string, z.ZodMiniType>;
  numbers: readonly string[];
  texts?: readonly string[];
  flags: readonly string[];
  sorts: readonly string[];
}

/** The query parameters of a search. */
export const filterShape = ({ lists, numbers, texts = [], flags, sorts }: Parameters) =>
  z.object({
    ...optional(["q", ...texts], () => z.string()),
    plain: z.optional(z.array(z.string())),
    ...Object.fromEntries(Object.entries(lists).map(([name, shape]) => [name, z.optional(z.array(shape))])),
    ...optional(numbers, () => z.number()),
    ...optional(["strict", ...flags], () => z.boolean()),
    sort: z.optional(z.enum(sorts as [string, ...string[]])),
    ...paged,
  });
