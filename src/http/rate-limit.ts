import { and, eq, gt, gte, lt, max as latest, or } from "drizzle-orm";
import { type AppError, tryLater } from "#src/core/errors.ts";
import { endsWith, plus } from "#src/db/expressions.ts";
import type { Database, Reader, Tx } from "#src/db/open.ts";
import { networksOf } from "./address.ts";
import { type Ctx, middleware } from "./env.ts";
import { rateLimits } from "./tables.ts";

export interface Limit {
  name: string;
  max: number;
  perMs: number;
  message?:
    | "tooManyTries"
    | "phoneCodeSoon"
    | "loginSlowed"
    | "sellerBusyForGuests"
    | "sellerBusy"
    | "photosTooManyToday"
    | "listingsTooManyToday";
}

/** Counts in the window of `subject`. Returns the count, which is not stored above the limit, and the window's end. */
export async function countIn(tx: Tx, { name, max, perMs }: Limit, subject: string, now: number, amount = 1) {
  const key = `${name}:${subject}`;
  const [row] = await tx.select().from(rateLimits).where(eq(rateLimits.key, key));
  // A window that ends too far in the future was counted before the clock was set back.
  if (!row || row.endsAt <= now || row.endsAt > now + perMs) {
    const fresh = { count: amount, endsAt: now + perMs };
    await tx
      .insert(rateLimits)
      .values({ key, ...fresh })
      .onConflictDoUpdate({ target: rateLimits.key, set: fresh });
    return fresh;
  }
  const count = row.count + amount;
  if (count <= max) await tx.update(rateLimits).set({ count }).where(eq(rateLimits.key, key));
  return { count, endsAt: row.endsAt };
}

/** Counts an attempt of `subject` (an address, account or listing); throws "too-many" above the limit. */
export async function countTry(db: Database, limit: Limit, subject: string, now: number, amount = 1) {
  const waitMs = await db.withTx((tx) => takeTry(tx, limit, subject, now, amount));
  if (waitMs !== null) throw tooMany(waitMs, limit.message);
}

/** Like `countTry`, but above the limit it returns the milliseconds until the window ends. */
export async function takeTry(tx: Tx, limit: Limit, subject: string, now: number, amount = 1) {
  const { count, endsAt } = await countIn(tx, limit, subject, now, amount);
  return count > limit.max ? endsAt - now : null;
}

export type Try = [limit: Limit, subject: string];

/** `limit.max` for the address or its /64, three times as many for its /48. */
export const byNetwork = (limit: Limit, address: string): Try[] =>
  networksOf(address).map((network, i) => [{ ...limit, max: limit.max * 3 ** i }, network]);

/** Counts an attempt within all of the limits; above any of them it throws "too-many", so that it counts nowhere. */
export async function takeTries(tx: Tx, tries: Try[], now: number): Promise<void> {
  for (const each of tries) await takeOrThrow(tx, each, now);
}

/** Counts an attempt at `thing`, such as a seller's phone number, like `takeTries`; each thing counts once per window. */
export const countTriesAt = (db: Database, tries: Try[], thing: string, now: number): Promise<void> =>
  db.withTx(async (tx) => {
    for (const [limit, subject] of tries) {
      const both = `${subject}:${thing}`;
      const isCounted = and(eq(rateLimits.key, `${limit.name}:${both}`), gt(rateLimits.endsAt, now));
      if ((await tx.$count(rateLimits, isCounted)) > 0) continue;
      await takeOrThrow(tx, [limit, subject], now);
      await countIn(tx, { ...limit, max: Infinity }, both, now);
    }
  });

async function takeOrThrow(tx: Tx, [limit, subject]: Try, now: number): Promise<void> {
  const waitMs = await takeTry(tx, limit, subject, now);
  if (waitMs !== null) throw tooMany(waitMs, limit.message);
}

/** When another attempt can be within all of these limits; null if now. */
export async function findWaitEnd(read: Reader, tries: Try[], now: number): Promise<number | null> {
  const isUsedUp = tries.map(([{ name, max }, subject]) =>
    and(eq(rateLimits.key, `${name}:${subject}`), gte(rateLimits.count, max), gt(rateLimits.endsAt, now)),
  );
  const [last] = await read
    .select({ endsAt: latest(rateLimits.endsAt) })
    .from(rateLimits)
    .where(or(...isUsedUp));
  return last?.endsAt ?? null;
}

export async function uncountTry(tx: Tx, { name }: Limit, subject: string): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ count: plus(rateLimits.count, -1) })
    .where(and(eq(rateLimits.key, `${name}:${subject}`), gt(rateLimits.count, 0)));
}

export async function forgetTries(tx: Tx, subject: string): Promise<void> {
  await tx.delete(rateLimits).where(endsWith(rateLimits.key, `:${subject}`));
}

export const limited = (limit: Limit) =>
  middleware(async (c, next) => {
    await countAddress(c, limit);
    await next();
  });

export const countAddress = (c: Ctx, limit: Limit): Promise<void> =>
  countTry(c.get("deps").db, limit, c.get("address"), c.get("deps").clock.now());

// About 10 MB.
const MOST_ADDRESSES = 50_000;
const SWEEP_EVERY_MS = 1000;

/** A token bucket per address. The limit is generous because thousands of phones may share an address. */
export function burstLimit({ burst, perSecond }: { burst: number; perSecond: number }) {
  const fullAfterMs = (burst / perSecond) * 1000;
  const buckets = new Map<string, { tokens: number; at: number }>();
  let sweptAt = 0;
  const sweep = (now: number) => {
    sweptAt = now;
    for (const [address, { at }] of buckets) {
      if (now - at < fullAfterMs && buckets.size <= MOST_ADDRESSES) break;
      buckets.delete(address);
    }
  };
  return middleware(async (c, next) => {
    const now = c.get("deps").clock.monotonicMs();
    const bucket = buckets.get(c.get("address")) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    buckets.delete(c.get("address"));
    buckets.set(c.get("address"), { tokens: tokens < 1 ? tokens : tokens - 1, at: now });
    if (tokens < 1) throw tooMany((1 / perSecond) * 1000);
    // Not for every request, because iterating over a map is slow after deletions at its start.
    if (now - sweptAt >= SWEEP_EVERY_MS) sweep(now);
    await next();
  });
}

/** All tokens have the same window, so that nothing is kept of earlier ones. */
export function tokenLimit({ max, perMs }: Pick<Limit, "max" | "perMs">) {
  let window = { used: new Map<string, number>(), endsAt: 0 };
  return middleware(async (c, next) => {
    const session = c.get("session");
    if (!session?.scopes) return next();
    const now = c.get("deps").clock.monotonicMs();
    if (now >= window.endsAt) window = { used: new Map(), endsAt: now + perMs };
    const count = (window.used.get(session.tokenHash) ?? 0) + 1;
    window.used.set(session.tokenHash, count);
    const leftMs = window.endsAt - now;
    try {
      if (count > max) throw tooMany(leftMs);
      await next();
    } finally {
      c.header("RateLimit-Limit", String(max));
      c.header("RateLimit-Remaining", String(Math.max(0, max - count)));
      c.header("RateLimit-Reset", String(Math.ceil(leftMs / 1000)));
    }
  });
}

export const removeEndedLimits = (db: Database, now: number): Promise<void> =>
  db.withTx(async (tx) => {
    await tx.delete(rateLimits).where(lt(rateLimits.endsAt, now));
  });

export function tooMany(waitMs: number, message: Limit["message"] = "tooManyTries"): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return tryLater("too-many", seconds, message, seconds);
}
