import type { Inspected } from "../inspect.ts";
import { migrations } from "../migrations.ts";
import type { PostgresSettings, Sql } from "./connect.ts";
import { appliedIn, withConnection } from "./one-moment.ts";
import { isAdmitted } from "./rolling.ts";

/**
 * Reads a database that servers may be using, and changes nothing. Throws `WrongDatabase` if the database cannot be used.
 */
export const inspectPostgres = (settings: PostgresSettings): Promise<Inspected> =>
  withConnection(settings, async (sql) => {
    const applied = await appliedIn(sql);
    const pending = migrations.map(({ name }) => name).filter((name) => !applied.includes(name));
    const newer = (await isAdmitted(sql, migrations, applied))
      ? []
      : applied.filter((name) => !migrations.some((migration) => migration.name === name));
    const isCurrent = pending.length === 0;
    return { ...(isCurrent ? await contentsOf(sql) : NOTHING), damage: null, pending, newer };
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
