import type { Database } from "./open.ts";

export interface ColumnPlace {
  table: string;
  column: string;
}

export interface Rewriting extends ColumnPlace {
  change(stored: string): string | Promise<string>;
}

const BATCH = 500;

/** The id of the key that the database's secrets are encrypted with; null while they are plain text. */
export const keyIdIn = ({ sqlite }: Database): string | null =>
  (sqlite.reader.query("SELECT key_id FROM site_identity").values()[0]?.[0] as string | null) ?? null;

/** Rewrites the values of columns and the id of their key in one transaction. */
export const rewriteSealed = (
  { sqlite: { writer }, withTx }: Database,
  keyId: string,
  rewritings: Rewriting[],
): Promise<void> =>
  withTx(async () => {
    for (const { table, column, change } of rewritings) {
      const next = writer.query(
        `SELECT rowid, ${column} FROM ${table} WHERE rowid > ? AND ${column} <> '' ORDER BY rowid LIMIT ${BATCH}`,
      );
      const write = writer.query(`UPDATE ${table} SET ${column} = ? WHERE rowid = ?`);
      let rows = next.values(0);
      while (rows.length > 0) {
        for (const [rowid, stored] of rows) write.run(await change(String(stored)), Number(rowid));
        rows = next.values(Number(rows.at(-1)?.[0]));
      }
    }
    writer.run("UPDATE site_identity SET key_id = ?", [keyId]);
  });

const WITHOUT_SECRETS = [
  "UPDATE users SET totp_secret = NULL, totp_confirmed_at = NULL, totp_step = NULL",
  "DELETE FROM recovery_codes",
  "DELETE FROM outbox WHERE sent_at IS NULL",
  "UPDATE outbox SET subject = '', text = '', html = '', unsubscribe_url = NULL",
  "DELETE FROM push_subscriptions",
  "DELETE FROM push_keys",
  "UPDATE subscribers SET token = lower(hex(randomblob(32)))",
  "UPDATE subscribers SET token_hash = token",
  "UPDATE site_identity SET key_id = NULL",
];

/** Deletes what cannot be decrypted any more. New tokens stay unencrypted until there is a key again. */
export const forgetSealed = ({ sqlite: { writer }, withTx }: Database): Promise<void> =>
  withTx(async () => {
    for (const statement of WITHOUT_SECRETS) writer.run(statement);
  });
