import type { Inspected } from "../inspect.ts";
import { compareMigrations } from "../migrate.ts";
import { migrations } from "../migrations.ts";
import type { PostgresSettings, Sql } from "./connect.ts";
import { appliedIn, withConnection } from "./consistent-read.ts";
import { isAdmitted } from "./rolling.ts";

/** Changes nothing, so servers may be using it. Throws `WrongDatabase` if the database cannot be used. */
export const inspectPostgres = (settings: PostgresSettings): Promise<Inspected> =>
  withConnection(settings, async (sql) => {
    const applied = await appliedIn(sql);
    const { pending, newer } = compareMigrations(migrations, applied);
    return {
      ...(pending.length === 0 ? await contentsOf(sql) : NOTHING),
      damage: null,
      pending: pending.map(({ name }) => name),
      newer: (await isAdmitted(sql, migrations, applied)) ? [] : newer,
    };
  });

const NOTHING = { identity: null, createdAt: 0, changedAt: 0 };

async function contentsOf(sql: Sql): Promise<Pick<Inspected, "identity" | "createdAt" | "changedAt">> {
  const [found] = await sql<{ id: string | null; key: string | null; created: number; changed: number }[]>`
    select (select id from site_identity) as id, (select key_id from site_identity) as key,
      (select min(applied_at) from schema_migrations) as created,
      (select coalesce(max(updated_at), 0) from listings) as changed`;
  return {
    identity: found?.id ? { site: found.id.replaceAll("-", ""), keyId: found.key } : null,
    createdAt: Number(found?.created),
    changedAt: Number(found?.changed),
  };
}

export const photoIdsInPostgres = (settings: PostgresSettings): Promise<Set<string>> =>
  withConnection(settings, async (sql) => new Set((await sql`select id from photos`.values()).map(String)));
