import { createMiddleware } from "hono/factory";
import { AppError } from "#src/core/errors.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { sessionToken } from "./cookies.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Middleware: refuses unsafe requests from other sites, whatever their content type. */
export const originGuard = createMiddleware<Env>(async (c, next) => {
  if (!SAFE.has(c.req.method)) assertFromHere(c);
  await next();
});

function assertFromHere(c: Ctx): void {
  const site = c.req.header("Sec-Fetch-Site");
  const origin = c.req.header("Origin");
  // Scripts send neither header; with a session cookie they must.
  if (site === undefined && origin === undefined) {
    if (sessionToken(c) !== null) throw new AppError("forbidden", "originMissing");
    return;
  }
  const isOwn = site === undefined ? isOwnOrigin(c, origin) : site === "same-origin" || site === "none";
  if (!isOwn) throw new AppError("forbidden", "foreignOrigin");
}

function isOwnOrigin(c: Ctx, origin = ""): boolean {
  const { PUBLIC_ORIGIN } = c.var.deps.config;
  // Without PUBLIC_ORIGIN the server does not know whether a proxy uses https for the visitor.
  return PUBLIC_ORIGIN ? origin === PUBLIC_ORIGIN : URL.parse(origin)?.host === new URL(c.req.url).host;
}
