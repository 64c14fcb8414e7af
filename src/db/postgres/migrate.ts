import { assertUnchanged, checksumOf, type Migration, pendingOf } from "../migrate.ts";
import { LOCKS, type PostgresSettings } from "./connect.ts";
import { LEASE_TABLE } from "./lease.ts";
import { withConnection } from "./consistent-read.ts";
import { admitLastRelease, isAdmitted, SERVERS_TABLE } from "./rolling.ts";

/** On one server at a time. Leaves tables that the next release has already changed. Throws `WrongDatabase`. */
export const migratePostgres = (settings: PostgresSettings, migrations: Migration[], now = Date.now()) =>
  withConnection(settings, async (sql) => {
    // The lock belongs to this connection.
    await sql`select pg_advisory_lock(${LOCKS.program}, ${LOCKS.migrations})`;
    await sql`create table if not exists schema_migrations (name text primary key, applied_at bigint not null, checksum text not null)`;
    await sql.unsafe(`${LEASE_TABLE}; ${SERVERS_TABLE}`).simple();
    const rows = await sql<
      { name: string; checksum: string }[]
    >`select name, checksum from schema_migrations`;
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    if (await isAdmitted(sql, migrations, [...applied.keys()]))
      for (const name of applied.keys())
        if (migrations.every((migration) => migration.name !== name)) applied.delete(name);
    const pending = pendingOf(migrations, [...applied.keys()]);
    assertUnchanged(migrations, applied);
    for (const { name, sql: text } of pending) {
      const record = `insert into schema_migrations values ('${name}', ${now}, '${checksumOf(text)}')`;
      // PostgreSQL runs all statements of one simple message in one transaction.
      await sql.unsafe(`${text};\n${record};\n${admitLastRelease(migrations)}`).simple();
    }
    return pending.map(({ name }) => name);
  });
