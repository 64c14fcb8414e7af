import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { readCookie, sessionToken } from "#src/auth/cookies.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { encodingFor, reencode } from "#src/http/encoding.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { pathAndQuery, siteOrigin } from "#src/http/origin.ts";
import { type CachedPage, compressPage } from "#src/http/page-cache.ts";
import { FLASH_COOKIE } from "./flash.ts";
import { readTheme } from "./preferences.ts";

// "3 minutes ago", days left and the year move on by themselves; nobody sees them later than this.
const KEEP_MS = MINUTE_MS;

/**
 * Declares that a page is the same for every guest as long as `versionOf` answers the same (anything JSON), and keeps it.
 * Stands after `access` and after whatever sends a visitor elsewhere. What else a guest's page depends on is in its key
 * or in its version here: address, theme, announcement. Whoever brings a session or waits for a sentence (`flash`) is
 * rendered for alone.
 *
 * Browsers ask each time (`no-cache`) and learn that nothing changed; no cache between us stores anything, since sign-in
 * and views are seen only here.
 */
export const keptPage = (versionOf: (c: Ctx) => unknown): MiddlewareHandler<Env> =>
  createMiddleware<Env>(async (c, next) => {
    if (c.var.deps.pages.maxBytes === 0 || isForOne(c)) return next();
    const { pages, clock } = c.var.deps;
    const key = keyOf(c);
    const version = JSON.stringify([c.var.announcement, await versionOf(c)]);
    const now = clock.now();
    const known = pages.get(key);
    if (known?.version === version && now - known.renderedAt < KEEP_MS) return answer(c, known);

    let isRendered = false;
    const page = await pages.renderOnce(key, version, async () => {
      isRendered = true;
      await next();
      return pack(c.res, version, now);
    });
    if (page) c.res = await answer(c, page);
    else if (!isRendered) await next();
  });

const isForOne = (c: Ctx): boolean => sessionToken(c) !== null || readCookie(c, FLASH_COOKIE) !== null;

// The origin is written into the page and comes from the Host header where no setting names it.
const keyOf = (c: Ctx): string => [siteOrigin(c), readTheme(c), pathAndQuery(c)].join(" ");

async function pack(res: Response, version: string, renderedAt: number): Promise<CachedPage | null> {
  const type = res.headers.get("Content-Type");
  const isOnes = res.headers.has("Set-Cookie") || res.headers.has("Cache-Control");
  if (res.status !== 200 || !type?.startsWith("text/html") || isOnes) return null;
  return compressPage(new Uint8Array(await res.clone().arrayBuffer()), { type, version, renderedAt });
}

async function answer(c: Ctx, { compressed, etag, type }: CachedPage): Promise<Response> {
  const headers = { ETag: etag, "Cache-Control": "private, no-cache" };
  c.header("Vary", "Cookie, Accept-Encoding", { append: true });
  if (hasTag(c, etag)) return c.body(null, 304, headers);
  const encoding = encodingFor(c.req.header("Accept-Encoding"));
  const encoded = encoding && { "Content-Encoding": encoding };
  return c.body(await reencode(compressed, encoding), 200, { ...headers, "Content-Type": type, ...encoded });
}
