import { createHmac } from "node:crypto";
import { and, desc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import { pick } from "#src/core/pick.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Database, Reader, Tx } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { isPublicAddress } from "#src/http/safe-fetch.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Scope } from "./access.ts";
import { siteKey } from "./site-key.ts";
import { type Role, apiTokens, sessions, users } from "./tables.ts";
import { hashOfToken, newToken } from "./tokens.ts";

/** A session ends after this time without a request. */
export const IDLE_MS = 14 * DAY_MS;
/** A session ends this long after the login. */
export const ABSOLUTE_MS: Record<Role, number> = { user: 30 * DAY_MS, admin: 12 * HOUR_MS };
const TOUCH_EVERY_MS = HOUR_MS;
const AWAIT_CODE_MS = 10 * MINUTE_MS;

const SHOWN = ["id", "email", "name", "phone", "location", "role", "listingLimit", "isActive"] as const;
const TIMES = ["phoneConfirmedAt", "createdAt", "updatedAt"] as const;

/** What the API shows of a user. */
export const userJson = (
  user: Pick<typeof users.$inferSelect, (typeof SHOWN)[number] | (typeof TIMES)[number]>,
) => pick(user, ...SHOWN, ...TIMES);

export const sessionUser = (user: typeof users.$inferSelect) => ({
  ...userJson(user),
  ...pick(user, "dealerId", "dealerRole"),
});

export type SessionUser = ReturnType<typeof sessionUser>;

export interface Session {
  tokenHash: string;
  createdAt: number;
  seenAt: number;
  addressHash?: string | null;
  user: SessionUser;
  hasSecondFactor: boolean;
  /** What a token for the API may do; a login has no scopes. */
  scopes?: Scope[];
}

/** Returns the cookie's token; only its hash is stored. A session that awaits a code permits nothing else. */
export async function startSession(
  tx: Tx,
  user: { id: string; role: Role },
  now: number,
  userAgent = "",
  awaitsCode = false,
): Promise<string> {
  const token = newToken();
  await tx.insert(sessions).values({
    tokenHash: await hashOfToken(token),
    userId: user.id,
    createdAt: now,
    seenAt: now,
    expiresAt: now + (awaitsCode ? AWAIT_CODE_MS : Math.min(IDLE_MS, ABSOLUTE_MS[user.role])),
    userAgent,
    awaitsCode,
  });
  if (!awaitsCode) await tx.update(users).set({ signedInAt: now }).where(eq(users.id, user.id));
  return token;
}

const selectRow = perConnection((read) =>
  read
    .select({ ...pick(sessions, "tokenHash", "createdAt", "seenAt", "addressHash"), user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql.placeholder("now")),
        eq(sessions.awaitsCode, sql.placeholder("awaitsCode")),
        eq(users.isActive, true),
      ),
    )
    .prepare(),
);

async function findRow(read: Reader, token: string, now: number, awaitsCode: boolean) {
  const [row] = await selectRow(read).execute({ tokenHash: await hashOfToken(token), now, awaitsCode });
  return row ?? null;
}

export async function findSession(read: Reader, token: string, now: number): Promise<Session | null> {
  const row = await findRow(read, token, now, false);
  return row && { ...row, user: sessionUser(row.user), hasSecondFactor: row.user.totpConfirmedAt !== null };
}

/** Those of the sessions that still run. */
export async function listRunning(read: Reader, tokenHashes: string[], now: number): Promise<string[]> {
  const rows = await read
    .select(pick(sessions, "tokenHash"))
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.isActive, true)))
    .where(and(inArray(sessions.tokenHash, tokenHashes), gt(sessions.expiresAt, now)));
  return rows.map(({ tokenHash }) => tokenHash);
}

/** A login with the right password that still awaits the second step's code. */
export const findAwaiting = (read: Reader, token: string, now: number) => findRow(read, token, now, true);

/** Null for an address that says nothing about the visitor: behind a proxy that is not trusted, all have a private one. */
export const addressHashOf = (address: string): string | null =>
  isPublicAddress(address.replace("/64", ""))
    ? createHmac("sha256", siteKey("session addresses")).update(address).digest("base64url")
    : null;

export async function touchSession(
  db: Database,
  session: Session,
  now: number,
  address: string,
): Promise<void> {
  const { tokenHash, seenAt, user } = session;
  const isRecent = Math.abs(now - seenAt) < TOUCH_EVERY_MS;
  if (isRecent && session.addressHash) return;
  const addressHash = addressHashOf(address);
  if (isRecent && addressHash === null) return;
  // After the clock was set back, `createdAt` may be in the future. The session must not last longer because of that.
  const createdAt = Math.min(session.createdAt, now);
  const expiresAt = Math.min(now + IDLE_MS, createdAt + ABSOLUTE_MS[user.role]);
  await db.withTx(async (tx) => {
    await tx
      .update(sessions)
      .set({ createdAt, seenAt: now, expiresAt, addressHash })
      .where(eq(sessions.tokenHash, tokenHash));
  });
}

/** Gives a session a new token, in place of one that somebody may have copied. */
export async function renewToken(tx: Tx, tokenHash: string): Promise<{ token: string; tokenHash: string }> {
  const token = newToken();
  const renewed = { tokenHash: await hashOfToken(token) };
  await tx.update(sessions).set(renewed).where(eq(sessions.tokenHash, tokenHash));
  return { token, ...renewed };
}

/** Identifies a session in lists without revealing its token. */
const handleOf = async (tokenHash: string): Promise<string> =>
  (await hashOfToken(`handle:${tokenHash}`)).slice(0, 22);

type Owner = Pick<Session, "tokenHash" | "user">;

export async function listSessions(read: Reader, { tokenHash: current, user }: Owner, now: number) {
  const rows = await read
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, now), eq(sessions.awaitsCode, false)))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt));
  const own = rows.map(async (row) => ({
    ...pick(row, "userAgent", "createdAt", "seenAt"),
    handle: await handleOf(row.tokenHash),
    isCurrent: row.tokenHash === current,
  }));
  return (await Promise.all(own)).sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends a session. Returns its token hash, which other tables refer to; null for an unknown handle. */
export async function endSessionByHandle(tx: Tx, userId: string, handle: string): Promise<string | null> {
  const rows = await tx.select().from(sessions).where(eq(sessions.userId, userId));
  for (const { tokenHash } of rows)
    if ((await handleOf(tokenHash)) === handle) {
      await endSession(tx, tokenHash);
      return tokenHash;
    }
  return null;
}

export async function endOtherSessions(tx: Tx, { tokenHash, user }: Session): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.tokenHash, tokenHash)));
}

export async function endSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function endSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

export async function removeExpiredSessions(db: Database, now: number): Promise<void> {
  await db.withTx(async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, now));
    await tx.delete(apiTokens).where(lt(apiTokens.expiresAt, now));
  });
}

export async function setUserLanguage(tx: Tx, userId: string, language: Language, now: number) {
  await tx.update(users).set({ language, updatedAt: now }).where(eq(users.id, userId));
}
