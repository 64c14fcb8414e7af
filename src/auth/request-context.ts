import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { networkList, visitorAddress } from "#src/http/address.ts";
import { type Ctx, type Deps, middleware } from "#src/http/env.ts";
import { isApiPath } from "#src/http/errors.ts";
import { type Language, inLanguage, preferredLanguage } from "#src/i18n/language.ts";
import { errorFields } from "#src/runtime/log.ts";
import { findTokenSession, touchToken } from "./api-tokens.ts";
import { sessionToken } from "./cookies.ts";
import { isGateOpen } from "./gate.ts";
import { type Session, findSession, touchSession } from "./sessions.ts";

const MAX_USER_AGENT = 300;
const NOTHING: ReadonlySet<string> = new Set();

// A page's language is in its address, that of an API call in its headers.
function languageOf(c: Ctx): Language {
  const { path } = c.req;
  if (path === "/ar" || path.startsWith("/ar/")) return "ar";
  return isApiPath(path) ? preferredLanguage(c.req.header("Accept-Language")) : "en";
}

export const requestContext = (deps: Deps) => {
  const trusted = networkList(deps.config.TRUSTED_PROXIES);
  return middleware(async (c, next) => {
    const language = languageOf(c);
    await inLanguage(language, async () => {
      const { socketAddress } = (c.env ?? {}) as { socketAddress?: string };
      c.set("deps", deps);
      c.set("language", language);
      c.set("requestId", newId());
      c.set("address", visitorAddress(socketAddress, c.req.header("X-Forwarded-For"), trusted));
      c.set("userAgent", c.req.header("User-Agent")?.slice(0, MAX_USER_AGENT) ?? "");
      c.set("savedIds", NOTHING);
      c.set("unread", 0);
      c.set("gateOpen", isGateOpen(c));
      c.header("X-Request-Id", c.get("requestId"));
      c.set("session", null);
      await next();
    });
  });
};

/** Middleware: finds the session or the token. It runs after the limit for each address, so that wrong tokens count. */
export const sessionContext = middleware(async (c, next) => {
  c.set("session", await runningSession(c));
  if (c.get("session")?.scopes) c.set("gateOpen", true);
  await next();
});

/** A call's token, beside which cookies do not count; null without one. */
function apiToken(c: Ctx): string | null {
  const header = c.req.header("Authorization") ?? "";
  const counts = /^Bearer\b/i.test(header) && isApiPath(c.req.path);
  return counts ? header.slice("Bearer".length).trim() : null;
}

async function runningSession(c: Ctx): Promise<Session | null> {
  const { db, clock, log } = c.get("deps");
  const now = clock.now();
  const bearer = apiToken(c);
  const token = bearer ?? sessionToken(c);
  const [find, touch] = bearer === null ? [findSession, touchSession] : [findTokenSession, touchToken];
  const session = token === null ? null : await find(db.read, token, now);
  if (bearer !== null && !session) {
    c.header("WWW-Authenticate", 'Bearer error="invalid_token"');
    throw new AppError("unauthorized", "tokenInvalid");
  }
  // Pages stay readable when nothing can be written, for example because the disk is full.
  if (session)
    await touch(db, session, now, c.get("address")).catch((error: unknown) =>
      log.error("session not touched", errorFields(error)),
    );
  return session;
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Middleware: refuses unsafe requests from other sites, whatever their content type. */
export const originGuard = middleware(async (c, next) => {
  if (!SAFE.has(c.req.method)) assertFromHere(c);
  await next();
});

function assertFromHere(c: Ctx): void {
  // No other site can make a browser send a token.
  if (c.get("session")?.scopes) return;
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
