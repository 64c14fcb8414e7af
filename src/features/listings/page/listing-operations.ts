import { z } from "zod/mini";
import type { Operation } from "#src/http/describe.ts";
import type { kindShapes } from "../listing-shapes.ts";

type Shapes = ReturnType<typeof kindShapes> & { query: z.ZodMiniType; example: object; search: string };

/** The calls of a kind of listing; `name` as in `NumberPlate`, `one` as in "number plate". */
export function listingOperations(
  name: string,
  one: string,
  { whole, saved, input, patch, ...more }: Shapes,
) {
  const CHANGES = { accepts: ["If-Match"], errors: [409, 410] } as const;
  return {
    list: {
      id: `list${name}s`,
      summary: `List ${one}s for sale`,
      text:
        "An array, newest first or by `sort`. Without `page` and `pageSize` it has up to 1,000; `Link` leads to the " +
        "rest. A filter that is not understood filters nothing.",
      query: more.query,
      answers: { 200: z.array(whole) },
      headers: ["Link", "X-Total-Count"],
      example: { query: more.search },
    },
    get: {
      id: `get${name}`,
      summary: `Get a ${one}`,
      answers: { 200: whole },
      headers: ["ETag"],
      errors: [410],
    },
    publish: {
      id: `publish${name}`,
      summary: `Publish a ${one}`,
      text: "`notice` says what a check found; the ad may be hidden until it is reviewed.",
      body: input,
      answers: { 201: saved },
      accepts: ["Idempotency-Key"],
      errors: [409],
      example: { body: more.example },
    },
    change: {
      id: `change${name}`,
      summary: `Change a ${one}`,
      text: "Send only what changes; null empties a value. A lower price is shown as reduced and told to those who saved it.",
      body: patch,
      answers: { 200: saved },
      ...CHANGES,
      example: { body: { price: 11900 } },
    },
    remove: { id: `remove${name}`, summary: `Remove a ${one}`, answers: { 204: null }, ...CHANGES },
    relist: {
      id: `relist${name}`,
      summary: `List a ${one} again`,
      text: "For one that is sold, has expired or soon will; it runs for another 90 days.",
      answers: { 200: whole },
      ...CHANGES,
    },
    markSold: {
      id: `mark${name}Sold`,
      summary: `Mark a ${one} as sold`,
      answers: { 200: whole },
      ...CHANGES,
    },
    undoSale: { id: `undo${name}Sale`, summary: "Undo the sale", answers: { 200: whole }, ...CHANGES },
  } satisfies Record<string, Operation>;
}
