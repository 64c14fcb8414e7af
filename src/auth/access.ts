import type { MiddlewareHandler } from "hono";
import { AppError } from "#src/core/errors.ts";
import { declare } from "#src/http/describe.ts";
import { type Ctx, type Env, middleware } from "#src/http/env.ts";
import { isApi } from "#src/http/errors.ts";
import type { Session, SessionUser } from "./sessions.ts";
import { DEALER_ROLES, type DealerRole } from "./tables.ts";

// gate: everyone. guest: everyone who passed the beta gate. owner: a signed-in user, for that user's own things. member: a
// person who works for a dealer. manager: an owner or manager of a dealer.
export type Access = "gate" | "guest" | "user" | "owner" | "member" | "manager" | "admin";

/** What a person can allow a token to do. */
export const SCOPES = [
  "listings:read",
  "listings:write",
  "stock:write",
  "photos:write",
  "inquiries:read",
  "inquiries:write",
  "statistics:read",
  "admin:read",
] as const;
export type Scope = (typeof SCOPES)[number];
/** `any`: every valid token may call the route. */
export type TokenAccess = Scope | "any";

/** Without a scope, tokens may not call a route for signed-in users. On a route for guests they count as a guest. */
export function access(level: Access, scope?: TokenAccess): MiddlewareHandler<Env> {
  const guard = middleware(async (c, next) => {
    if (level !== "gate" && !c.get("gateOpen")) throw new AppError("unauthorized", "gateClosed");
    if (level === "admin") assertAdmin(c);
    else if (level === "member") requireMember(c);
    else if (level === "manager") requireMember(c, level);
    else if (level === "user" || level === "owner") requireSession(c);
    if (level === "guest" && !isGranted(c, scope)) c.set("session", null);
    if (level !== "gate" && level !== "guest") assertScope(c, scope);
    await next();
  });
  return declare(guard, { access: level, scope });
}

function isGranted(c: Ctx, scope: TokenAccess | undefined): boolean {
  const granted = c.get("session")?.scopes;
  return !granted || scope === "any" || (scope !== undefined && granted.includes(scope));
}

function assertScope(c: Ctx, scope: TokenAccess | undefined): void {
  if (isGranted(c, scope)) return;
  if (!scope || scope === "any") throw new AppError("forbidden", "tokenRefused");
  throw Object.assign(new AppError("forbidden", "scopeMissing", scope), { details: { scope } });
}

export function requireSession(c: Ctx): Session {
  const session = c.get("session");
  if (session) return session;
  if (isApi(c)) c.header("WWW-Authenticate", "Bearer");
  throw new AppError("unauthorized", "notSignedIn");
}

export const requireUser = (c: Ctx): SessionUser => requireSession(c).user;

export type Member = Pick<SessionUser, "dealerId" | "dealerRole">;

/** A person who works for a dealer, with at least this role. */
export function requireMember(c: Ctx, needed: DealerRole = "sales"): SessionUser & { dealerId: string } {
  const user = requireUser(c);
  return { ...user, dealerId: requireRole(user, needed) };
}

const BELOW = { owner: "dealerOwnersOnly", manager: "dealerManagersOnly", sales: "dealerNone" } as const;

/** The dealer of a person who has at least this role there. */
export function requireRole({ dealerId, dealerRole }: Member, needed: DealerRole): string {
  if (dealerId === null || dealerRole === null) throw new AppError("forbidden", "dealerNone");
  if (DEALER_ROLES.indexOf(dealerRole) > DEALER_ROLES.indexOf(needed))
    throw new AppError("forbidden", BELOW[needed]);
  return dealerId;
}

/** Throws unless the user is an admin; with REQUIRE_ADMIN_TOTP also if two-step verification is off. */
export function assertAdmin(c: Ctx): void {
  const { user, hasSecondFactor } = requireSession(c);
  if (user.role !== "admin") throw new AppError("forbidden", "adminOnly");
  if (c.get("deps").config.REQUIRE_ADMIN_TOTP && !hasSecondFactor)
    throw new AppError("forbidden", "secondFactorDemanded");
}
