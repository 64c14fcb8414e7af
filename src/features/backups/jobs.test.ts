import { afterAll, beforeEach, expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jordanDay, startOfJordanDay } from "#src/core/jordan-day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { removeOldCopies } from "#src/db/migrate.ts";
import { listMails } from "#src/features/mail/queries.ts";
import { failedRun, goodRun } from "#src/testing/site/backup-run.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { findBackupStates, findLastExpiry, isDue } from "./actions.ts";
import { backupJobs } from "./jobs.ts";
import { type BackupRun, addRun, backupCommand, listRuns, runningBackup } from "./runs.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "markaba-backup-jobs-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
beforeEach(() => rmSync(join(DATA_DIR, "backup-runs.json"), { force: true }));

const kept = { DATA_DIR, BACKUPS_KEEP: "7d4w6m" };
const place = join(DATA_DIR, "backups");
const good = (time: number) => goodRun(place, time);
const failed = (time: number) => failedRun(place, time);

// At noon in Jordan, so that no test crosses midnight.
const NOON = startOfJordanDay(jordanDay(Date.now())) + 12 * HOUR_MS;
const site = () => testApp({ config: { DATA_DIR }, now: NOON });
/** Replaces `markaba backup` by a process that runs this script. */
const pretend = (script: () => string) => {
  backupCommand.of = () => [process.execPath, "-e", script()];
};
const noting = (app: ReturnType<typeof site>, error: string | null) => () => {
  const run = error === null ? good(app.clock.now()) : { ...failed(app.clock.now()), error };
  const file = JSON.stringify(join(import.meta.dir, "runs.ts"));
  return `(await import(${file})).addRun(${JSON.stringify(kept)}, ${JSON.stringify(run)})`;
};

async function runJob(app: ReturnType<typeof site>, [job] = backupJobs(app.deps)) {
  await job?.run();
  while (runningBackup()) await Bun.sleep(5);
  await Bun.sleep(20);
}
const mailsTo = async ({ deps }: ReturnType<typeof site>) =>
  (await listMails(deps.db.read)).map(({ recipient, subject, text }) => ({ recipient, subject, text }));

test("a backup is due once a day, and an hour after a failure", () => {
  const slot = Date.UTC(2026, 5, 15);
  const due = (runs: BackupRun[], now: number, createdAt = 0) => isDue(runs, place, slot, createdAt, now);
  expect(due([], slot)).toBe(true);
  expect(due([], slot, slot + 1)).toBe(false);
  expect(due([good(slot - HOUR_MS)], slot)).toBe(true);
  expect(due([good(slot + MINUTE_MS)], slot + HOUR_MS)).toBe(false);
  expect(due([failed(slot)], slot + HOUR_MS - 1)).toBe(false);
  expect(due([failed(slot)], slot + HOUR_MS)).toBe(true);
  expect(due([{ ...good(slot + 1), place: "elsewhere" }], slot + HOUR_MS)).toBe(true);
  expect(due([good(slot + DAY_MS)], slot + HOUR_MS)).toBe(true);
});

test("the job makes the due backup in its own process, then waits", async () => {
  const app = site();
  pretend(noting(app, null));
  await app.signUp({ role: "admin" });
  await runJob(app);
  app.clock.advance(HOUR_MS);
  await runJob(app);
  expect(listRuns(DATA_DIR)).toHaveLength(1);
  expect(findBackupStates(app.deps)).toMatchObject([{ isLate: false, lastError: null }]);
  expect((await mailsTo(app)).filter(({ text }) => text.includes("failed"))).toEqual([]);
});

test("a failed backup is emailed to every active admin in their language, once a day", async () => {
  const app = site();
  pretend(noting(app, "The disk of /mnt is full."));
  await app.signUp({ email: "huda@example.com", role: "admin" });
  await app.signUp({ email: "rania@example.com", role: "admin", language: "ar" });
  await app.signUp({ email: "gone@example.com", role: "admin", isActive: false });
  await app.signUp({ email: "seller@example.com" });
  await runJob(app);
  app.clock.advance(HOUR_MS + MINUTE_MS);
  await runJob(app);
  expect(listRuns(DATA_DIR)).toHaveLength(2);
  const mails = await mailsTo(app);
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
    "huda@example.com",
    "rania@example.com",
  ]);
  expect(mails.find(({ recipient }) => recipient === "huda@example.com")).toMatchObject({
    subject: "Markaba: no recent backup",
    text: expect.stringContaining("The disk of /mnt is full."),
  });
  expect(mails.find(({ recipient }) => recipient === "rania@example.com")?.text).toContain("تُعاد المحاولة");
});

test("a killed backup is recorded as failed", async () => {
  pretend(() => "process.kill(process.pid, 'SIGKILL')");
  const app = site();
  await runJob(app);
  expect(listRuns(DATA_DIR)).toMatchObject([{ backup: null, error: expect.stringContaining("SIGKILL") }]);
});

test("two days without a verified backup count as late and are emailed", async () => {
  const app = site();
  await app.signUp({ email: "huda@example.com", role: "admin" });
  const now = app.clock.now();
  addRun(kept, good(now - 2 * DAY_MS));
  expect(findBackupStates(app.deps)).toMatchObject([{ isLate: false, ageMs: 2 * DAY_MS }]);
  pretend(() => "");
  const jobs = backupJobs(app.deps);
  app.clock.advance(1);
  expect(findBackupStates(app.deps)).toMatchObject([{ isLate: true }]);
  await runJob(app, jobs);
  expect(await mailsTo(app)).toEqual([]);
  app.clock.advance(HOUR_MS);
  await runJob(app, jobs);
  expect((await mailsTo(app)).map(({ recipient }) => recipient)).toContain("huda@example.com");
});

test("data deleted now is in no backup once the last one of today is removed", () => {
  const app = testApp({ config: { DATA_DIR, BACKUPS_KEEP: "7d" }, now: NOON });
  expect(findLastExpiry(app.deps)).toBeNull();
  addRun(kept, good(NOON - 3 * DAY_MS));
  addRun(kept, good(NOON - HOUR_MS));
  // At 03:00 on the seventh day.
  expect(findLastExpiry(app.deps)).toBe(NOON + 7 * DAY_MS - 9 * HOUR_MS);
  // A copy from before a migration is kept for a month.
  mkdirSync(place);
  const copy = join(place, "before-migration-x.sqlite");
  writeFileSync(copy, "");
  utimesSync(copy, NOON / 1000, NOON / 1000);
  expect(findLastExpiry(app.deps)).toBe(NOON + 31 * DAY_MS);
  removeOldCopies(place, NOON + 29 * DAY_MS);
  expect(existsSync(copy)).toBe(true);
  removeOldCopies(place, NOON + 31 * DAY_MS);
  expect(existsSync(copy)).toBe(false);
});
