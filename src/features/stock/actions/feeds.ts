import { and, eq } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { hashOfToken, newToken } from "#src/auth/tokens.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { pick } from "#src/core/pick.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { takeTry, tooMany } from "#src/http/rate-limit.ts";
import { type FeedRow, findFeed, isFeedOf } from "../queries/feeds.ts";
import { type FeedKind, stockFeeds } from "../tables.ts";

const MAX_FEEDS = 20;
const READS = { name: "feed", max: 120, perMs: HOUR_MS };

/** Who manages a dealer's feeds, or without a dealer the whole site's. */
export type FeedOwner = Pick<SessionUser, "id" | "name" | "dealerId">;

/** A new secret address. */
export async function makeFeed({ db, clock }: Deps, owner: FeedOwner, kind: FeedKind): Promise<FeedRow> {
  const { dealerId } = owner;
  const token = newToken();
  const tokenHash = await hashOfToken(token);
  return db.withTx(async (tx) => {
    if ((await tx.$count(stockFeeds, isFeedOf(dealerId))) >= MAX_FEEDS)
      throw new AppError("conflict", "feedsTooMany", MAX_FEEDS);
    const createdAt = clock.now();
    const feed = { id: newId(), dealerId, kind, token, tokenHash, createdAt, lastReadAt: null };
    await tx.insert(stockFeeds).values(feed);
    await record(tx, owner, "feed.make", kind, createdAt);
    return feed;
  });
}

export const revokeFeed = ({ db, clock }: Deps, owner: FeedOwner, id: string): Promise<void> =>
  db.withTx(async (tx) => {
    const isIt = and(isFeedOf(owner.dealerId), eq(stockFeeds.id, id));
    const [revoked] = await tx.delete(stockFeeds).where(isIt).returning();
    if (!revoked) throw new AppError("not-found", "notFound");
    await record(tx, owner, "feed.revoke", revoked.kind, clock.now());
  });

function record(tx: Tx, actor: FeedOwner, action: string, feed: FeedKind, now: number): Promise<void> {
  const subject = { kind: "user", ...pick(actor, "id", "name") };
  return recordAudit(tx, { actor, action, subject, after: { feed } }, now);
}

/** The feed with this token, counted as read. Throws "not-found", or "too-many" above the hour's limit. */
export async function openFeed({ db, clock }: Deps, token: string, kind: FeedKind) {
  const feed = await findFeed(db.read, token);
  if (feed?.kind !== kind) throw new AppError("not-found", "notFound");
  const now = clock.now();
  const waitMs = await db.withTx(async (tx) => {
    await tx.update(stockFeeds).set({ lastReadAt: now }).where(eq(stockFeeds.id, feed.id));
    return takeTry(tx, READS, feed.id, now);
  });
  if (waitMs !== null) throw tooMany(waitMs);
  return feed;
}
