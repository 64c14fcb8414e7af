import { Database as Sqlite } from "bun:sqlite";
import { afterEach, expect, spyOn, test } from "bun:test";
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#src/app.ts";
import { migrate } from "#src/db/migrate.ts";
import { migrations } from "#src/db/migrations.ts";
import { openDatabase } from "#src/db/open.ts";
import { lockWait } from "#src/db/transaction-context.ts";
import { createLog } from "#src/runtime/log.ts";
import { filePhotoStore } from "#src/runtime/photo-files.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { healthJobs } from "./health.ts";
import { users } from "./tables.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const db of open.splice(0)) await db.close().catch(() => undefined);
});

/** A site with a database file, as on a real server. */
function siteOnDisk(started?: Promise<void>) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "markaba-ready-"));
  mkdirSync(join(DATA_DIR, "photos"));
  const file = join(DATA_DIR, "markaba.sqlite");
  const db = openDatabase(file);
  open.push(db);
  migrate(db.sqlite.writer, migrations, null);
  db.identify();
  const { deps } = testApp();
  const logged: string[] = [];
  const photos = filePhotoStore(join(DATA_DIR, "photos"));
  const log = createLog("warn", (line) => logged.push(line));
  const site = { ...deps, db, photos, log, started, config: { ...deps.config, DATA_DIR } };
  const app = createApp(site);
  const ready = async () => {
    const answer = await app.request("/readyz");
    return `${answer.status} ${await answer.text()}`;
  };
  return { app, site, db, file, DATA_DIR, ready, logged, photos: join(DATA_DIR, "photos") };
}

test("a server is ready only while it can save, but healthy all the time", async () => {
  const { app, photos, ready } = siteOnDisk();
  expect(await ready()).toBe("200 ready");
  renameSync(photos, `${photos}-gone`);
  expect(await ready()).toBe("503 not ready: the photos folder is missing");
  expect((await app.request("/healthz")).status).toBe(200);
  renameSync(`${photos}-gone`, photos);
  expect(await ready()).toBe("200 ready");
});

test("a server is not ready before it has read what it needs", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { app, ready } = siteOnDisk(promise);
  const early = ready();
  expect(await Promise.race([early, Bun.sleep(0).then(() => "no answer yet")])).toBe("no answer yet");
  expect((await app.request("/healthz")).status).toBe(200);
  resolve();
  expect(await early).toBe("200 ready");
});

test("a long start is said", async () => {
  const { ready } = siteOnDisk(new Promise(() => {}));
  expect(await ready()).toBe("503 not ready: the server is starting");
});

test("a server reports whether its photo bucket answers, and is ready without it", async () => {
  const { site, ready } = siteOnDisk();
  const answers = spyOn(site.photos, "bucketAnswers").mockResolvedValue(true);
  expect(await ready()).toBe("200 ready, the bucket answers");
  answers.mockResolvedValue(false);
  expect(await ready()).toBe("200 ready, the bucket does not answer: no photos can be saved");
});

test("a server is not ready with less than 16 MB left on the disk", async () => {
  const { DATA_DIR, ready } = siteOnDisk();
  const disk = await fs.statfs(DATA_DIR);
  const statfs = spyOn(fs, "statfs");
  const readyWith = (free: number) => {
    statfs.mockResolvedValue({ ...disk, bavail: free, bsize: 1 });
    return ready();
  };
  expect(await readyWith(15_999_999)).toBe("503 not ready: the disk is full");
  expect(await readyWith(16_000_000)).toBe("200 ready");
  statfs.mockRestore();
});

test("a deleted or replaced database refuses writes, still reads, and recovers when it is back", async () => {
  const { app, db, file, ready, logged } = siteOnDisk();
  const register = () =>
    app.request("/api/auth/register", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name: "Rania", email: "rania@example.com", password: "wadi-rum-at-dusk" }),
    });
  renameSync(file, `${file}-away`);
  expect(await ready()).toBe("503 not ready: the database file was replaced or deleted");
  const refused = await register();
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(logged).toContainEqual(
    expect.stringMatching(/"event":"refused","code":"storageBroken".*"database replaced"/),
  );
  expect(await refused.json()).toMatchObject({
    error: "The server can't save anything right now. Nothing was changed. Please try again later.",
    code: "storageBroken",
  });
  expect((await app.request("/search")).status).toBe(200);

  writeFileSync(file, "another file");
  expect(await ready()).toBe("503 not ready: the database file was replaced or deleted");
  expect((await register()).status).toBe(503);

  rmSync(file);
  renameSync(`${file}-away`, file);
  expect(await ready()).toBe("200 ready");
  expect((await register()).status).toBe(201);
  expect(await db.read.$count(users)).toBe(1);
});

test("a server is not ready if another disk is mounted at the photos folder", async () => {
  const { photos, ready } = siteOnDisk();
  renameSync(photos, `${photos}-gone`);
  mkdirSync(photos);
  expect(await ready()).toBe("503 not ready: the photos folder is not the one that the server started with");
  rmSync(photos, { recursive: true });
  renameSync(`${photos}-gone`, photos);
  expect(await ready()).toBe("200 ready");
});

test("a server is not ready while another program holds a lock, however long a write waits for it", async () => {
  const { file, ready } = siteOnDisk();
  const other = new Sqlite(file);
  other.run("BEGIN IMMEDIATE");
  expect(await ready()).toBe("503 not ready: another program has locked the database");
  const usual = lockWait.ms;
  lockWait.ms = 50;
  expect(await ready()).toBe("503 not ready: another program has locked the database");
  lockWait.ms = usual;
  other.run("ROLLBACK");
  expect(await ready()).toBe("200 ready");
  other.close();
});

test("a disk that is slow for some seconds fails the request, but is not logged", async () => {
  const { site, db, ready, logged } = siteOnDisk();
  const check = spyOn(db, "check").mockImplementation(() => Bun.sleep(4300));
  const [answer] = await Promise.all([ready(), ...healthJobs(site).map(({ run }) => run())]);
  check.mockRestore();
  // The database is closed after the last check has ended.
  expect(await ready()).toBe("200 ready");
  expect(answer).toBe("503 not ready: the disk does not answer");
  expect(logged).toEqual([]);
});

test("the job logs a problem once when it starts and once when it ends", async () => {
  const { site, photos, logged } = siteOnDisk();
  const [job] = healthJobs(site);
  renameSync(photos, `${photos}-gone`);
  for (let i = 0; i < 3; i++) await job?.run();
  renameSync(`${photos}-gone`, photos);
  for (let i = 0; i < 3; i++) await job?.run();
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { event: "not ready", problem: "the photos folder is missing" },
    { event: "ready again", after: "the photos folder is missing" },
  ]);
});

test("a server is not ready if a folder cannot be written", async () => {
  if (process.getuid?.() === 0) return console.warn("Skipped: root may write everywhere.");
  const { DATA_DIR, ready } = siteOnDisk();
  chmodSync(DATA_DIR, 0o500);
  expect(await ready()).toBe("503 not ready: the data folder cannot be written");
  chmodSync(DATA_DIR, 0o700);
  expect(await ready()).toBe("200 ready");
});
