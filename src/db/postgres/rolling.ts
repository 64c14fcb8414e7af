import type { Migration } from "../migrate.ts";
import type { Sql } from "./connect.ts";

/**
 * The last migration of the previous release. Later migrations only add (`rolling.test.ts`), so that servers of that
 * release work on the new tables until they are updated. Update this after each release.
 */
export const LAST_RELEASE = "0014_quick-checks";

/** Its one row names the migration that a server must know to use these tables. SQLite has only one server. */
export const SERVERS_TABLE = `create table if not exists schema_servers (know text collate "C" not null)`;

export const admitLastRelease = (migrations: Migration[]): string =>
  migrations.some(({ name }) => name === LAST_RELEASE)
    ? `delete from schema_servers; insert into schema_servers values ('${LAST_RELEASE}')`
    : "delete from schema_servers";

/** Whether a server whose `migrations` are all applied may work on tables that a newer release has changed. */
export async function isAdmitted(sql: Sql, migrations: Migration[], applied: string[]): Promise<boolean> {
  if (migrations.some(({ name }) => !applied.includes(name))) return false;
  const [table] = await sql`select to_regclass('schema_servers') is not null as there`;
  if (!table?.["there"]) return false;
  const known = await sql`select know from schema_servers`.values();
  return known.length > 0 && known.flat().every((know) => migrations.some(({ name }) => name === know));
}
