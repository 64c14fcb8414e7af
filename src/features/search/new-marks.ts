import { queryParams } from "#src/http/validate.ts";
import type { Ctx } from "#src/http/env.ts";

/** The parameter of a search page that names the listings to mark as new. */
export const NEW_IDS = "new";

const hexOf = (id: string) => id.replaceAll("-", "");

/** Ids in 22 characters each, for an address. */
export const marksOf = (ids: string[]): string =>
  ids.map((id) => Buffer.from(hexOf(id), "hex").toString("base64url")).join(".");

/** Whether a listing is marked by the address of the request. */
export function markedBy(c: Ctx): (id: string) => boolean {
  const given = queryParams(c).get(NEW_IDS);
  const marks = new Set(given?.split("."));
  return (id) => marks.size > 0 && marks.has(marksOf([id]));
}
