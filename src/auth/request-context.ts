import { createMiddleware } from "hono/factory";
import { newId } from "#src/core/ids.ts";
import { proxyList, visitorAddress } from "#src/http/address.ts";
import type { Ctx, Deps, Env } from "#src/http/env.ts";
import { inLanguage, type Language, preferredLanguage } from "#src/i18n/language.ts";
import { errorFields } from "#src/runtime/log.ts";
import { sessionToken } from "./cookies.ts";
import { isGateOpen } from "./gate.ts";
import { findSession, type Session, touchSession } from "./sessions.ts";

const MAX_USER_AGENT = 300;
const NOTHING: ReadonlySet<string> = new Set();

// A page's language is in its address, that of an API call in its headers.
function languageOf(c: Ctx): Language {
  const { path } = c.req;
  if (path === "/ar" || path.startsWith("/ar/")) return "ar";
  return path.startsWith("/api/") ? preferredLanguage(c.req.header("Accept-Language")) : "en";
}

export const requestContext = (deps: Deps) => {
  const trusted = proxyList(deps.config.TRUSTED_PROXIES);
  return createMiddleware<Env>(async (c, next) => {
    const language = languageOf(c);
    await inLanguage(language, async () => {
      const { socketAddress } = (c.env ?? {}) as { socketAddress?: string };
      c.set("deps", deps);
      c.set("language", language);
      c.set("requestId", newId());
      c.set("address", visitorAddress(socketAddress, c.req.header("X-Forwarded-For"), trusted));
      c.set("userAgent", c.req.header("User-Agent")?.slice(0, MAX_USER_AGENT) ?? "");
      c.set("savedIds", NOTHING);
      c.set("gateOpen", await isGateOpen(c));
      c.set("session", await runningSession(c));
      c.header("X-Request-Id", c.get("requestId"));
      await next();
    });
  });
};

async function runningSession(c: Ctx): Promise<Session | null> {
  const { db, clock, log } = c.get("deps");
  const now = clock.now();
  const token = sessionToken(c);
  const session = token ? await findSession(db.read, token, now) : null;
  // Pages stay readable when nothing can be written, for example because the disk is full.
  if (session)
    await touchSession(db, session, now).catch((error: unknown) =>
      log.error("session not touched", errorFields(error)),
    );
  return session;
}
