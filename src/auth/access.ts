import type { MiddlewareHandler } from "hono";
import { AppError } from "#src/core/errors.ts";
import { type Ctx, type Env, middleware } from "#src/http/env.ts";
import type { Session, SessionUser } from "./sessions.ts";

// gate: everyone. guest: everyone who passed the beta gate. owner: a signed-in user, for that user's own things.
export type Access = "gate" | "guest" | "user" | "owner" | "admin";

const declared = new WeakMap<object, Access>();

export const accessOf = (handler: object): Access | undefined => declared.get(handler);

export function access(level: Access): MiddlewareHandler<Env> {
  const guard = middleware(async (c, next) => {
    if (level !== "gate" && !c.get("gateOpen")) throw new AppError("unauthorized", "gateClosed");
    if (level === "admin") assertAdmin(c);
    else if (level === "user" || level === "owner") requireSession(c);
    await next();
  });
  declared.set(guard, level);
  return guard;
}

export function requireSession(c: Ctx): Session {
  const session = c.get("session");
  if (!session) throw new AppError("unauthorized", "notSignedIn");
  return session;
}

export const requireUser = (c: Ctx): SessionUser => requireSession(c).user;

/** Throws unless the user is an admin; with REQUIRE_ADMIN_TOTP also if two-step verification is off. */
export function assertAdmin(c: Ctx): void {
  const { user, hasSecondFactor } = requireSession(c);
  if (user.role !== "admin") throw new AppError("forbidden", "adminOnly");
  if (c.get("deps").config.REQUIRE_ADMIN_TOTP && !hasSecondFactor)
    throw new AppError("forbidden", "secondFactorDemanded");
}
