import { afterAll, beforeAll, expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { seededRandom } from "#src/demo/random.ts";
import { listBackups, restore } from "#src/features/backups/restore.ts";
import { openDeps } from "#src/open-deps.ts";
import { backupSite, hasPhoto } from "#src/testing/site/backup-site.ts";
import { launch } from "#src/testing/e2e/server.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { Disk } from "./power-cut-disk.ts";
import { type Change, readTrace, traced } from "./power-cut-trace.ts";

const CUTS = 100;
const CONTROL_CUTS = 20;
const KILLS = 60;
const BACKUPS = 4;
const LONGEST_RUN_MS = 700;
const TRACER_ENDS_MS = 500;

const hasTracer = Bun.which("strace") !== null;
if (!hasTracer) console.warn("backups-cut: power cuts are skipped, strace is not installed");
const testWithTracer = test.skipIf(!hasTracer);

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const site = await backupSite();
const root = join(site.folder, "disk");
const [place, restored] = [join(root, "place"), join(root, "restored")];
const changes: Change[] = [];
/** For each finished backup, the number of changes so far and its photos. */
const made: { changes: number; photos: string[] }[] = [];

afterAll(() => site.dispose());

const env = (DATA_DIR: string) => ({ DATA_DIR, BACKUPS_KEEP: "1d", LOG_LEVEL: "error" });
const markaba = (args: string[], dataDir: string, under?: string[]) =>
  launch(args, env(dataDir), undefined, under);

/** Makes several backups, each replacing the one before, and a restore. */
beforeAll(async () => {
  if (!hasTracer) return;
  mkdirSync(root);
  const run = async (name: string, args: string[], dataDir: string) => {
    const trace = join(site.folder, `trace-${name}`);
    const { ended, output } = markaba(args, dataDir, traced(trace));
    if ((await ended) !== 0) throw new Error(output());
    await Bun.sleep(TRACER_ENDS_MS);
    readTrace(trace, root, changes);
  };
  const photos = [...site.photos];
  for (let i = 0; i < BACKUPS; i++) {
    await run(String(i), ["backup", place], site.config.DATA_DIR);
    made.push({ changes: changes.length, photos: [...photos] });
    photos.push(await site.addPhoto(10 + i));
  }
  await run("restore", ["restore", place], restored);
});

/** What is wrong with the backups at a place after `before` changes. */
async function findLosses(at: string, before: number): Promise<string[]> {
  const acknowledged = made.filter((backup) => backup.changes <= before);
  const config = site.configOf(`try-${crypto.randomUUID()}`);
  try {
    const { backups, problems } = await listBackups(config, at).catch((error: Error) => ({
      backups: [],
      problems: acknowledged.length === 0 && /no verified backup/.test(error.message) ? [] : [error.message],
    }));
    const losses = [...problems];
    if ((backups[0]?.photos ?? 0) < (acknowledged.at(-1)?.photos.length ?? 0))
      losses.push("a good backup is lost");
    for (const { time, photos } of backups) {
      await restore(config, at, { at: time });
      const ids = made.find((backup) => backup.photos.length === photos)?.photos ?? [];
      losses.push(...ids.filter((id) => !hasPhoto(config.DATA_DIR, id)).map((id) => `${id} is missing`));
      rmSync(config.DATA_DIR, { recursive: true });
    }
    return losses;
  } catch (error) {
    return [String(error)];
  } finally {
    rmSync(config.DATA_DIR, { recursive: true, force: true });
  }
}

/** What is wrong with a folder after an interrupted restore: it may open only if it is complete or untouched. */
async function findHalves(dataDir: string): Promise<string[]> {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return [];
  const config = { ...site.config, DATA_DIR: dataDir };
  try {
    const { close } = await openDeps(config, noAssets);
    await close();
  } catch (error) {
    return /was interrupted/.test(String(error)) ? [] : [String(error)];
  }
  const ids = made.at(-1)?.photos ?? [];
  return ids.filter((id) => !hasPhoto(dataDir, id)).map((id) => `served without the photo ${id}`);
}

async function cutOff(cuts: number, options: { ignoresSyncs: boolean }): Promise<string[]> {
  const random = seededRandom(seed);
  const disk = new Disk(root, options);
  const losses: string[] = [];
  const moments = Array.from({ length: cuts }, () => random.below(changes.length));
  for (const [i, change] of changes.entries()) {
    disk.follow(change);
    for (const _ of moments.filter((moment) => moment === i)) {
      const to = join(site.folder, "cut");
      disk.build(to, random);
      const found = [
        ...(await findLosses(join(to, "place"), i + 1)),
        ...(await findHalves(join(to, "restored"))),
      ];
      if (found.length > 0) losses.push(`Seed ${seed}, after change ${i} of ${changes.length}: ${found[0]}`);
      rmSync(to, { recursive: true });
    }
  }
  return losses;
}

testWithTracer("after a power cut at any moment every listed backup is good, and none is lost", async () => {
  expect(await cutOff(CUTS, { ignoresSyncs: false })).toEqual([]);
});

testWithTracer(
  "on a disk that ignores fsync backups are lost, which shows that the test can fail",
  async () => {
    expect((await cutOff(CONTROL_CUTS, { ignoresSyncs: true })).length).toBeGreaterThan(0);
  },
);

test("after a kill at any moment, backups and restores are complete or absent", async () => {
  const random = seededRandom(seed);
  const to = join(site.folder, "killed");
  let killed = 0;
  const kill = async (args: string[], dataDir: string) => {
    const { signal, ended } = markaba(args, dataDir);
    await Bun.sleep(random.next() * LONGEST_RUN_MS);
    signal("SIGKILL");
    if ((await ended) === null) killed++;
  };
  await markaba(["backup", to], site.config.DATA_DIR).ended;
  for (let i = 0; i < KILLS; i++) {
    if (i % 5 === 0) await site.addPhoto(100 + i);
    await kill(["backup", to], site.config.DATA_DIR);
    expect({ seed, i, losses: await findLosses(to, 0) }).toEqual({ seed, i, losses: [] });
    const config = site.configOf(`restored-${i}`);
    await kill(["restore", to], config.DATA_DIR);
    expect({ seed, i, halves: await findHalves(config.DATA_DIR) }).toEqual({ seed, i, halves: [] });
    rmSync(config.DATA_DIR, { recursive: true, force: true });
  }
  expect(killed).toBeGreaterThan(KILLS / 4);
  expect(await markaba(["backup", to], site.config.DATA_DIR).ended).toBe(0);
});
