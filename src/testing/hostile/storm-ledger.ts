import { Database } from "bun:sqlite";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ALL_WIDTHS, photoFileName } from "#src/features/photos/schema.ts";

/** A write that the server acknowledged. */
export interface Saved {
  kind: "member" | "car" | "photo" | "inquiry" | "favorite";
  /** `<member>:<listing>` for a favorite. */
  id: string;
  /** When the response arrived, in epoch milliseconds. */
  at: number;
}

const FOUND_BY = {
  member: "SELECT 1 FROM users WHERE id = ?",
  car: "SELECT 1 FROM cars WHERE listing_id = ?",
  photo: "SELECT 1 FROM photo_uploads JOIN photos ON photos.id = photo_id WHERE photo_id = ?",
  inquiry: "SELECT 1 FROM inquiries WHERE id = ?",
  favorite: "SELECT 1 FROM favorites WHERE user_id || ':' || listing_id = ? AND user_id = substr(?1, 1, 36)",
};

// Nothing may be incomplete: each query finds one part without the other.
const HALVES = [
  "SELECT 'listing without its car: ' || id FROM listings WHERE id NOT IN (SELECT listing_id FROM cars)",
  "SELECT 'listing without its text: ' || id FROM listings WHERE id NOT IN (SELECT listing_id FROM listing_texts)",
  "SELECT 'car without its listing: ' || listing_id FROM cars WHERE listing_id NOT IN (SELECT id FROM listings)",
  "SELECT 'broken reference in ' || \"table\" FROM pragma_foreign_key_check",
  "SELECT integrity_check FROM pragma_integrity_check WHERE integrity_check <> 'ok'",
];

/**
 * The writes in `saved` that are missing in the data folder, and data that is damaged or incomplete. A server may use the
 * folder.
 */
export const findLosses = (dataDir: string, saved: readonly Saved[]): string[] => [
  ...findMissing(dataDir, saved),
  ...findDamage(dataDir),
];

/** The writes in `saved` that are missing in the data folder. */
export const findMissing = (dataDir: string, saved: readonly Saved[]): string[] =>
  read(dataDir, (db) => {
    const missing: string[] = [];
    for (const { kind, id } of saved) {
      if (db.query(FOUND_BY[kind]).values(id).length === 0) missing.push(`${kind} ${id} is lost`);
      if (kind === "photo") missing.push(...missingFiles(dataDir, id));
    }
    return missing;
  });

function findDamage(dataDir: string): string[] {
  return read(dataDir, (db) => {
    const all = (sql: string) =>
      db
        .query(sql)
        .values()
        .map(([value]) => String(value));
    const files = all("SELECT id FROM photos").flatMap((id) => missingFiles(dataDir, id));
    return [...HALVES.flatMap(all), ...files];
  });
}

function read<T>(dataDir: string, work: (db: Database) => T): T {
  const db = new Database(join(dataDir, "markaba.sqlite"), { readonly: true });
  db.run("PRAGMA busy_timeout = 10000");
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const missingFiles = (dataDir: string, photoId: string): string[] =>
  ALL_WIDTHS.filter((width) => !isWhole(dataDir, photoFileName(photoId, width))).map(
    (width) => `photo ${photoId} has no whole file of ${width}`,
  );

/** A WebP file's header contains its length. */
function isWhole(dataDir: string, name: string): boolean {
  try {
    const bytes = readFileSync(join(dataDir, "photos", name.slice(0, 2), name));
    return bytes.toString("latin1", 0, 4) === "RIFF" && bytes.readUInt32LE(4) === bytes.length - 8;
  } catch {
    return false;
  }
}
