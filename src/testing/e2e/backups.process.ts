import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { launch, makeDataDir, runMarkaba, startServer } from "./server.ts";

let folder = "";
let place = "";
test.beforeEach(() => {
  folder = makeDataDir({ demo: true });
  place = `${folder}-place`;
});
test.afterEach(() => {
  for (const path of [folder, place, `${folder}-restored`]) rmSync(path, { recursive: true, force: true });
});

const env = (more: Record<string, string> = {}) => ({ DATA_DIR: folder, ...more });
async function ended(args: string[], more: Record<string, string> = {}) {
  const command = launch(args, env(more));
  return { code: await command.ended, text: command.output().trim() };
}

test("a backup is made while serving, listed, verified and restored, and the server starts again", async () => {
  const server = await startServer(folder);
  const stats: unknown = await (await fetch(`${server.origin}/api/stats`)).json();
  expect(await runMarkaba(["backup", place], env())).toMatch(
    /^\S+-place: \S+Z {2}[\d.]+ MB {2}4\d\d listings/,
  );
  const list = await runMarkaba(["restore", place, "--list"], env());
  expect(list).toMatch(
    /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z {2}[\d.]+ MB {2}\d+ listings {2}\d+ photos {2}site [0-9a-f]{32} {2}not encrypted\n$/,
  );
  const [time = ""] = list.split(" ");
  const before = readdirSync(folder);
  expect(await runMarkaba(["restore", place, "--check"], env())).toMatch(
    /is good\. Restoring it takes [\d.]+ s/,
  );
  expect(readdirSync(folder)).toEqual(before);
  await server.kill();

  const restored = `${folder}-restored`;
  await runMarkaba(["restore", place, "--at", time], env({ DATA_DIR: restored }));
  const again = await startServer(restored);
  expect(await (await fetch(`${again.origin}/api/stats`)).json()).toEqual(stats);
  await again.stop();
});

test("exit codes: 1 with the reason, 2 for wrong usage", async () => {
  expect(await ended(["restore", place, "--list"])).toMatchObject({
    code: 1,
    text: `There is no verified backup in ${place}.`,
  });
  await runMarkaba(["backup", place], env({ BACKUP_PASSPHRASE: "wadi rum" }));
  for (const args of [
    ["backup", ""],
    ["restore", place],
    ["restore", place, "--at", "2001-01-01T00:00:00Z"],
  ])
    expect((await ended(args)).code).toBe(1);
  const wrong = await ended(["restore", place, "--check"], { BACKUP_PASSPHRASE: "petra" });
  expect(wrong).toMatchObject({
    code: 1,
    text: expect.stringContaining("BACKUP_PASSPHRASE is missing or another one"),
  });
  for (const args of [
    ["restore"],
    ["restore", place, "more"],
    ["restore", place, "--at", "yesterday"],
    ["restore", place, "--list", "--check"],
    ["backup", "--list"],
    ["backup", place, place],
  ])
    expect([args, (await ended(args)).code]).toEqual([args, 2]);
});

test("killed backups and restores never count as complete", async () => {
  await runMarkaba(["backup", place], env());
  for (const afterMs of [100, 250, 400]) {
    const backup = launch(["backup", place], env());
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    backup.signal("SIGKILL");
    await backup.ended;
    await runMarkaba(["restore", place, "--check"], env());
  }
  const restored = `${folder}-restored`;
  const restore = launch(["restore", place], env({ DATA_DIR: restored }));
  while (!existsSync(join(restored, "restore-unfinished")))
    await new Promise((resolve) => setTimeout(resolve, 1));
  restore.signal("SIGKILL");
  if ((await restore.ended) === null)
    expect((await ended(["serve"], { DATA_DIR: restored, PORT: "0" })).text).toContain("was interrupted");
});

test("a place that cannot be written is reported in one sentence", async () => {
  mkdirSync(place);
  writeFileSync(join(place, "objects"), "a file where a folder has to be");
  const { code, text } = await ended(["backup", place]);
  expect([code, text]).toEqual([1, expect.stringMatching(/cannot be used .*must be able to write/)]);
});

test("a drill that cannot write temporary files says so, and how to allow it", async () => {
  await runMarkaba(["backup", place], env());
  const { code, text } = await ended(["restore", place, "--check"], { TMPDIR: join(place, "missing") });
  const said = /^The backup cannot be tried .* temporary files, \S+missing, cannot .*set TMPDIR/;
  expect([code, text]).toEqual([1, expect.stringMatching(said)]);
});
