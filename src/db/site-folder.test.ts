import { Database as Sqlite } from "bun:sqlite";
import { expect, test } from "bun:test";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { openDatabase } from "./open.ts";
import { siteIdentity } from "./tables.ts";
import { checkFolder, checkSite, WrongFolder } from "./site-folder.ts";

interface Folder {
  dir: string;
  database: string;
  photos: string;
}

function folderAt(dir: string): Folder {
  return { dir, database: join(dir, "markaba.sqlite"), photos: join(dir, "photos") };
}

function newFolder(): Folder {
  const folder = folderAt(mkdtempSync(join(tmpdir(), "markaba-site-")));
  mkdirSync(join(folder.photos, "ab"), { recursive: true });
  return folder;
}

function open({ database }: Folder) {
  const db = openDatabase(database);
  migrate(db.sqlite.writer, migrations, null);
  db.identify();
  return db;
}

const addPhoto = ({ photos }: Folder) => writeFileSync(join(photos, "ab/abc-320.webp"), "x");
const addRow = (db: ReturnType<typeof open>, value: number) =>
  db.sqlite.writer.run("INSERT INTO counters VALUES (?, ?)", [`row ${value}`, value]);

/** A copy of the folder as a power cut would leave it now. */
function afterPowerCut({ dir }: Folder): Folder {
  const copy = mkdtempSync(join(tmpdir(), "markaba-site-cut-"));
  cpSync(dir, copy, { recursive: true });
  return folderAt(copy);
}

async function closedFolder(): Promise<Folder> {
  const folder = newFolder();
  addPhoto(folder);
  await open(folder).close();
  return folder;
}

/** Why the folder is refused, or null. Nothing in it may change either way. */
function refusal({ dir, database, photos }: Folder, options = {}): string | null {
  const read = () =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith("-shm"))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, Bun.hash(readFileSync(path))])
      .filter(([path]) => !String(path).endsWith("-wal") || readFileSync(String(path)).length > 0);
  const before = read();
  try {
    checkFolder(database, photos, options);
    return null;
  } catch (error) {
    if (error instanceof WrongFolder) return error.message;
    throw error;
  } finally {
    expect(read()).toEqual(before);
  }
}

test("a new folder, a cleanly closed one and one after a power cut are opened", async () => {
  const folder = newFolder();
  expect(refusal(folder)).toBeNull();
  const db = open(folder);
  addPhoto(folder);
  addRow(db, 1);
  const cut = afterPowerCut(folder);
  expect(refusal(cut)).toBeNull();
  const reopened = open(cut);
  expect(await reopened.read.$count(siteIdentity)).toBe(1);
  await reopened.close();
  await db.close();
  expect(refusal(folder)).toBeNull();
  // Moved elsewhere, with other file times.
  expect(refusal(afterPowerCut(folder))).toBeNull();
});

test("a folder is accepted after a power cut during or after writing the log back", async () => {
  const folder = newFolder();
  const db = open(folder);
  for (let round = 0; round < 40; round++) {
    await db.withTx(async () => {
      for (let row = 0; row < 300; row++) addRow(db, round * 1000 + row);
      db.sqlite.writer.run("INSERT INTO schema_migrations VALUES (?, 0, hex(zeroblob(150000)))", [
        `${round}`,
      ]);
    });
    expect(refusal(afterPowerCut(folder))).toBeNull();
  }
  expect(JSON.parse(readFileSync(join(folder.dir, "site.json"), "utf8")).file.userVersion).toBeGreaterThan(2);
  const cut = afterPowerCut(folder);
  const note = join(cut.dir, "site.json");
  writeFileSync(note, JSON.stringify({ ...JSON.parse(readFileSync(note, "utf8")), file: null }));
  truncateSync(cut.database, 4096 * 20);
  expect(refusal(cut)).not.toContain("was replaced");
  await db.close();
});

test("a folder is accepted after a power cut before the first start set the journal mode", () => {
  const folder = newFolder();
  const first = new Sqlite(folder.database);
  first.run("CREATE TABLE schema_migrations (x)");
  first.run("BEGIN");
  first.run("PRAGMA cache_size = 1");
  for (let i = 0; i < 50; i++) first.run("INSERT INTO schema_migrations VALUES (randomblob(2000))");
  const cut = afterPowerCut(folder);
  first.close();
  expect(readdirSync(cut.dir)).toContain("markaba.sqlite-journal");
  checkFolder(cut.database, cut.photos);
});

test("photos without their database are refused, unless the site is new", async () => {
  const folder = await closedFolder();
  rmSync(folder.database);
  expect(refusal(folder)).toMatch(/markaba\.sqlite is missing or empty.*--new-site/);
  expect(refusal(folder, { isNewSite: true })).toBeNull();
  writeFileSync(folder.database, "");
  expect(refusal(folder)).toContain("is missing or empty");
  rmSync(join(folder.dir, "site.json"));
  expect(refusal(folder)).toContain("is missing or empty");
});

test("the database of another site is refused unless it is accepted explicitly", async () => {
  const [folder, other] = [await closedFolder(), await closedFolder()];
  copyFileSync(other.database, folder.database);
  expect(refusal(folder)).toContain("belongs to a different site");
  expect(refusal(folder, { isNewSite: true })).toBeNull();
  const fresh = new Sqlite(folder.database, { create: true });
  fresh.run("DROP TABLE site_identity");
  fresh.close();
  expect(refusal(folder)).toContain("without an identity");
  rmSync(join(folder.dir, "site.json"));
  expect(refusal(folder)).toContain("has no users");
});

test.each(["VACUUM INTO", "cp of an older state"])(
  "a database copied over another one that still has its log is refused: %s",
  async (how) => {
    const folder = newFolder();
    const db = open(folder);
    addRow(db, 1);
    const backup = join(folder.dir, "backup.sqlite");
    if (how === "VACUUM INTO") db.sqlite.writer.query("VACUUM INTO ?").run(backup);
    else {
      copyFileSync(folder.database, backup);
      db.sqlite.writer.run("PRAGMA wal_checkpoint(TRUNCATE)");
      db.identify();
    }
    addRow(db, 2);
    const cut = afterPowerCut(folder);
    expect(refusal(cut)).toBeNull();
    copyFileSync(join(cut.dir, "backup.sqlite"), cut.database);
    expect(refusal(cut)).toMatch(/was replaced while the log.*markaba\.sqlite-wal/);
    // Follows the advice in the message.
    rmSync(`${cut.database}-wal`);
    rmSync(`${cut.database}-shm`);
    expect(refusal(cut)).toBeNull();
    await db.close();
  },
);

test("a file that is truncated while its log remains is refused", async () => {
  const folder = newFolder();
  const db = open(folder);
  addRow(db, 1);
  const cut = afterPowerCut(folder);
  truncateSync(cut.database, readFileSync(cut.database).length - 5000);
  expect(refusal(cut)).toContain("is damaged");
  await db.close();
});

test("a truncated, a damaged and a foreign file are refused", async () => {
  const folder = await closedFolder();
  const whole = readFileSync(folder.database);
  truncateSync(folder.database, whole.length - 5000);
  expect(refusal(folder)).toContain("is cut off");

  const damaged = Buffer.from(whole);
  for (let page = 3; page * 4096 < damaged.length; page += 2)
    damaged.fill(0x5a, page * 4096, page * 4096 + 300);
  writeFileSync(folder.database, damaged);
  expect(refusal(folder)).toContain("is damaged");

  writeFileSync(folder.database, "Dear diary, this is not a database at all.".repeat(50));
  expect(refusal(folder)).toContain("is not a SQLite database");
  writeFileSync(folder.database, whole);
  expect(refusal(folder)).toBeNull();
});

/** Runs SQL in another process, as a backup tool or a shell does. */
function elsewhere(file: string, sql: string): void {
  const script = `import { Database } from "bun:sqlite";
const db = new Database(process.argv[1]); db.query(process.argv[2]).all(); db.close();`;
  const { stderr } = Bun.spawnSync([process.execPath, "-e", script, file, sql]);
  expect(stderr.toString()).toBe("");
}

test("another program that opens and closes the server's database leaves the log in place", async () => {
  const folder = newFolder();
  const db = open(folder);
  addRow(db, 1);
  elsewhere(folder.database, "SELECT count(*) FROM counters");
  expect(readdirSync(folder.dir)).toContain("markaba.sqlite-wal");
  addRow(db, 2);
  const cut = afterPowerCut(folder);
  expect(refusal(cut)).toBeNull();
  const rows = open(cut).sqlite.reader.query("SELECT value FROM counters ORDER BY value").values();
  expect(rows).toEqual([[1], [2]]);
  await db.close();
});

test("a folder is accepted after another program updated the statistics and the power was cut", async () => {
  const folder = newFolder();
  const db = open(folder);
  elsewhere(folder.database, "ANALYZE");
  elsewhere(folder.database, "PRAGMA wal_checkpoint(TRUNCATE)");
  addRow(db, 1);
  const cut = afterPowerCut(folder);
  expect(refusal(cut)).toBeNull();
  expect(open(cut).sqlite.reader.query("SELECT count(*) FROM counters").values()).toEqual([[1]]);
  await db.close();
});

test("a folder is accepted after another program wrote the log back and the power was cut", async () => {
  const folder = newFolder();
  const db = open(folder);
  for (let row = 0; row < 300; row++) addRow(db, row);
  elsewhere(folder.database, "PRAGMA wal_checkpoint(PASSIVE)");
  for (let row = 300; row < 310; row++) addRow(db, row);
  const cut = afterPowerCut(folder);
  expect(refusal(cut)).toBeNull();
  expect(open(cut).sqlite.reader.query("SELECT count(*) FROM counters").values()).toEqual([[310]]);
  await db.close();
});

test("the server keeps its lock while it writes the log back", async () => {
  if (process.platform !== "linux") return console.warn("Skipped: only Linux lists locks in /proc.");
  const folder = newFolder();
  const db = open(folder);
  await db.withTx(async () => {
    db.sqlite.writer.run("INSERT INTO schema_migrations VALUES ('big', 0, hex(zeroblob(3000000)))");
  });
  const inode = statSync(folder.database).ino;
  const isLocked = readFileSync("/proc/locks", "utf8")
    .split("\n")
    .some((line) => line.includes(` ${process.pid} `) && line.includes(`:${inode} `));
  expect(isLocked).toBe(true);
  await db.close();
});

test("with a database server, a folder belongs to the site of its first start and accepts no other one on its own", async () => {
  const [site, other] = [open(newFolder()), open(newFolder())];
  const { database } = newFolder();
  await checkSite(site.read, database, {});
  await checkSite(site.read, database, {});
  await expect(checkSite(other.read, database, {})).rejects.toThrow(WrongFolder);
  await checkSite(other.read, database, { isNewSite: true });
  await expect(checkSite(site.read, database, {})).rejects.toThrow(/belongs to a different site/);
  await Promise.all([site.close(), other.close()]);
});
