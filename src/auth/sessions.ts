import { and, eq, gt, lt } from "drizzle-orm";
import type { Database, Reader, Tx } from "#src/db/open.ts";
import { type Role, sessions, users } from "./tables.ts";
import { hashOfToken, newToken } from "./tokens.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A session ends after so long without use. */
export const IDLE_MS = 14 * DAY_MS;
/** A session ends so long after the login at the latest. */
export const ABSOLUTE_MS: Record<Role, number> = { user: 30 * DAY_MS, admin: 12 * HOUR_MS };
const SEEN_EVERY_MS = HOUR_MS;

export interface SessionUser {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  location: string | null;
  role: Role;
  listingLimit: number | null;
  isActive: boolean;
}

export interface Session {
  tokenHash: string;
  user: SessionUser;
}

/** Starts a session; answers the token for the cookie (256 random bits), of which only the hash is kept. */
export async function startSession(
  tx: Tx,
  user: { id: string; role: Role },
  now: number,
  userAgent = "",
): Promise<string> {
  const token = newToken();
  await tx.insert(sessions).values({
    tokenHash: await hashOfToken(token),
    userId: user.id,
    createdAt: now,
    seenAt: now,
    expiresAt: now + Math.min(IDLE_MS, ABSOLUTE_MS[user.role]),
    userAgent,
  });
  return token;
}

/** The session of a cookie's token while it lasts and its user is active. */
export async function findSession(
  read: Reader,
  token: string,
  now: number,
): Promise<(Session & { seenAt: number; createdAt: number }) | null> {
  const [row] = await read
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, await hashOfToken(token)),
        gt(sessions.expiresAt, now),
        eq(users.isActive, true),
      ),
    );
  if (!row) return null;
  const { id, email, name, phone, location, role, listingLimit, isActive } = row.user;
  const { tokenHash, seenAt, createdAt } = row.session;
  return {
    tokenHash,
    seenAt,
    createdAt,
    user: { id, email, name, phone, location, role, listingLimit, isActive },
  };
}

/** Moves the idle end of a session that is in use; writes at most once an hour. */
export async function touchSession(
  db: Database,
  found: Session & { seenAt: number; createdAt: number },
  now: number,
): Promise<void> {
  if (now - found.seenAt < SEEN_EVERY_MS) return;
  const expiresAt = Math.min(now + IDLE_MS, found.createdAt + ABSOLUTE_MS[found.user.role]);
  await db.withTx(async (tx) => {
    await tx.update(sessions).set({ seenAt: now, expiresAt }).where(eq(sessions.tokenHash, found.tokenHash));
  });
}

export async function endSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of a user: password change, suspension. */
export async function endSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

export async function removeExpiredSessions(db: Database, now: number): Promise<void> {
  await db.withTx(async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, now));
  });
}
