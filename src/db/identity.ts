import type { Database as Sqlite } from "bun:sqlite";

export interface Identity {
  /** The id of the site without dashes. */
  site: string;
  /** The id of the key that encrypts secrets in the database; null before the first start. */
  keyId: string | null;
}

export function readIdentity(sqlite: Sqlite): Identity | null {
  const [id, keyId] = sqlite.query("SELECT id, key_id FROM site_identity").values()[0] ?? [];
  return id ? { site: String(id).replaceAll("-", ""), keyId: keyId === null ? null : String(keyId) } : null;
}

/** When the site was made: the time of its first migration, in epoch milliseconds. */
export const createdAtOf = (sqlite: Sqlite): number =>
  Number(sqlite.query("SELECT min(applied_at) FROM schema_migrations").values()[0]?.[0]);
