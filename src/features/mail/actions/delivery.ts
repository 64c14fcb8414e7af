import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { plus } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import type { delivery, outbox } from "../tables.ts";

type Columns = "id" | keyof ReturnType<typeof delivery>;
/** A table with the columns of a delivery. */
type DeliveryTable = { $inferSelect: Pick<typeof outbox.$inferSelect, Columns> };
type Claimed = Pick<typeof outbox.$inferSelect, "id" | "attempts">;
type Clocked = Pick<Deps, "db" | "clock">;

interface Queue<Table> {
  table: Table;
  /** Longer than sending can take, so that no other process claims the row in the meantime. */
  claimMs: number;
  /** The waiting times before the second attempt, the third, …; then sending is given up. */
  waitsMs: number[];
  /** The longest wait that a receiver may ask for. */
  askedWaitMs?: number;
}

/** Sends whatever is claimed, several at a time, so that one slow answer does not delay all others. */
export async function sendAll<Row>(
  claim: () => Promise<Row | null>,
  send: (row: Row) => Promise<void>,
  senders = 6,
): Promise<void> {
  const sendFrom = async (first: Row | null): Promise<void> => {
    for (let row = first; row; row = await claim()) await send(row);
  };
  // While nothing is due, this is the only query.
  const first = await claim();
  if (!first) return;
  const others = Array.from({ length: senders - 1 }, async () => sendFrom(await claim()));
  await Promise.all([sendFrom(first), ...others]);
}

/** Rows to send, each by one process at a time, until it is sent or given up. */
export function deliveryQueue<Table extends DeliveryTable>({
  table: given,
  claimMs,
  waitsMs,
  askedWaitMs = 0,
}: Queue<Table>) {
  type Row = Table["$inferSelect"];
  // Drizzle infers no statement for a table that is a type parameter.
  const table = given as unknown as typeof outbox;
  const isWaiting = and(isNull(table.sentAt), isNull(table.failedAt));
  const nextDue = (read: Reader, now: number) =>
    read
      .select({ id: table.id })
      .from(table)
      .where(and(isWaiting, lte(table.nextTryAt, now)))
      .orderBy(asc(table.nextTryAt))
      .limit(1);
  /** An attempt that lost its claim must not overwrite the result of a newer one. */
  const isOwn = ({ id, attempts }: Claimed) =>
    and(eq(table.id, id), eq(table.attempts, attempts), isNull(table.sentAt));

  return {
    async claim({ db, clock }: Clocked): Promise<Row | null> {
      const now = clock.now();
      if ((await nextDue(db.read, now)).length === 0) return null;
      return db.withTx(async (tx) => {
        const [due] = await nextDue(tx, now);
        if (!due) return null;
        const claim = { attempts: plus(table.attempts), nextTryAt: now + claimMs };
        const [claimed] = await tx.update(table).set(claim).where(eq(table.id, due.id)).returning();
        return (claimed as Row | undefined) ?? null;
      });
    },

    /** Releases a claimed row that was not tried. */
    release: ({ db, clock }: Clocked, row: Claimed): Promise<void> =>
      db.withTx(async (tx) => {
        const untried = { attempts: row.attempts - 1, nextTryAt: clock.now() };
        await tx.update(table).set(untried).where(isOwn(row));
      }),

    /** Stores the time of the first delivery, and `emptied` in place of what must not be kept. */
    markSent: ({ db, clock }: Clocked, { id }: Pick<Claimed, "id">, emptied: Partial<Row>): Promise<void> =>
      db.withTx(async (tx) => {
        await tx
          .update(table)
          .set({ sentAt: clock.now(), failedAt: null, lastError: null, ...emptied })
          .where(and(eq(table.id, id), isNull(table.sentAt)));
      }),

    /**
     * Schedules the next attempt, not before `waitMs`. Gives up after the last one or if `waitMs` is null, with `emptied` in place
     * of what must not be kept; returns whether it did.
     */
    async markUnsent(
      { db, clock }: Clocked,
      row: Claimed,
      lastError: string,
      { waitMs = 0, emptied = {} }: { waitMs?: number | null; emptied?: Partial<Row> } = {},
    ): Promise<boolean> {
      const now = clock.now();
      const wait = waitsMs[row.attempts - 1];
      const isOver = wait === undefined || waitMs === null;
      const next = isOver ? { failedAt: now, ...emptied } : { nextTryAt: now + Math.max(wait, waitMs) };
      await db.withTx(async (tx) => {
        await tx
          .update(table)
          .set({ ...next, lastError: lastError.slice(0, 500) })
          .where(isOwn(row));
      });
      return isOver;
    },

    /** Makes rows due whose next attempt is too far in the future, because the clock was set back. */
    endLongWaits: ({ db, clock }: Clocked): Promise<void> =>
      db.withTx(async (tx) => {
        const now = clock.now();
        const retries = waitsMs.map((wait, i) =>
          and(eq(table.attempts, i + 1), gt(table.nextTryAt, now + Math.max(wait, claimMs, askedWaitMs))),
        );
        const isTooLong = or(and(eq(table.attempts, 0), gt(table.createdAt, now)), ...retries);
        await tx.update(table).set({ nextTryAt: now }).where(and(isWaiting, isTooLong));
      }),
  };
}
