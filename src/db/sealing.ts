import { type SQL, sql } from "drizzle-orm";
import { dialect } from "#src/config.ts";
import type { Database, Tx } from "./open.ts";
import { run } from "./statement.ts";
import { siteIdentity } from "./tables.ts";

export interface ColumnPlace {
  table: string;
  column: string;
}

interface Rewriting extends ColumnPlace {
  change(stored: string): string | Promise<string>;
}

const BATCH = 500;

/** The id of the key that the database's secrets are encrypted with; null while they are plain text. */
export async function keyIdIn(read: Tx | Database["read"]): Promise<string | null> {
  const [identity] = await read.select({ keyId: siteIdentity.keyId }).from(siteIdentity);
  return identity?.keyId ?? null;
}

/** In one transaction, re-encrypts columns and stores their new key's id. Throws if it is not `oldKeyId`. */
export const rewriteSealed = (
  db: Database,
  oldKeyId: string | null,
  keyId: string,
  rewritings: Rewriting[],
): Promise<void> =>
  db.withTx(async (tx) => {
    if ((await keyIdIn(tx)) !== oldKeyId)
      throw new Error("Another server just changed the key to this site's secrets. Start again.");
    for (const rewriting of rewritings) await rewrite(tx, rewriting);
    await tx.update(siteIdentity).set({ keyId });
  });

async function rewrite(tx: Tx, { table, column, change }: Rewriting): Promise<void> {
  const [from, value] = [sql.identifier(table), sql.identifier(column)];
  const next = (after: string) =>
    tx
      .select({ id: sql<string>`id`, stored: sql<string>`${value}` })
      .from(sql`${from}`)
      .where(sql`id > ${after} and ${value} <> ''`)
      .orderBy(sql`id`)
      .limit(BATCH);
  let rows = await next("");
  while (rows.length > 0) {
    for (const { id, stored } of rows)
      await run(tx, sql`update ${from} set ${value} = ${await change(stored)} where id = ${id}`);
    rows = await next(rows.at(-1)?.id ?? "");
  }
}

const RANDOM =
  dialect === "postgres"
    ? "replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')"
    : "lower(hex(randomblob(32)))";

const WITHOUT_SECRETS = [
  "UPDATE users SET totp_secret = NULL, totp_confirmed_at = NULL, totp_step = NULL",
  "DELETE FROM recovery_codes",
  "DELETE FROM outbox WHERE sent_at IS NULL",
  "UPDATE outbox SET subject = '', text = '', html = '', unsubscribe_url = NULL",
  "DELETE FROM push_subscriptions",
  "DELETE FROM push_keys",
  "DELETE FROM repeatable_requests",
  `UPDATE subscribers SET token = ${RANDOM}`,
  "UPDATE subscribers SET token_hash = token",
  `UPDATE saved_searches SET stop_token = ${RANDOM}, stop_token_hash = NULL`,
  "UPDATE site_identity SET key_id = NULL",
].map((statement): SQL => sql.raw(statement));

/** Deletes values that can no longer be decrypted. New tokens stay unencrypted until there is a key again. */
export const forgetSealed = ({ withTx }: Database): Promise<void> =>
  withTx(async (tx) => {
    for (const statement of WITHOUT_SECRETS) await run(tx, statement);
  });
