import { afterAll, expect, test } from "bun:test";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listAudit } from "#src/features/audit/queries.ts";
import { backUp } from "#src/features/backups/back-up.ts";
import { addRun, backupCommand, runningBackup } from "#src/features/backups/runs.ts";
import { restore } from "#src/features/backups/restore.ts";
import { backupSite, filesIn, hasPhoto } from "#src/testing/site/backup-site.ts";
import { codeAt } from "#src/testing/site/code-at.ts";
import { enrolled } from "#src/testing/site/enrolled.ts";
import { HALF_MINUTE_MS } from "#src/testing/site/two-step-site.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";

const site = await backupSite();
afterAll(() => site.dispose());
const { place } = site;
const startedAt = Date.now();
const backup = await backUp(site.config, place);
addRun(site.config, { place, startedAt, endedAt: startedAt + 3000, backup, error: null });

const open = () =>
  testApp({ config: { DATA_DIR: site.config.DATA_DIR, BACKUPS_TO: [place] }, now: Date.now() });
const actsIn = async ({ deps }: TestApp) =>
  (await listAudit(deps.db.read, { q: "", action: "backup", page: 1 })).items.map(({ action }) => action);
const PATH = "/dashboard/backups";
const wanted = { place, time: String(backup.time) };

test("the page shows each backup with its size, or the reason of its failure", async () => {
  const app = open();
  const admin = await app.signUp({ role: "admin" });
  const page = await (await app.request(PATH, {}, { as: admin })).text();
  expect(page).toContain("Tested: complete and readable");
  expect(page).toContain("2 photos");
  expect(page).toContain("BACKUP_PASSPHRASE to encrypt them");
  addRun(site.config, {
    place,
    startedAt,
    endedAt: startedAt,
    backup: null,
    error: "No route to host",
  });
  for (const path of [PATH, "/dashboard"]) {
    const warned = await (await app.request(path, {}, { as: admin })).text();
    expect(warned).toContain("The last backup failed");
    expect(warned).toContain("No route to host");
  }
  rmSync(join(site.config.DATA_DIR, "backup-runs.json"));
  addRun(site.config, { place, startedAt, endedAt: startedAt + 3000, backup, error: null });
});

test("a backup at a place that is not in the settings is shown without a download", async () => {
  const app = open();
  const admin = await app.signUp({ role: "admin" });
  const page = async () => (await app.request(PATH, {}, { as: admin })).text();
  const links = (html: string) => html.split("backups/download").length;
  const before = links(await page());
  const elsewhere = { place: `${place}-usb`, startedAt, endedAt: startedAt, backup, error: null };
  addRun(site.config, elsewhere);
  expect(links(await page())).toBe(before);
});

test("the page starts a backup, one at a time, and records it in the audit log", async () => {
  backupCommand.of = () => [process.execPath, "-e", "await Bun.sleep(300)"];
  const app = open();
  const admin = await app.signUp({ role: "admin" });
  for (let i = 0; i < 2; i++)
    expect((await app.form(PATH, {}, { as: admin })).headers.get("Location")).toBe(PATH);
  expect(await (await app.request(PATH, {}, { as: admin })).text()).toContain(
    "A backup has been running since",
  );
  expect(await actsIn(app)).toEqual(["backup.start"]);
  while (runningBackup()) await Bun.sleep(10);
});

test("only an admin with a fresh two-step code can download; the archive can be restored", async () => {
  const app = open();
  const admin = await app.signUp({ role: "admin" });
  const download = (code: string) => app.form(`${PATH}/download`, { ...wanted, code }, { as: admin });
  const form = async () =>
    (await app.request(`${PATH}/download?${new URLSearchParams(wanted)}`, {}, { as: admin })).text();
  expect(await form()).toContain("Only admins with two-step verification");
  expect((await download("123456")).status).toBe(400);

  const { secret } = await enrolled(app, admin);
  expect(await form()).toContain('name="code"');
  expect((await download("000000")).status).toBe(400);
  expect(await actsIn(app)).toEqual([]);
  app.clock.advance(2 * HALF_MINUTE_MS);
  const code = await codeAt(secret, app.clock.now());
  const answer = await download(code);
  expect(answer.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="markaba-backup-2.*\.tar"$/,
  );
  expect(await actsIn(app)).toEqual(["backup.download"]);

  const unpacked = join(site.folder, "unpacked");
  mkdirSync(unpacked);
  writeFileSync(join(site.folder, "backup.tar"), await answer.bytes());
  expect(Bun.spawnSync(["tar", "-xf", join(site.folder, "backup.tar"), "-C", unpacked]).exitCode).toBe(0);
  expect(
    filesIn(unpacked)
      .map((path) => readFileSync(path).length)
      .toSorted(),
  ).toEqual(
    filesIn(place)
      .map((path) => readFileSync(path).length)
      .toSorted(),
  );
  const config = site.configOf("restored");
  await restore(config, unpacked, { at: null });
  expect(site.photos.map((id) => hasPhoto(config.DATA_DIR, id))).toEqual([true, true]);
  expect((await download(code)).status).toBe(400);
});

test("anything but a backup at the configured places is not found", async () => {
  const app = open();
  const admin = await app.signUp({ role: "admin" });
  for (const other of [{ place: "/etc" }, { time: "1" }, { time: "" }]) {
    const query = new URLSearchParams({ ...wanted, ...other });
    const { status } = await app.request(`${PATH}/download?${query}`, {}, { as: admin });
    expect([other, status]).toEqual([other, 404]);
  }
});

test("/metrics reports the age of the last verified backup", async () => {
  const app = open();
  app.clock.advance(60_000);
  const text = await (await app.request("/metrics", {}, { address: "127.0.0.1" })).text();
  const [, seconds] = /^markaba_backup_age_seconds\{place="[^"]+"\} (\S+)$/m.exec(text) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(60);
  expect(Number(seconds)).toBeLessThan(3600);
});
