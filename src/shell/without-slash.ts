import type { Ctx } from "#src/http/env.ts";
import { pathAndQuery } from "#src/http/origin.ts";
import { safeNext } from "#src/i18n/paths.ts";

export function withoutSlash(c: Ctx): string | null {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return null;
  const [, path, query] = /^(\/[^?]*?)\/+(\?.*)?$/.exec(pathAndQuery(c)) ?? [];
  return path ? safeNext(path + (query ?? "")) : null;
}
