import { PAGE_SIZE } from "#src/core/query-params.ts";
import { queryParams } from "#src/http/validate.ts";
import type { Ctx } from "#src/http/env.ts";

export const NEW_IDS = "new";

/** New listings come first on page 1, so no more are marked than fit on it. */
export const MAX_MARKS = PAGE_SIZE;

const hexOf = (id: string) => id.replaceAll("-", "");

export const marksOf = (ids: string[]): string =>
  ids.map((id) => Buffer.from(hexOf(id), "hex").toString("base64url")).join(".");

export function markedIds(c: Ctx): Set<string> {
  const marks = queryParams(c).get(NEW_IDS)?.split(".", MAX_MARKS) ?? [];
  return new Set(marks.flatMap(idOf));
}

function idOf(mark: string): string[] {
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(Buffer.from(mark, "base64url").toString("hex"));
  return parts ? [parts.slice(1).join("-")] : [];
}
