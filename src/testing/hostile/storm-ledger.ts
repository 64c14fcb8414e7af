import { Database } from "bun:sqlite";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ALL_WIDTHS, photoFileName } from "#src/features/photos/schema.ts";

/** Something that the server has said it saved. */
export interface Saved {
  kind: "member" | "car" | "photo" | "inquiry" | "favorite";
  /** Of a favourite `<member>:<listing>`. */
  id: string;
  /** When the answer had come, in epoch milliseconds. */
  at: number;
}

const FOUND_BY = {
  member: "SELECT id FROM users",
  car: "SELECT listing_id FROM cars",
  photo: "SELECT photo_id FROM photo_uploads JOIN photos ON photos.id = photo_id",
  inquiry: "SELECT id FROM inquiries",
  favorite: "SELECT user_id || ':' || listing_id FROM favorites",
};

// Nothing is half-written: each of these finds a part without the other.
const HALVES = [
  "SELECT 'listing without its car: ' || id FROM listings WHERE id NOT IN (SELECT listing_id FROM cars)",
  "SELECT 'listing without its text: ' || id FROM listings WHERE id NOT IN (SELECT listing_id FROM listing_texts)",
  "SELECT 'car without its listing: ' || listing_id FROM cars WHERE listing_id NOT IN (SELECT id FROM listings)",
  "SELECT 'broken reference in ' || \"table\" FROM pragma_foreign_key_check",
  "SELECT integrity_check FROM pragma_integrity_check WHERE integrity_check <> 'ok'",
];

/** What of `saved` is not in the data folder, and what is damaged or half-written there. A server runs on it. */
export function findLosses(dataDir: string, saved: readonly Saved[]): string[] {
  const db = new Database(join(dataDir, "markaba.sqlite"), { readonly: true });
  db.run("PRAGMA busy_timeout = 10000");
  const all = (sql: string) =>
    db
      .query(sql)
      .values()
      .map(([value]) => String(value));
  try {
    const losses = HALVES.flatMap(all);
    for (const [kind, sql] of Object.entries(FOUND_BY)) {
      const found = new Set(all(sql));
      for (const { id } of saved.filter((one) => one.kind === kind))
        if (!found.has(id)) losses.push(`${kind} ${id} is lost`);
    }
    for (const id of all("SELECT id FROM photos"))
      for (const width of ALL_WIDTHS)
        if (!isWhole(dataDir, photoFileName(id, width)))
          losses.push(`photo ${id} has no whole file of ${width}`);
    return losses;
  } finally {
    db.close();
  }
}

/** A WebP file says at its start how long it is. */
function isWhole(dataDir: string, name: string): boolean {
  try {
    const bytes = readFileSync(join(dataDir, "photos", name.slice(0, 2), name));
    return bytes.toString("latin1", 0, 4) === "RIFF" && bytes.readUInt32LE(4) === bytes.length - 8;
  } catch {
    return false;
  }
}
