import type { Sql } from "./connect.ts";

const SECONDS = 12;
/** The owner renews it after a third of its time; others ask as often. */
const ASKS = 3;

/** One row says which server runs the jobs of the site, by the clock of PostgreSQL; another one takes it over when it has ended. */
export const LEASE_TABLE = `create table if not exists job_lease (name text collate "C" primary key, owner text collate "C" not null, ends_at timestamptz not null);
  insert into job_lease values ('jobs', '', now()) on conflict do nothing`;

export interface Lease {
  /** Asks PostgreSQL at most every four seconds. */
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
    // Changes nothing, not even the version of the data, where another server has it.
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
