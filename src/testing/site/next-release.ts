import type { Sql } from "#src/db/postgres/connect.ts";

const OWN_TABLES = ["schema_migrations", "schema_servers", "job_lease"];

/** Changes that the next release may make to every table: columns that this release does not know, with an index. */
export async function addAsNextRelease(sql: Sql): Promise<void> {
  const tables = await sql`select tablename from pg_tables where schemaname = 'public'`.values();
  for (const table of tables.flat().map(String))
    if (!OWN_TABLES.includes(table))
      await sql
        .unsafe(
          `alter table ${table} add column if not exists next_text text, add column if not exists next_flag boolean default true not null,
            add column if not exists next_list jsonb default '[]'::jsonb not null;
          create index if not exists ${table}_next on ${table} (next_text)`,
        )
        .simple();
}
