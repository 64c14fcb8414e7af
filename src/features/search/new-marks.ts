import { queryParams } from "#src/http/validate.ts";
import type { Ctx } from "#src/http/env.ts";

/** The search page's parameter for the listings to mark as new. */
export const NEW_IDS = "new";

const hexOf = (id: string) => id.replaceAll("-", "");

/** Ids as 22 characters each, for a query string. */
export const marksOf = (ids: string[]): string =>
  ids.map((id) => Buffer.from(hexOf(id), "hex").toString("base64url")).join(".");

/** Returns whether the request's address marks a listing as new. */
export function markedBy(c: Ctx): (id: string) => boolean {
  const given = queryParams(c).get(NEW_IDS);
  const marks = new Set(given?.split("."));
  return (id) => marks.size > 0 && marks.has(marksOf([id]));
}
