import type { Reader } from "../open.ts";
import { asTx, connect, drizzleOver, type PostgresSettings, type Sql } from "./connect.ts";
import { assertUsable } from "./refusal.ts";

export const inTransaction = <T>(
  settings: PostgresSettings,
  work: (read: Reader, applied: string[]) => Promise<T>,
): Promise<T> =>
  withConnection(settings, async (sql) => {
    const applied = await appliedIn(sql);
    return drizzleOver(sql).transaction((tx) => work(asTx(tx), applied), {
      isolationLevel: "repeatable read",
      accessMode: "read only",
    });
  });

export async function withConnection<T>(settings: PostgresSettings, work: (sql: Sql) => Promise<T>) {
  const sql = connect({ ...settings, statementTimeoutSeconds: 0 }, 1);
  try {
    await assertUsable(sql, settings.url);
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

export async function appliedIn(sql: Sql): Promise<string[]> {
  const [table] = await sql`select to_regclass('schema_migrations') is not null as there`;
  if (!table?.["there"]) return [];
  return (await sql`select name from schema_migrations order by name`.values()).map(String);
}
