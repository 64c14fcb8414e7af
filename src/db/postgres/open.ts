import type { Database, Tx } from "../open.ts";
import { busy, isInside, lockWait, nested, runInside } from "../transaction-context.ts";
import { createBreaker } from "./breaker.ts";
import { LOCKS, type PostgresSettings, type Sql, asTx, connect, drizzleOver } from "./connect.ts";
import { codeOf } from "./errors.ts";
import { createLease } from "./lease.ts";

const STUCK_AFTER_SECONDS = 60;
const MOST_TRIES = 3;
const LOST_RACE = /^(40001|40P01)$/;

export interface PostgresDatabase extends Database {
  pool: Sql;
}

/** Across all servers one transaction writes at a time: it takes a lock first, and sees all earlier commits. */
export function openPostgres(
  settings: PostgresSettings,
  options: Parameters<typeof connect>[2] = {},
): PostgresDatabase {
  const pool = connect(settings, settings.poolSize, options);
  // The writer has its own connection: if it also reads outside its transaction, it must not wait for readers in the pool.
  const writer = connect(settings, 1, {
    ...options,
    connection: {
      lock_timeout: lockWait.ms,
      idle_in_transaction_session_timeout: STUCK_AFTER_SECONDS * 1000,
    },
  });
  const breaker = createBreaker();
  const lease = createLease(pool);
  const writing = drizzleOver(
    writer,
    breaker,
    `select pg_advisory_xact_lock(${LOCKS.program}, ${LOCKS.writing})`,
  );
  let last: Promise<unknown> = Promise.resolve();

  const count = async (statement: string): Promise<number> =>
    Number((await pool.unsafe(statement))[0]?.["number"]);

  const commit = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    writing.transaction((tx) => runInside(db, () => work(asTx(tx))));

  async function write<T>(work: (tx: Tx) => Promise<T>, until: number): Promise<T> {
    if (performance.now() > until) throw busy();
    for (let tries = 1; ; tries++)
      try {
        return await breaker(() => commit(work));
      } catch (error) {
        if (!LOST_RACE.test(codeOf(error)) || tries === MOST_TRIES) throw error;
      }
  }

  const db: Omit<PostgresDatabase, "sqlite"> = {
    read: asTx(drizzleOver(pool, breaker)),
    withTx: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
      if (isInside(db)) return Promise.reject(nested());
      const until = performance.now() + lockWait.ms;
      const written = last.then(() => write(work, until));
      last = written.catch(() => undefined);
      return written;
    },
    dataVersion: sharedVersion(() =>
      breaker(async () => {
        const [row] = await pool.unsafe("select pg_current_snapshot()::text as version");
        return String(row?.["version"]);
      }),
    ),
    identify: async () =>
      void (await pool.unsafe(
        "insert into site_identity (id) select $1::text where not exists (select 1 from site_identity)",
        [Bun.randomUUIDv7()],
      )),
    check: async () => void (await pool.unsafe("select count(*) from site_identity")),
    runsJobs: lease.isOurs,
    countBytes: () => count("select pg_database_size(current_database()) as number"),
    countConnections: () =>
      count(
        "select count(*) as number from pg_stat_activity where datname = current_database() and application_name = 'markaba'",
      ),
    isReplaced: () => false,
    optimize: () => undefined,
    trim: () => undefined,
    pool,
    close: async () => {
      await last;
      await lease.end();
      await Promise.all([pool.end({ timeout: 5 }), writer.end({ timeout: 5 })]);
    },
  };
  return Object.defineProperty(db, "sqlite", {
    get: () => {
      throw new Error("The database is PostgreSQL");
    },
  }) as PostgresDatabase;
}

/** An answer counts only for calls made before `ask` started: one runs at a time, others share the next. */
export function sharedVersion(ask: () => Promise<string>): () => Promise<string> {
  let asked: Promise<unknown> = Promise.resolve();
  let next: Promise<string> | null = null;
  return () =>
    (next ??= asked.then(() => {
      const answer = ask();
      next = null;
      asked = answer.catch(() => undefined);
      return answer;
    }));
}
