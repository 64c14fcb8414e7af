import { randomInt } from "node:crypto";
import { and, desc, eq, gt, isNull, ne, or } from "drizzle-orm";
import { pick } from "#src/core/pick.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import type { Database, Reader, Tx } from "#src/db/open.ts";
import { type Session, sessionUser } from "./sessions.ts";
import { apiTokens, users } from "./tables.ts";
import { hashOfToken } from "./tokens.ts";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const FORMAT = /^(mkb_[0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

const inBase62 = (rest: number, digits: number): string =>
  digits === 0 ? "" : inBase62(Math.floor(rest / 62), digits - 1) + BASE62.charAt(rest % 62);
const checksumOf = (text: string): string => inBase62(Bun.hash.crc32(text), 6);

/** In GitHub's format: a prefix that scanners of code find, 190 random bits, and a checksum. */
export function newApiToken(): string {
  const start = `mkb_${Array.from({ length: 32 }, () => BASE62[randomInt(62)]).join("")}`;
  return start + checksumOf(start);
}

/** The session of a request with this token; null if it is mistyped, revoked or ended, or its owner is suspended. */
export async function findTokenSession(read: Reader, token: string, now: number): Promise<Session | null> {
  const [, start, checksum] = FORMAT.exec(token) ?? [];
  if (start === undefined || checksum !== checksumOf(start)) return null;
  const tokenHash = await hashOfToken(token);
  const [row] = await read
    .select({ ...pick(apiTokens, "createdAt", "lastUsedAt", "scopes"), user: users })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.tokenHash, tokenHash), gt(apiTokens.expiresAt, now), eq(users.isActive, true)));
  if (!row) return null;
  const { createdAt, lastUsedAt, scopes, user } = row;
  const hasSecondFactor = user.totpConfirmedAt !== null;
  return { tokenHash, createdAt, seenAt: lastUsedAt ?? 0, scopes, user: sessionUser(user), hasSecondFactor };
}

export async function touchToken(db: Database, { tokenHash, seenAt }: Session, now: number): Promise<void> {
  const lastUsedAt = now - (now % MINUTE_MS);
  if (seenAt === lastUsedAt) return;
  const isFirst = or(isNull(apiTokens.lastUsedAt), ne(apiTokens.lastUsedAt, lastUsedAt));
  const isToken = and(eq(apiTokens.tokenHash, tokenHash), isFirst);
  await db.withTx(async (tx) => void (await tx.update(apiTokens).set({ lastUsedAt }).where(isToken)));
}

export const listTokens = (read: Reader, userId: string, now: number) =>
  read
    .select(pick(apiTokens, "id", "name", "start", "scopes", "createdAt", "lastUsedAt", "expiresAt"))
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), gt(apiTokens.expiresAt, now)))
    .orderBy(desc(apiTokens.createdAt));

export async function endTokensOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
}
