import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reasonOf } from "#src/core/errors.ts";
import { seededRandom } from "#src/demo/random.ts";
import { launch } from "#src/testing/e2e/server.ts";
import { Disk } from "./power-cut-disk.ts";
import { type Change, readTrace, traced } from "./power-cut-trace.ts";
import { startHostile } from "./server.ts";
import { findLosses, type Saved } from "./storm-ledger.ts";
import { makePeople, startStorm } from "./storm-writers.ts";

const CUTS = 60;
const CONTROL_CUTS = 12;
const SAVED_A_STORM = 150;
const TRACER_ENDS_MS = 500;
const [EMAIL, PASSWORD] = ["seller@example.com", "wadi rum at dusk"];

const hasTracer = Bun.which("strace") !== null;
if (!hasTracer) console.warn("power-cut: skipped, strace is not installed");
const testWithTracer = test.skipIf(!hasTracer);

const folder = mkdtempSync(join(tmpdir(), "markaba-cut-"));
const root = join(folder, "disk");
const dataDir = join(root, "data");
const changes: Change[] = [];
const saved: Saved[] = [];
let changesOfFirstStart = 0;
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates an admin in the shell, starts for the first time, writes, is killed, writes, is stopped properly, writes. */
beforeAll(async () => {
  if (!hasTracer) return;
  mkdirSync(root);
  const random = seededRandom(seed);
  const trace = (run: number) => join(folder, `trace-${run}`);
  const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD };
  await launch(["admin", "create", EMAIL], env, undefined, traced(trace(0))).ended;
  await Bun.sleep(TRACER_ENDS_MS);
  readTrace(trace(0), root, changes);
  changesOfFirstStart = changes.length;

  const under = traced(trace(1));
  const server = await startHostile({}, dataDir, under);
  const people = await makePeople(server, await server.signIn(EMAIL, PASSWORD));
  for (const [i, end] of [server.kill, server.end, server.kill].entries()) {
    const run = i + 1;
    if (i > 0) {
      under.splice(0, under.length, ...traced(trace(run)));
      await server.start();
    }
    const storm = startStorm(server, people, random);
    while (storm.saved.length < SAVED_A_STORM) await Bun.sleep(20);
    if (end === server.end) await storm.stop();
    await end();
    await storm.stop();
    saved.push(...storm.saved);
    await Bun.sleep(TRACER_ENDS_MS);
    readTrace(trace(run), root, changes);
  }
});

/** For random moments: the data lost on a disk in a state after a power cut. */
async function cutOff(cuts: number, options: { ignoresSyncs: boolean }): Promise<string[]> {
  const random = seededRandom(seed + 1);
  const disk = new Disk(root, options);
  const losses: string[] = [];
  // Every fourth cut is during the first start, which has few changes.
  const moments = Array.from({ length: cuts }, (_, i) =>
    random.below(i % 4 === 0 ? changesOfFirstStart : changes.length),
  ).toSorted((a, b) => a - b);
  for (const [i, change] of changes.entries()) {
    disk.follow(change);
    for (const _ of moments.filter((moment) => moment === i)) {
      const to = join(folder, "cut");
      disk.build(to, random);
      const before = saved.filter(({ at }) => at < change.at);
      const found = await startAndFindLosses(join(to, "data"), before);
      if (found.length > 0)
        losses.push(
          `Seed ${seed}, after change ${i} of ${changes.length}: ${found.length} losses, such as ${found[0]}`,
        );
      rmSync(to, { recursive: true });
    }
  }
  return losses;
}

async function startAndFindLosses(dataDir: string, before: Saved[]): Promise<string[]> {
  try {
    const server = await startHostile({}, dataDir);
    const losses = findLosses(dataDir, before);
    await server.kill();
    return losses;
  } catch (error) {
    return [`it does not start: ${reasonOf(error)}`];
  }
}

testWithTracer("after a power cut at any moment all acknowledged data is there", async () => {
  expect(await cutOff(CUTS, { ignoresSyncs: false })).toEqual([]);
});

testWithTracer("on a disk that ignores fsync data is lost, which shows that the test can fail", async () => {
  expect((await cutOff(CONTROL_CUTS, { ignoresSyncs: true })).length).toBeGreaterThan(0);
});
