import { createMiddleware } from "hono/factory";
import type { Config } from "#src/config.ts";
import { AppError } from "#src/core/errors.ts";
import { href } from "#src/i18n/paths.ts";
import type { Ctx, Env } from "./env.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Middleware: refuses unsafe requests from other sites, whatever their content type. */
export const originGuard = createMiddleware<Env>(async (c, next) => {
  if (!SAFE.has(c.req.method) && !fromHere(c)) throw new AppError("forbidden", "foreignOrigin");
  await next();
});

function fromHere(c: Ctx): boolean {
  const site = c.req.header("Sec-Fetch-Site");
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = c.req.header("Origin");
  if (origin === undefined) return true;
  const { PUBLIC_ORIGIN } = c.var.deps.config;
  // Without PUBLIC_ORIGIN it is not known whether a proxy speaks https to the visitor.
  return PUBLIC_ORIGIN ? origin === PUBLIC_ORIGIN : URL.parse(origin)?.host === new URL(c.req.url).host;
}

/** The site's origin outside of requests, as in mails. */
export const configuredOrigin = ({ PUBLIC_ORIGIN, PORT }: Pick<Config, "PUBLIC_ORIGIN" | "PORT">): string =>
  PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;

export const absoluteHref = (config: Parameters<typeof configuredOrigin>[0], path: string): string =>
  configuredOrigin(config) + href(path);

/** What links for search engines and for sharing begin with; "" without `PUBLIC_ORIGIN`, since anybody can send any `Host`. */
export const publicOrigin = (c: Ctx): string => c.var.deps.config.PUBLIC_ORIGIN ?? "";

/** The origin of this request, for cookies and comparisons. */
export const siteOrigin = (c: Ctx): string =>
  c.var.deps.config.PUBLIC_ORIGIN ?? c.req.url.slice(0, endOfOrigin(c));

export const pathAndQuery = (c: Ctx): string => c.req.url.slice(endOfOrigin(c));

const endOfOrigin = (c: Ctx): number => c.req.url.indexOf("/", c.req.url.indexOf("//") + 2);
