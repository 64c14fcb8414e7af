import { and, eq, lt } from "drizzle-orm";
import type { StatusCode } from "hono/utils/http-status";
import { AppError, tryLater } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Database } from "#src/db/open.ts";
import { type Ctx, middleware } from "#src/http/env.ts";
import { repeatableRequests as requests } from "./tables.ts";
import { hashOfToken } from "./tokens.ts";

const KEPT_MS = DAY_MS;
/** A request that has no answer after this time was cut short, and may be sent again. */
const RUNS_MS = 5 * MINUTE_MS;

type Request = typeof requests.$inferSelect;

/**
 * Middleware: a request that is repeated with its `Idempotency-Key` gets the stored answer and does nothing. An answer with
 * a secret is not stored.
 */
export const repeatable = ({ secret = false, tokensOnly = false } = {}) =>
  middleware(async (c, next) => {
    const key = c.req.header("Idempotency-Key");
    const session = c.get("session");
    if (key === undefined || (tokensOnly && !session?.scopes)) return next();
    if (!/^[!-~]{1,200}$/.test(key)) throw new AppError("invalid", "requestKeyInvalid");
    const { db, clock } = c.get("deps");
    const asked = [session?.scopes, c.req.method, c.req.path, secret ? "" : await bodyOf(c)];
    const request = {
      id: newId(),
      subject: session?.user.id ?? c.get("address"),
      key,
      requestHash: await hashOfToken(asked.join("\n")),
      createdAt: clock.now(),
    };
    const earlier = await begin(db, request);
    if (earlier) return answerAgain(c, earlier, request.requestHash);
    await next();
    const { status } = c.res;
    const answer = secret ? null : await c.res.clone().text();
    const isThis = eq(requests.id, request.id);
    await db.withTx(async (tx) => {
      if (status < 400) await tx.update(requests).set({ status, answer }).where(isThis);
      else await tx.delete(requests).where(isThis);
    });
  });

/**
 * Uploads are compared by their length only: reading them here would keep them in memory twice, and the separator between
 * their parts differs each time.
 */
const bodyOf = async (c: Ctx): Promise<string | undefined> =>
  c.req.header("Content-Type")?.startsWith("multipart/") ? c.req.header("Content-Length") : c.req.text();

/** Stores a request. If there is an earlier one with its key, returns that one instead. */
const begin = (db: Database, request: typeof requests.$inferInsert): Promise<Request | null> =>
  db.withTx(async (tx) => {
    const hasKey = and(eq(requests.subject, request.subject), eq(requests.key, request.key));
    const [earlier] = await tx.select().from(requests).where(hasKey);
    const lastsMs = earlier?.status === null ? RUNS_MS : KEPT_MS;
    if (earlier && request.createdAt - earlier.createdAt < lastsMs) return earlier;
    await tx.delete(requests).where(hasKey);
    await tx.insert(requests).values(request);
    return null;
  });

function answerAgain(c: Ctx, { status, answer, requestHash }: Request, hash: string): Response {
  if (requestHash !== hash) throw new AppError("conflict", "requestKeyUsed");
  if (status === null) throw tryLater("conflict", 1, "requestRunning");
  if (answer === null) throw new AppError("conflict", "tokenMadeAlready");
  c.header("Idempotency-Replayed", "true");
  if (answer !== "") c.header("Content-Type", "application/json");
  return c.newResponse(answer || null, { status: status as StatusCode });
}

export const removeOldRequests = (db: Database, now: number): Promise<void> =>
  db.withTx(async (tx) => void (await tx.delete(requests).where(lt(requests.createdAt, now - KEPT_MS))));
