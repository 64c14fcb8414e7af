import { assertKnown, checksumOf, type Migration } from "../migrate.ts";
import { LOCKS, type PostgresSettings } from "./connect.ts";
import { LEASE_TABLE } from "./lease.ts";
import { withConnection } from "./one-moment.ts";

/** Applies the missing migrations, on one server at a time, and returns their names. Throws `WrongDatabase` if it cannot be used. */
export const migratePostgres = (
  settings: PostgresSettings,
  migrations: Migration[],
  now = Date.now(),
): Promise<string[]> =>
  withConnection(settings, async (sql) => {
    // The lock belongs to this one connection.
    await sql`select pg_advisory_lock(${LOCKS.program}, ${LOCKS.migrations})`;
    await sql`create table if not exists schema_migrations (name text primary key, applied_at bigint not null, checksum text not null)`;
    await sql.unsafe(LEASE_TABLE).simple();
    const applied = await sql<{ name: string; checksum: string }[]>`
      select name, checksum from schema_migrations`;
    assertKnown(migrations, new Map(applied.map(({ name, checksum }) => [name, checksum])));
    const pending = migrations.filter(({ name }) => applied.every((known) => known.name !== name));
    for (const { name, sql: text } of pending) {
      const record = `insert into schema_migrations values ('${name}', ${now}, '${checksumOf(text)}')`;
      // All statements of one message are one transaction.
      await sql.unsafe(`${text};\n${record}`).simple();
    }
    return pending.map(({ name }) => name);
  });
