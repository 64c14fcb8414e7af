import { createMiddleware } from "hono/factory";
import { newId } from "#src/core/ids.ts";
import { visitorAddress } from "#src/http/address.ts";
import type { Ctx, Deps, Env } from "#src/http/env.ts";
import { inLanguage, type Language, preferredLanguage } from "#src/i18n/language.ts";
import { errorFields } from "#src/runtime/log.ts";
import { sessionToken } from "./cookies.ts";
import { isGateOpen } from "./gate.ts";
import { findSession, touchSession } from "./sessions.ts";

const MAX_USER_AGENT = 300;

// A page's language is in its address, an API call's in its headers.
function languageOf(c: Ctx): Language {
  const { path } = c.req;
  if (path === "/ar" || path.startsWith("/ar/")) return "ar";
  return path.startsWith("/api/") ? preferredLanguage(c.req.header("Accept-Language")) : "en";
}

/** Middleware: sets the request's variables. */
export const requestContext = (deps: Deps) =>
  createMiddleware<Env & { Bindings: { socketAddress?: string } }>(async (c, next) => {
    const language = languageOf(c as unknown as Ctx);
    await inLanguage(language, async () => {
      c.set("deps", deps);
      c.set("language", language);
      c.set("requestId", newId());
      c.set(
        "address",
        visitorAddress(c.env?.socketAddress, c.req.header("X-Forwarded-For"), deps.config.TRUSTED_PROXIES),
      );
      c.set("userAgent", c.req.header("User-Agent")?.slice(0, MAX_USER_AGENT) ?? "");
      c.set("gateOpen", await isGateOpen(c as unknown as Ctx));
      const token = sessionToken(c as unknown as Ctx);
      const now = deps.clock.now();
      const session = token ? await findSession(deps.db.read, token, now) : null;
      // A full disk must not refuse the page.
      if (session)
        await touchSession(deps.db, session, now).catch((error: unknown) =>
          deps.log.error("session not touched", errorFields(error)),
        );
      c.set("session", session);
      c.header("X-Request-Id", c.var.requestId);
      await next();
    });
  });
