import { Database as Sqlite } from "bun:sqlite";
import { afterAll, expect, test } from "bun:test";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { databaseFile } from "#src/config.ts";
import { jordanDay } from "#src/core/jordan-day.ts";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { migrate } from "#src/db/migrate.ts";
import { migrations } from "#src/db/migrations.ts";
import { openDeps } from "#src/open-deps.ts";
import { backupSite, filesIn, flipByte, hasPhoto } from "#src/testing/site/backup-site.ts";
import { photoPath } from "#src/runtime/photo-reader.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { backUp } from "./back-up.ts";
import { listBackups, restore } from "./restore.ts";

const MORE_THAN_ANY_DISK = 1e13;
const BOTH: Record<string, string>[] = [{}, { BACKUP_PASSPHRASE: "wadi rum" }];
const sites: Awaited<ReturnType<typeof backupSite>>[] = [];
afterAll(() => sites.forEach((site) => site.dispose()));

async function newSite(more: Record<string, string> = {}) {
  const site = await backupSite(more);
  sites.push(site);
  return site;
}

const contentOf = (folder: string) =>
  Object.fromEntries(
    filesIn(folder).map((path) => [relative(folder, path), readFileSync(path).toString("hex")]),
  );

test("a restored folder has the same photos, key and rows, and the site opens with it", async () => {
  for (const settings of BOTH) {
    const site = await newSite(settings);
    const backup = await backUp(site.config, site.place);
    expect(backup).toMatchObject({ photos: 2, listings: 0, lost: 0, pruned: 0 });
    const config = site.configOf("restored");
    await restore(config, site.place, { at: null });
    const [before, after] = [site.config.DATA_DIR, config.DATA_DIR];
    expect(contentOf(join(after, "photos"))).toEqual(contentOf(join(before, "photos")));
    expect(readFileSync(join(after, "secret.key"))).toEqual(readFileSync(join(before, "secret.key")));
    const { deps, close } = await openDeps(config, noAssets);
    expect(deps.db.sqlite.reader.query("SELECT id FROM site_identity").values()).toEqual(
      await site.withDeps(async ({ db }) => db.sqlite.reader.query("SELECT id FROM site_identity").values()),
    );
    await close();
  }
});

test("an encrypted backup reveals nothing, and cannot be restored without the passphrase", async () => {
  const site = await newSite({ BACKUP_PASSPHRASE: "wadi rum" });
  await backUp(site.config, site.place);
  for (const path of filesIn(site.place)) expect(readFileSync(path).toString("latin1", 0, 4)).toMatch("MKB1");
  const files = filesIn(site.place).map((path) => readFileSync(path));
  const key = readFileSync(join(site.config.DATA_DIR, "secret.key"));
  expect(files.some((bytes) => bytes.includes(key))).toBe(false);
  for (const settings of [{}, { BACKUP_PASSPHRASE: "petra" }] as Record<string, string>[]) {
    const config = site.configOf("elsewhere", settings);
    await expect(restore(config, site.place, { at: null })).rejects.toThrow(
      /manifests\/.* is encrypted, but BACKUP_PASSPHRASE is missing or another one\. Set it/,
    );
    expect(existsSync(config.DATA_DIR)).toBe(false);
    const { backups, problems } = await listBackups(config, site.place);
    expect([backups.length, problems.length]).toEqual([0, 1]);
  }
});

test("files that are already at the place are not written again", async () => {
  const site = await newSite();
  const first = await backUp(site.config, site.place);
  const again = await backUp(site.config, site.place);
  expect(first.addedBytes).toBeGreaterThan(1000);
  expect(again.addedBytes).toBe(0);
  await site.addPhoto(3);
  const third = await backUp(site.config, site.place);
  expect(third.addedBytes).toBeGreaterThan(0);
  expect(third.addedBytes).toBeLessThan(first.addedBytes);
  expect(third.photos).toBe(3);
});

test("one flipped byte in any file is refused with the file's name, and the folder stays empty", async () => {
  for (const settings of BOTH) {
    const site = await newSite(settings);
    await backUp(site.config, site.place);
    const config = site.configOf("restored");
    for (const [i, path] of filesIn(site.place).entries()) {
      const whole = readFileSync(path);
      flipByte(path, [0, 0.5, 1][i % 3]);
      await expect(restore(config, site.place, { at: null })).rejects.toThrow(
        `${relative(site.place, path)} in`,
      );
      rmSync(path);
      await expect(restore(config, site.place, { at: null })).rejects.toThrow(
        /is missing in|no verified backup/,
      );
      expect(existsSync(config.DATA_DIR) ? filesIn(config.DATA_DIR) : []).toEqual([]);
      writeFileSync(path, whole);
    }
    await restore(config, site.place, { at: null });
  }
});

test("a damaged file is found by the next backup that reads it, and written again", async () => {
  const site = await newSite();
  await backUp(site.config, site.place);
  const photos = filesIn(join(site.place, "objects"));
  for (const path of photos) rmSync(path);
  await backUp(site.config, site.place);
  for (const path of filesIn(join(site.place, "objects"))) writeFileSync(path, "cut");
  await backUp(site.config, site.place);
  await restore(site.configOf("restored"), site.place, { at: null });
});

test("every file is read again within a number of days, and a damaged one is written again", async () => {
  const site = await newSite();
  const now = Date.now();
  await backUp(site.config, site.place, now);
  const [rotten = ""] = filesIn(join(site.place, "objects"));
  flipByte(rotten);
  const daysUntilRead = (Number.parseInt(basename(rotten).slice(0, 4), 16) - jordanDay(now)) % 64;
  await backUp(site.config, site.place, now + (daysUntilRead + 63) * DAY_MS);
  await expect(restore(site.configOf("restored"), site.place, { at: null })).rejects.toThrow(
    basename(rotten),
  );
  await backUp(site.config, site.place, now + (daysUntilRead + 64) * DAY_MS);
  await restore(site.configOf("restored"), site.place, { at: null });
});

test("a folder that is not empty is refused and left unchanged", async () => {
  const site = await newSite();
  await backUp(site.config, site.place);
  const config = site.configOf("full");
  mkdirSync(config.DATA_DIR);
  writeFileSync(join(config.DATA_DIR, "note.txt"), "mine");
  await expect(restore(config, site.place, { at: null })).rejects.toThrow(
    "is not empty (note.txt), so nothing was restored",
  );
  expect(contentOf(config.DATA_DIR)).toEqual({ "note.txt": Buffer.from("mine").toString("hex") });
  const inside = join(site.config.DATA_DIR, "backups");
  await expect(restore(site.config, inside, { at: null })).rejects.toThrow("Rename it, for example to");
});

test("a half-restored folder is neither served nor restored into", async () => {
  const site = await newSite();
  await backUp(site.config, site.place);
  const config = site.configOf("half");
  await restore(config, site.place, { at: null });
  writeFileSync(join(config.DATA_DIR, "restore-unfinished"), "");
  await expect(openDeps(config, noAssets)).rejects.toThrow(
    "was interrupted. Delete everything in this folder",
  );
  await expect(restore(config, site.place, { at: null })).rejects.toThrow(
    "was interrupted. Delete everything in this folder",
  );
});

test("a time selects its backup; an unknown time selects none", async () => {
  const site = await newSite({ BACKUPS_KEEP: "1d" });
  const [first] = [await backUp(site.config, site.place, Date.now() - 2 * DAY_MS)];
  const kept = join(site.folder, "kept");
  cpSync(site.place, kept, { recursive: true });
  await site.addPhoto(3);
  const second = await backUp(site.config, kept);
  expect(second.pruned).toBe(1);
  const config = site.configOf("restored");
  await expect(restore(config, kept, { at: first?.time ?? 0 })).rejects.toThrow(
    "There is no backup of that time",
  );
  await restore(config, site.place, { at: first?.time ?? 0 });
  expect(site.photos.map((id) => hasPhoto(config.DATA_DIR, id))).toEqual([true, true]);
});

test("a backup that somebody else put there is not restored in place of an encrypted one", async () => {
  const [site, stranger] = [await newSite({ BACKUP_PASSPHRASE: "wadi rum" }), await newSite()];
  await backUp(site.config, site.place, Date.now() - HOUR_MS);
  await stranger.addPhoto(7);
  await backUp(stranger.config, stranger.place);
  for (const place of [site.place, join(site.folder, "theirs alone")])
    cpSync(stranger.place, place, { recursive: true });
  const { backups } = await listBackups(site.config, site.place);
  expect(backups.map(({ isEncrypted, photos }) => [isEncrypted, photos])).toEqual([
    [false, 3],
    [true, 2],
  ]);
  const config = site.configOf("restored");
  await expect(restore(config, site.place, { at: null })).rejects.toThrow(
    /several sites .*: [0-9a-f]{32}, [0-9a-f]{32}\. Say which one with --site\./,
  );
  const [theirs, own] = backups.map(({ site }) => site);
  for (const wrong of [
    { at: null, site: theirs },
    { at: null, site: "0123" },
  ])
    await expect(restore(config, site.place, wrong)).rejects.toThrow(
      /is encrypted|no backup of the site 0123/,
    );
  await restore(config, site.place, { at: null, site: own?.slice(0, 20) });
  expect(site.photos.map((id) => hasPhoto(config.DATA_DIR, id))).toEqual([true, true]);
});

test("with a passphrase, an unencrypted backup of the same site is not restored", async () => {
  const site = await newSite();
  await backUp(site.config, site.place, Date.now() - HOUR_MS);
  const encrypted = site.configOf("site", { BACKUP_PASSPHRASE: "wadi rum" });
  await expect(
    restore(site.configOf("a", { BACKUP_PASSPHRASE: "wadi rum" }), site.place, { at: null }),
  ).rejects.toThrow(/No backup in .* is encrypted/);
  await backUp(encrypted, site.place, Date.now() - HOUR_MS / 2);
  await site.addPhoto(3);
  const plain = await backUp(site.config, site.place);
  const there = site.configOf("b", { BACKUP_PASSPHRASE: "wadi rum" });
  await expect(restore(there, site.place, { at: plain.time })).rejects.toThrow(
    "There is no encrypted backup of that time",
  );
  const { photos } = await restore(there, site.place, { at: null });
  expect(photos.files).toBe(12);
});

test("after old backups are removed, only files of the remaining ones are left", async () => {
  const site = await newSite({ BACKUPS_KEEP: "1d" });
  await backUp(site.config, site.place, Date.now() - 2 * DAY_MS);
  await site.withDeps(async ({ db }) => {
    db.sqlite.writer.run("DELETE FROM photos WHERE id = ?", [site.photos[0] ?? ""]);
  });
  await backUp(site.config, site.place);
  const fresh = join(site.folder, "fresh");
  await backUp(site.config, fresh);
  const objects = (place: string) => Object.keys(contentOf(join(place, "objects"))).toSorted();
  expect(objects(site.place)).toEqual(objects(fresh));
});

test("while a remaining backup is damaged, no files are removed", async () => {
  const site = await newSite({ BACKUPS_KEEP: "3d" });
  const today = Date.now();
  const objects = () => Object.keys(contentOf(join(site.place, "objects"))).toSorted();
  await backUp(site.config, site.place, today);
  const first = objects();
  const [manifest = ""] = filesIn(join(site.place, "manifests"));
  await site.withDeps(async ({ db }) => {
    db.sqlite.writer.run("DELETE FROM photos WHERE id = ?", [site.photos[0] ?? ""]);
  });
  await backUp(site.config, site.place, today + DAY_MS);
  flipByte(manifest);
  await backUp(site.config, site.place, today + 2 * DAY_MS);
  expect(objects()).toEqual(expect.arrayContaining(first));
});

test("a photo whose files are missing on the site is counted, and the rest is backed up", async () => {
  const site = await newSite();
  const [lost = "", other = ""] = site.photos;
  rmSync(photoPath(join(site.config.DATA_DIR, "photos"), `${lost}-640.webp`));
  expect(await backUp(site.config, site.place)).toMatchObject({ lost: 1, photos: 2 });
  const config = site.configOf("restored");
  await restore(config, site.place, { at: null });
  expect(hasPhoto(config.DATA_DIR, other)).toBe(true);
});

test("a damaged database is not backed up, and older backups are kept", async () => {
  const site = await newSite();
  await backUp(site.config, site.place);
  const before = contentOf(join(site.place, "manifests"));
  await site.withDeps(async ({ db: { sqlite } }) => {
    sqlite.writer.run("PRAGMA foreign_keys = OFF");
    sqlite.writer.run(
      "INSERT INTO photo_uploads (photo_id, owner_id, created_at) VALUES ('none', 'none', 1)",
    );
  });
  await expect(backUp(site.config, site.place)).rejects.toThrow("rows refer to rows that do not exist");
  expect(contentOf(join(site.place, "manifests"))).toEqual(before);
});

test("an empty file is no database to back up", async () => {
  const site = await newSite();
  const config = site.configOf("empty");
  mkdirSync(config.DATA_DIR);
  writeFileSync(join(config.DATA_DIR, "markaba.sqlite"), "");
  await expect(backUp(config, site.place)).rejects.toThrow(`no database in the folder ${config.DATA_DIR}`);
});

test("a backup that would fill the site's disk is refused before anything is written", async () => {
  const site = await newSite();
  // A sparse file, which takes no space.
  truncateSync(databaseFile(site.config), MORE_THAN_ANY_DISK);
  await expect(backUp(site.config, site.place)).rejects.toThrow(
    /has only \d+ MB left, which the site itself needs/,
  );
  expect(existsSync(site.place)).toBe(false);
});

test("a place with backups of another site is refused", async () => {
  const [one, other] = [await newSite(), await newSite()];
  await backUp(one.config, one.place);
  await expect(backUp(other.config, one.place)).rejects.toThrow("has backups of another site");
});

test("a backup of an earlier release can be restored, and its database is migrated", async () => {
  const last = migrations.at(-1)?.name ?? "";
  const config = await olderSite();
  const place = join(config.DATA_DIR, "../of-older-release");
  await backUp(config, place);
  const restored = { ...config, DATA_DIR: join(config.DATA_DIR, "../restored") };
  await restore(restored, place, { at: null });
  const { applied, deps, close } = await openDeps(restored, noAssets);
  expect(applied).toEqual([last]);
  expect(deps.db.sqlite.reader.query("SELECT name FROM users").values()).toEqual([["Rania"]]);
  await close();
});

/** A site whose database lacks the newest migration. */
async function olderSite() {
  const site = await newSite();
  const config = site.configOf("older");
  mkdirSync(config.DATA_DIR);
  const sqlite = new Sqlite(databaseFile(config));
  migrate(sqlite, migrations.slice(0, -1), null);
  sqlite.run("INSERT INTO site_identity (id) VALUES (?)", [Bun.randomUUIDv7()]);
  sqlite.run(
    "INSERT INTO users (id, email, email_key, password_hash, name, created_at, updated_at) VALUES ('1', 'r@x', 'r@x', '-', 'Rania', 1, 1)",
  );
  sqlite.close();
  return config;
}
