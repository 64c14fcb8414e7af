import { Database as Sqlite } from "bun:sqlite";
import { afterAll, expect, test } from "bun:test";
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { type Config, readSettings } from "#src/config.ts";
import { counters } from "#src/features/listings/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import { migrate } from "#src/db/migrate.ts";
import { migrations } from "#src/db/migrations.ts";
import { backUp } from "#src/features/backups/back-up.ts";
import { photoPath } from "#src/runtime/photo-reader.ts";
import { backupSite, filesIn, flipByte } from "#src/testing/site/backup-site.ts";
import { examine } from "./doctor.ts";
import { findFolderProblems } from "./folder.ts";
import type { Finding } from "./finding.ts";

const MORE_THAN_ANY_DISK = 1e13;

const site = await backupSite();
const OTHER_DISK = join(site.folder, "backups");
const config: Config = { ...site.config, BACKUPS_TO: [OTHER_DISK] };
await backUp(config, OTHER_DISK);
afterAll(site.dispose);

const dir = config.DATA_DIR;
const database = join(dir, "markaba.sqlite");
const photo = photoPath(join(dir, "photos"), `${site.photos[0]}-640.webp`);

const findings = (changed: Partial<Config> = {}, now = Date.now()): Promise<Finding[]> =>
  examine({ config: { ...config, ...changed }, problems: [], misspelt: [] }, now);
const errors = async (changed?: Partial<Config>, now?: number) =>
  (await findings(changed, now)).filter(({ level }) => level === "error").map(({ problem }) => problem);

/** Damages a file, calls `look`, and restores the file. */
async function whileHarmed<T>(path: string, harm: () => unknown, look: () => Promise<T>): Promise<T> {
  const before = readFileSync(path);
  await harm();
  try {
    return await look();
  } finally {
    writeFileSync(path, before);
  }
}

const stateOf = (folder: string) =>
  filesIn(folder)
    .toSorted()
    .map((path) => [path, statSync(path).mtimeMs, Bun.hash(readFileSync(path))]);

test("a healthy site has no errors, and nothing in it changes", async () => {
  // An ordinary reader would create these files again.
  for (const end of ["-wal", "-shm"]) rmSync(database + end, { force: true });
  const before = stateOf(site.folder);
  expect(await errors()).toEqual([]);
  expect(stateOf(site.folder)).toEqual(before);
});

test("a site with a running server has no errors, and nothing in it changes", async () => {
  await site.withDeps(async ({ db }) => {
    await db.withTx(async (tx) => void (await tx.insert(counters).values({ name: "doctor", value: 1 })));
    expect(statSync(`${database}-wal`).size).toBeGreaterThan(0);
    // Readers register in this file.
    const isLasting = ([path]: unknown[]) => !String(path).endsWith("-shm");
    const before = stateOf(site.folder).filter(isLasting);
    expect(await errors()).toEqual([]);
    expect(stateOf(site.folder).filter(isLasting)).toEqual(before);
  });
});

test("every finding says how to fix it", async () => {
  for (const { problem, fix } of await findings({ DATA_DIR: "/nowhere" })) {
    expect(problem.length).toBeGreaterThan(10);
    expect(fix).toMatch(/^[A-Z].{10,}/);
  }
});

test("a missing or invalid database is an error", async () => {
  expect(await errors({ DATA_DIR: "/nowhere" })).toEqual(["There is no database /nowhere/markaba.sqlite."]);
  await whileHarmed(
    database,
    () => writeFileSync(database, "no database"),
    async () => expect(await errors()).toEqual([expect.stringContaining("cannot be read")]),
  );
});

test("a damaged page and broken references are errors", async () => {
  const damage = () => {
    const bytes = readFileSync(database);
    bytes.fill(0xff, bytes.length - 4096 * 20, bytes.length - 4096 * 4);
    writeFileSync(database, bytes);
  };
  await whileHarmed(database, damage, async () =>
    expect((await errors())[0]).toMatch(/is damaged: |cannot be read/),
  );
  const unlink = () =>
    site.withDeps(async ({ db: { sqlite } }) => {
      sqlite.writer.run("PRAGMA foreign_keys = OFF");
      sqlite.writer.run(
        "INSERT INTO photo_uploads (photo_id, owner_id, created_at) VALUES ('none', 'none', 1)",
      );
    });
  await whileHarmed(database, unlink, async () =>
    expect(await errors()).toEqual([expect.stringContaining("rows refer to rows that do not exist")]),
  );
});

test("the doctor reports a wrong key, with which the server does not start", async () => {
  const key = join(dir, "secret.key");
  await whileHarmed(
    key,
    () => rmSync(key),
    async () => expect(await errors()).toEqual([expect.stringContaining("The key that the secrets")]),
  );
  expect(await errors({ SECRET_KEY: "x".repeat(40) })).toHaveLength(1);
});

test("a database of an older version is a warning", async () => {
  const older = site.configOf("older");
  mkdirSync(older.DATA_DIR);
  const sqlite = new Sqlite(join(older.DATA_DIR, "markaba.sqlite"));
  migrate(sqlite, migrations.slice(0, 1), null);
  sqlite.close();
  const found = await findings({ DATA_DIR: older.DATA_DIR });
  expect(found.map(({ level, check }) => `${level} ${check}`)).not.toContain("error database");
  expect(found).toContainEqual(expect.objectContaining({ level: "warning", check: "version" }));
});

test("missing, unknown and changed photo files are errors", async () => {
  await whileHarmed(
    photo,
    () => rmSync(photo),
    async () =>
      expect(await errors()).toEqual([expect.stringContaining(`missing: ${site.photos[0]}-640.webp`)]),
  );
  const unknown = photoPath(join(dir, "photos"), `${"ab".repeat(16)}-320.webp`);
  mkdirSync(dirname(unknown), { recursive: true });
  writeFileSync(unknown, "x");
  expect(await errors()).toEqual([expect.stringContaining("are not in the database: ababab")]);
  rmSync(unknown);
  await whileHarmed(
    photo,
    () => flipByte(photo),
    async () => expect(await errors()).toEqual([expect.stringContaining("differ from the last backup")]),
  );
});

test("no verified backup for two intervals is an error, even if backups are only missing at the place", async () => {
  expect(await errors({}, Date.now() + 1.9 * DAY_MS)).toEqual([]);
  const [late] = await errors({}, Date.now() + 2.1 * DAY_MS);
  expect(late).toContain("is 2 days old");
  renameSync(OTHER_DISK, `${OTHER_DISK}-away`);
  expect(await errors()).toEqual([]);
  expect(await errors({}, Date.now() + 2.1 * DAY_MS)).toEqual([
    `There is no verified backup in ${OTHER_DISK}.`,
  ]);
  renameSync(`${OTHER_DISK}-away`, OTHER_DISK);
});

test("a damaged backup is an error", async () => {
  const [manifest = ""] = filesIn(join(OTHER_DISK, "manifests"));
  await whileHarmed(
    manifest,
    () => flipByte(manifest),
    async () => expect(await errors()).toEqual([expect.stringContaining("is damaged")]),
  );
});

test("a place that cannot be read is a warning, or an error if a backup is overdue", async () => {
  const levels = async (now?: number) =>
    (await findings({ BACKUPS_TO: ["s3://backups?endpoint=http://127.0.0.1:1"] }, now))
      .filter(({ problem }) => problem.includes("cannot be read"))
      .map(({ level }) => level);
  expect(await levels()).toEqual(["warning"]);
  expect(await levels(Date.now() + 2.1 * DAY_MS)).toEqual(["error"]);
});

test("a misspelled variable is an error that names the right one, and all else is still checked", async () => {
  const settings = readSettings({ NODE_ENV: "production", DATA_DIR: dir, BACKUP_TO: "/x", SMPT_URL: "x" });
  const found = (await examine(settings)).filter(({ level }) => level === "error");
  expect(found.map(({ problem }) => problem)).toEqual([
    "BACKUP_TO: there is no such setting. Did you mean BACKUPS_TO?",
    "SMPT_URL: there is no such setting. Did you mean SMTP_URL?",
  ]);
  expect(await examine(readSettings({ DATA_DIR: dir, PORT: "many" }))).toMatchObject([
    { level: "error", check: "settings", problem: expect.stringMatching(/^PORT: must be/) },
  ]);
});

test("open permissions are a warning", async () => {
  chmodSync(dir, 0o755);
  const open = await findings();
  expect(open).toContainEqual(
    expect.objectContaining({ level: "warning", check: "folder", fix: `chmod 700 ${dir}` }),
  );
  chmodSync(dir, 0o700);
});

test("too little space for another backup is a warning", async () => {
  const tight = site.configOf("tight");
  mkdirSync(tight.DATA_DIR, { mode: 0o700 });
  writeFileSync(join(tight.DATA_DIR, "markaba.sqlite"), "");
  expect(await findFolderProblems(tight)).toEqual([]);
  // A sparse file, which takes no space.
  truncateSync(join(tight.DATA_DIR, "markaba.sqlite"), MORE_THAN_ANY_DISK);
  expect(await findFolderProblems(tight)).toMatchObject([
    { level: "warning", check: "folder", problem: expect.stringMatching(/has only \d+ MB left/) },
  ]);
});

test("backups on the site's own disk are a warning", async () => {
  expect(await findings()).toContainEqual(
    expect.objectContaining({
      level: "warning",
      check: "backups",
      problem: expect.stringContaining("on the same disk"),
    }),
  );
});
