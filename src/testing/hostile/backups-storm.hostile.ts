import { expect, test } from "bun:test";
import { cpSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "#src/demo/random.ts";
import { runMarkaba } from "#src/testing/e2e/server.ts";
import { run } from "./faults-ground.ts";
import { startHostile } from "./server.ts";
import { findLosses } from "./storm-ledger.ts";
import { makePeople, startStorm } from "./storm-writers.ts";

const BACKUPS = 20;
/** On a busy machine, registering may be refused for a moment. */
const ALLOWED = [200, 201, 204, 429, 503];

test("twenty backups during many writes are consistent and have all photos", async () => {
  const server = await startHostile();
  const people = await makePeople(server);
  const storm = startStorm(server, people, seededRandom(1), { writers: 4, readers: 2, pauseMs: 150 });
  const place = join(server.dataDir, "backups");
  const restored = join(server.dataDir, "restored");
  const env = { DATA_DIR: server.dataDir, LOG_LEVEL: "error" };
  while (storm.saved.length < 50) await Bun.sleep(20);
  for (let i = 0; i < BACKUPS; i++) {
    const before = [...storm.saved];
    expect(await runMarkaba(["backup"], env)).toContain("verified");
    await runMarkaba(["restore", place], { ...env, DATA_DIR: restored });
    // Also finds photos without files, and listings without their car.
    expect({ i, losses: findLosses(restored, before) }).toEqual({ i, losses: [] });
    rmSync(restored, { recursive: true });
  }
  await storm.stop();
  expect(storm.writes.filter(({ status }) => !ALLOWED.includes(status ?? 0))).toEqual([]);
  expect(storm.reads.filter(({ status }) => status !== 200)).toEqual([]);
  await server.dispose();
});

test("a newer backup that a stranger puts beside an encrypted one is not restored", async () => {
  const folder = mkdtempSync(join(tmpdir(), "markaba-strange-"));
  const [own, strange] = ["own", "strange"].map((name) => join(folder, name)) as [string, string];
  const env = (DATA_DIR: string) => ({ DATA_DIR, LOG_LEVEL: "error" });
  const secret = { BACKUP_PASSPHRASE: "wadi rum at dusk" };
  for (const site of [own, strange]) await runMarkaba(["migrate"], env(site));
  const place = join(folder, "backups");
  await runMarkaba(["backup", place], { ...env(own), ...secret });
  await runMarkaba(["backup", join(folder, "theirs")], env(strange));
  cpSync(join(folder, "theirs"), place, { recursive: true });
  const restored = { ...env(join(folder, "restored")), ...secret };
  await expect(runMarkaba(["restore", place], restored)).rejects.toThrow(/Say which one with --site/);
  const listed = (await runMarkaba(["restore", place, "--list"], restored)).trim().split("\n");
  expect(listed.map((line) => line.endsWith("not encrypted"))).toEqual([true, false]);
  const [theirs, ours] = listed.map((line) => /site (\S+)/.exec(line)?.[1] ?? "") as [string, string];
  await expect(runMarkaba(["restore", place, "--site", theirs], restored)).rejects.toThrow("is encrypted");
  await runMarkaba(["restore", place, "--site", ours], restored);
  rmSync(folder, { recursive: true });
});

const small = mkdtempSync(join(tmpdir(), "markaba-small-"));
const hasMount = isMounted();
if (!hasMount) console.warn("backups-storm: the full disk is skipped, it needs root");

function isMounted(): boolean {
  try {
    run("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", small]);
    return true;
  } catch {
    return false;
  }
}

test.skipIf(!hasMount)("a full place is reported and left unchanged, and serving continues", async () => {
  const server = await startHostile();
  const people = await makePeople(server);
  const env = { DATA_DIR: server.dataDir, LOG_LEVEL: "error" };
  await runMarkaba(["backup", small], env);
  const before = readdirSync(small, { recursive: true });
  const storm = startStorm(server, people, seededRandom(1));
  while (storm.saved.filter(({ kind }) => kind === "photo").length < 30) await Bun.sleep(20);
  writeFileSync(join(small, "ballast"), Buffer.alloc(statfsSync(small).bavail * 4096 - 20_000));
  await expect(runMarkaba(["backup", small], env)).rejects.toThrow(
    /ended with 1: The disk of .* is full\. Free up space/,
  );
  rmSync(join(small, "ballast"));
  const files = (names: unknown[]) => names.filter((name) => /[0-9a-f]{32}$/.test(String(name))).toSorted();
  expect(files(readdirSync(small, { recursive: true }))).toEqual(files(before));
  await storm.stop();
  expect(storm.reads.filter(({ status }) => status !== 200)).toEqual([]);
  expect(storm.writes.filter(({ status }) => !ALLOWED.includes(status ?? 0))).toEqual([]);
  await server.dispose();
  run("umount", [small]);
});
