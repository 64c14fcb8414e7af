import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "#src/core/errors.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import type { Session, SessionUser } from "./sessions.ts";

/**
 * Who may call a route: `gate` anyone even before the beta gate, `guest` anyone past it, `user` a signed-in person,
 * `owner` the same where the verb then looks the thing up among that person's own, `admin` an admin.
 */
export type Access = "gate" | "guest" | "user" | "owner" | "admin";

const declared = new WeakMap<object, Access>();

/** The access that a handler of a route declares, for the test that walks all routes. */
export const accessOf = (handler: object): Access | undefined => declared.get(handler);

/** Declares and enforces who may call a route; every route has one. */
export function access(level: Access): MiddlewareHandler<Env> {
  const guard = createMiddleware<Env>(async (c, next) => {
    if (level !== "gate" && !c.var.gateOpen) throw new AppError("unauthorized", "gateClosed");
    if (level === "user" || level === "owner" || level === "admin") {
      requireUser(c);
      if (level === "admin") assertAdmin(c);
    }
    await next();
  });
  declared.set(guard, level);
  return guard;
}

/** The running session; throws "unauthorized" for a guest. */
export function requireSession(c: Ctx): Session {
  if (!c.var.session) throw new AppError("unauthorized", "notSignedIn");
  return c.var.session;
}

/** The signed-in person; throws "unauthorized" for a guest. */
export const requireUser = (c: Ctx): SessionUser => requireSession(c).user;

/** Throws "forbidden" for who is no admin, and for an admin without the second factor where the site demands it. */
export function assertAdmin(c: Ctx): void {
  const { user, hasSecondFactor } = requireSession(c);
  if (user.role !== "admin") throw new AppError("forbidden", "adminOnly");
  if (c.var.deps.config.REQUIRE_ADMIN_TOTP && !hasSecondFactor)
    throw new AppError("forbidden", "secondFactorDemanded");
}
