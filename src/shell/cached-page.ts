import type { MiddlewareHandler } from "hono";
import { readCookie, sessionToken } from "#src/auth/cookies.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { decode, encode, encodeSmall } from "#src/http/encoding.ts";
import { type Ctx, type Env, middleware } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { secure } from "#src/http/headers.ts";
import { pathAndQuery } from "#src/http/origin.ts";
import type { CachedPage, PageCache } from "#src/http/page-cache.ts";
import { FLASH_COOKIE } from "./flash.ts";
import { readTheme } from "./preferences.ts";

// After this time, ages such as "3 minutes ago", days left and the year may be outdated.
const MAX_AGE_MS = MINUTE_MS;

/**
 * Caches a page or API response that is the same for every guest while `versionOf` returns the same JSON. Add it after
 * `access` and after redirects. Proxies must not store the page, because the server counts views.
 */
export const cachedPage = (versionOf: (c: Ctx) => unknown): MiddlewareHandler<Env> =>
  middleware(async (c, next) => {
    const { pages, clock, db, catalogs } = c.get("deps");
    if (pages.maxBytes === 0 || isPersonal(c)) return next();
    const key = keyOf(c);
    const now = clock.now();
    const cached = pages.get(key);
    const isYoung = cached && Math.abs(now - cached.renderedAt) < MAX_AGE_MS;
    // Read before rendering, so that a commit during rendering is not missed.
    const dataVersion = await db.dataVersion();
    if (isYoung && cached.dataVersion === dataVersion && now < cached.expiresAt) {
      if (++cached.repeats === 1) void shrink(pages, key, cached);
      return answer(c, cached);
    }
    // Finding a version takes a query, which a page that is asked for once does not need.
    const isWanted = cached !== undefined || pages.wasAsked(key);
    const version = JSON.stringify([c.get("announcement"), isWanted ? await versionOf(c) : dataVersion]);
    const { expiresAt } = catalogs;
    if (isYoung && cached.version === version) {
      Object.assign(cached, { dataVersion, expiresAt });
      return answer(c, cached);
    }

    let isRendered = false;
    const page = await pages.renderOnce(key, version, isWanted, async () => {
      isRendered = true;
      await next();
      const packed = await pack(c);
      return packed && { ...packed, version, dataVersion, renderedAt: now, expiresAt, repeats: 0 };
    });
    if (!page) return isRendered ? undefined : next();
    const response = answer(c, page);
    // Without this, Hono would merge the old response's headers into the new one.
    c.res = undefined;
    c.res = response;
  });

/** The cached page of an address, whatever its age, for when the database is unavailable; null if this visitor has none. */
export function keptPage(c: Ctx): Response | null {
  const cached = c.req.method === "GET" && !isPersonal(c) ? c.get("deps").pages.get(keyOf(c)) : undefined;
  return cached ? answer(c, cached) : null;
}

const isPersonal = (c: Ctx): boolean =>
  c.get("session") !== null || sessionToken(c) !== null || readCookie(c, FLASH_COOKIE) !== null;

const keyOf = (c: Ctx): string => `${readTheme(c)} ${c.get("language")} ${pathAndQuery(c)}`;

async function pack(c: Ctx) {
  const { res } = c;
  const isUncacheable = res.headers.has("Set-Cookie") || res.headers.has("Cache-Control");
  if (res.status !== 200 || isUncacheable) return null;
  const bytes = await res.bytes();
  const body = res.headers.has("Content-Encoding") ? bytes : await encode(bytes, "zstd");
  const etag = `W/"${Bun.hash(body).toString(36)}"`;
  const headers = new Headers(res.headers);
  headers.append("Vary", "Cookie, Accept-Encoding");
  headers.set("Cache-Control", "private, no-cache");
  headers.set("Content-Encoding", "zstd");
  headers.set("ETag", etag);
  secure(c, headers);
  return { body, encoding: "zstd" as const, etag, headers };
}

async function shrink(pages: PageCache, key: string, page: CachedPage): Promise<void> {
  const body = await encodeSmall(decode(page.body, page.encoding));
  const headers = new Headers(page.headers);
  headers.set("Content-Encoding", "br");
  if (pages.get(key) === page) pages.put(key, Object.assign(page, { body, encoding: "br", headers }));
}

/** In the stored encoding; `compression` changes it for clients that do not accept it. */
function answer(c: Ctx, { body, etag, headers }: CachedPage): Response {
  const response = hasTag(c, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
  response.headers.set("X-Request-Id", c.get("requestId"));
  return response;
}
