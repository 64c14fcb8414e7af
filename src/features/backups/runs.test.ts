import { beforeEach, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { failedRun, goodRun } from "#src/testing/site/backup-run.ts";
import { addRun, type BackupRun, lastVerifiedAt, listRuns, timesAt } from "./runs.ts";

const config = { DATA_DIR: mkdtempSync(join(tmpdir(), "markaba-runs-")), BACKUPS_KEEP: "2d" };
const file = join(config.DATA_DIR, "backup-runs.json");
beforeEach(() => rmSync(file, { force: true }));

const NOON = Date.parse("2026-11-18T12:00+03:00");
const good = (time: number, at = "/mnt") => goodRun(at, time);
const failed = (time: number) => failedRun("/mnt", time);
const add = (...runs: BackupRun[]) => runs.forEach((run) => addRun(config, run));
const times = (place = "/mnt") => timesAt(listRuns(config.DATA_DIR), place);

test("a hundred failures are listed, and no number of them hides a backup", () => {
  const failures = Array.from({ length: 101 }, (_, i) => failed(NOON + (101 - i) * HOUR_MS));
  const backups = [good(NOON), good(NOON, "/usb")];
  writeFileSync(file, JSON.stringify([...failures.slice(1), ...backups]));
  add(...failures.slice(0, 1));
  const runs = listRuns(config.DATA_DIR);
  expect(runs).toEqual([...failures.slice(0, 100), ...backups]);
  expect(["/mnt", "/usb"].map((place) => lastVerifiedAt(runs, place))).toEqual([NOON, NOON]);
});

test("a backup leaves the list when a newer one at its place deletes it", () => {
  add(good(NOON, "/usb"), good(NOON), good(NOON + DAY_MS), failed(NOON + 2 * DAY_MS));
  expect(times()).toEqual([NOON + DAY_MS, NOON]);
  add(good(NOON + 2 * DAY_MS + HOUR_MS));
  expect(times()).toEqual([NOON + 2 * DAY_MS + HOUR_MS, NOON + DAY_MS]);
  expect(times("/usb")).toEqual([NOON]);
});

test("a backup counts by its own time, which is a little after the start of its run", () => {
  add(good(NOON - DAY_MS), good(NOON), { ...good(NOON + DAY_MS), startedAt: NOON + DAY_MS - 1 });
  expect(times()).toEqual([NOON + DAY_MS, NOON]);
});

test("a failed run removes no backup from the list, even if fewer are to be kept", () => {
  add(good(NOON), good(NOON + DAY_MS));
  addRun({ ...config, BACKUPS_KEEP: "1d" }, failed(NOON + 2 * DAY_MS));
  expect(times()).toEqual([NOON + DAY_MS, NOON]);
});

test("the newest run is listed, even if its backup is older than all that are kept", () => {
  add(good(NOON), good(NOON + DAY_MS), good(NOON - DAY_MS));
  expect(times()[0]).toBe(NOON - DAY_MS);
});
