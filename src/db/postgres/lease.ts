import type { Sql } from "./connect.ts";

const SECONDS = 12;
/** Requests per lease by each server, so that the owner renews in time. */
const ASKS = 3;

/**
 * The row names the server that runs the site's jobs. All times are by PostgreSQL's clock. After the lease has ended, any
 * server may take it. SQLite has only one server, so this table is not among the migrations.
 */
export const LEASE_TABLE = `create table if not exists job_lease (name text collate "C" primary key, owner text collate "C" not null, ends_at timestamptz not null);
  insert into job_lease values ('jobs', '', now()) on conflict do nothing`;

export interface Lease {
  /** Whether this server holds the lease. The answer is up to four seconds old. */
  isOurs(): Promise<boolean>;
  end(): Promise<void>;
}

export function createLease(pool: Sql, seconds = SECONDS): Lease {
  const owner = Bun.randomUUIDv7();
  let ours = false;
  let validUntil = -Infinity;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const askedAt = performance.now();
    // If another server has the lease, no row matches: nothing is written, and cached pages stay valid.
    const taken = await pool
      .unsafe(
        `update job_lease set owner = $1, ends_at = clock_timestamp() + interval '${seconds} seconds'
          where owner = $1 or ends_at < clock_timestamp() returning owner`,
        [owner],
      )
      .catch(() => []);
    ours = taken.length > 0;
    validUntil = askedAt + (seconds * 1000) / ASKS;
  }

  return {
    isOurs: async () => {
      if (performance.now() >= validUntil) await (asking ??= ask().finally(() => (asking = null)));
      return ours;
    },
    end: async () => {
      if (ours)
        await pool
          .unsafe("update job_lease set owner = '', ends_at = clock_timestamp() where owner = $1", [owner])
          .catch(() => undefined);
      ours = false;
    },
  };
}
