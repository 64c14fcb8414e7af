import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { pick } from "#src/core/pick.ts";
import type { Database, Reader, Tx } from "#src/db/open.ts";
import { type LinkPurpose, oneTimeLinks } from "./tables.ts";
import { hashOfToken, newToken } from "./tokens.ts";

/** Returns the token of a new link that replaces older ones of the same purpose and user; only its hash is stored. */
export async function issueLink(
  tx: Tx,
  purpose: LinkPurpose,
  userId: string | null,
  now: number,
  lastsMs: number,
): Promise<string> {
  const whose = userId === null ? isNull(oneTimeLinks.userId) : eq(oneTimeLinks.userId, userId);
  await tx
    .delete(oneTimeLinks)
    .where(and(eq(oneTimeLinks.purpose, purpose), whose, isNull(oneTimeLinks.usedAt)));
  const token = newToken();
  const tokenHash = await hashOfToken(token);
  await tx
    .insert(oneTimeLinks)
    .values({ tokenHash, purpose, userId, createdAt: now, expiresAt: now + lastsMs });
  return token;
}

const isRunning = async (purpose: LinkPurpose, token: string, now: number) =>
  and(
    eq(oneTimeLinks.tokenHash, await hashOfToken(token)),
    eq(oneTimeLinks.purpose, purpose),
    gt(oneTimeLinks.expiresAt, now),
  );

export async function spendLink(tx: Tx, purpose: LinkPurpose, token: string, now: number) {
  const isUnspent = and(await isRunning(purpose, token, now), isNull(oneTimeLinks.usedAt));
  const [spent] = await tx
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(isUnspent)
    .returning(pick(oneTimeLinks, "userId"));
  return spent ?? null;
}

export async function findLink(read: Reader, purpose: LinkPurpose, token: string, now: number) {
  const [link] = await read
    .select(pick(oneTimeLinks, "userId", "usedAt"))
    .from(oneTimeLinks)
    .where(await isRunning(purpose, token, now));
  return link ?? null;
}

export async function removeEndedLinks(db: Database, now: number): Promise<void> {
  await db.withTx(async (tx) => {
    await tx.delete(oneTimeLinks).where(lte(oneTimeLinks.expiresAt, now));
  });
}
