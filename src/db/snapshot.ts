import { Database as Sqlite } from "bun:sqlite";
import { rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { reasonOf } from "#src/core/errors.ts";
import { rowCounts } from "./migrate.ts";

export interface Snapshot extends Identity {
  rows: Record<string, number>;
  photoIds: string[];
}

export function assertDatabase(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found || (found.isFile() && found.size === 0))
    throw new Error(
      `There is no database in the folder ${resolve(dirname(file))}. Set DATA_DIR to the site's folder, such as /var/lib/markaba.`,
    );
}

/** Copies the database to the file `to`, while a server may use it. The same content always gives the same bytes. */
export function takeSnapshot(database: string, to: string): Snapshot {
  assertDatabase(database);
  for (const end of ["", "-journal"]) rmSync(to + end, { force: true });
  copyDatabase(database, to);
  using copy = new Sqlite(to, { readwrite: true });
  copy.run("PRAGMA journal_mode = OFF");
  // The version counts checkpoints (`site-folder.ts`) and would differ in every copy.
  copy.run("PRAGMA user_version = 0");
  const identity = readIdentity(copy);
  if (!identity) throw new Error(`${database} is not ready: start this version of the server once.`);
  return { ...identity, rows: Object.fromEntries(rowCounts(copy)), photoIds: listPhotoIds(copy) };
}

function copyDatabase(database: string, to: string): void {
  using source = new Sqlite(database, { readonly: true });
  source.run("PRAGMA busy_timeout = 10000");
  // The copy is read once and deleted. Syncing it would delay the server's commits.
  source.run("PRAGMA synchronous = OFF");
  source.query("VACUUM INTO ?").run(to);
}

export function findDamage(file: string, rows: Record<string, number>): string | null {
  using copy = new Sqlite(file, { readonly: true });
  try {
    const damage = damageIn(copy);
    if (damage) return damage;
    const counts = rowCounts(copy);
    const wrong = Object.keys(rows).find((table) => counts.get(table) !== rows[table]);
    return wrong ? `${wrong} has ${counts.get(wrong) ?? 0} rows instead of ${rows[wrong]}` : null;
  } catch (error) {
    return reasonOf(error);
  }
}

export function damageIn(sqlite: Sqlite): string | null {
  const problem = String(sqlite.query("PRAGMA integrity_check(1)").values()[0]?.[0]);
  if (problem !== "ok") return problem;
  const broken = sqlite.query("PRAGMA foreign_key_check").values().length;
  return broken > 0 ? `${broken} rows refer to rows that do not exist` : null;
}

export function photoIdsIn(file: string): string[] {
  using copy = new Sqlite(file, { readonly: true });
  return listPhotoIds(copy);
}

// Newest last: the list only grows at its end, so most of its parts stay the same from backup to backup.
export const listPhotoIds = (sqlite: Sqlite): string[] =>
  sqlite
    .query("SELECT id FROM photos ORDER BY created_at, id")
    .values()
    .map(([id]) => String(id));

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
