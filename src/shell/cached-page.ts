import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { readCookie, sessionToken } from "#src/auth/cookies.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { encode, encodingFor, reencode } from "#src/http/encoding.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { pathAndQuery } from "#src/http/origin.ts";
import type { CachedPage } from "#src/http/page-cache.ts";
import { FLASH_COOKIE } from "./flash.ts";
import { readTheme } from "./preferences.ts";

// Ages such as "3 minutes ago", days left and the year may be outdated by this.
const MAX_AGE_MS = MINUTE_MS;

/**
 * Caches a page that is the same for every guest while `versionOf` returns the same JSON. Goes after `access` and after
 * redirects. Proxies must not store it, since the server counts views.
 */
export const cachedPage = (versionOf: (c: Ctx) => unknown): MiddlewareHandler<Env> =>
  createMiddleware<Env>(async (c, next) => {
    if (c.var.deps.pages.maxBytes === 0 || isPersonal(c)) return next();
    const { pages, clock } = c.var.deps;
    const key = keyOf(c);
    const version = JSON.stringify([c.var.announcement, await versionOf(c)]);
    const now = clock.now();
    const cached = pages.get(key);
    if (cached?.version === version && Math.abs(now - cached.renderedAt) < MAX_AGE_MS)
      return answer(c, cached);

    let isRendered = false;
    const page = await pages.renderOnce(key, version, async () => {
      isRendered = true;
      await next();
      return pack(c.res, version, now);
    });
    if (page) c.res = await answer(c, page);
    else if (!isRendered) await next();
  });

const isPersonal = (c: Ctx): boolean => sessionToken(c) !== null || readCookie(c, FLASH_COOKIE) !== null;

const keyOf = (c: Ctx): string => `${readTheme(c)} ${pathAndQuery(c)}`;

async function pack(res: Response, version: string, renderedAt: number): Promise<CachedPage | null> {
  const type = res.headers.get("Content-Type");
  const isUncacheable = res.headers.has("Set-Cookie") || res.headers.has("Cache-Control");
  if (res.status !== 200 || !type?.startsWith("text/html") || isUncacheable) return null;
  const bytes = await res.clone().bytes();
  const etag = `W/"${Bun.hash(bytes).toString(36)}"`;
  return { compressed: await encode(bytes, "br"), etag, type, version, renderedAt };
}

async function answer(c: Ctx, { compressed, etag, type }: CachedPage): Promise<Response> {
  const headers = { ETag: etag, "Cache-Control": "private, no-cache" };
  c.header("Vary", "Cookie, Accept-Encoding", { append: true });
  if (hasTag(c, etag)) return c.body(null, 304, headers);
  const encoding = encodingFor(c.req.header("Accept-Encoding"));
  const encoded = encoding && { "Content-Encoding": encoding };
  return c.body(await reencode(compressed, encoding), 200, { ...headers, "Content-Type": type, ...encoded });
}
