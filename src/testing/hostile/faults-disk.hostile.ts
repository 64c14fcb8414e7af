import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { seededRandom } from "#src/demo/random.ts";
import { run } from "./faults-ground.ts";
import { startHostile } from "./server.ts";
import { findLosses } from "./storm-ledger.ts";
import { makePeople, startStorm } from "./storm-writers.ts";

const DISK_BYTES = 200_000_000;

const folder = mkdtempSync(join(tmpdir(), "markaba-disk-"));
const [image, mount] = [join(folder, "image"), join(folder, "mount")];
mkdirSync(mount);
const dataDir = join(mount, "data");

const hasDisk = isMounted();
if (!hasDisk) console.warn("faults-disk: skipped, an ext4 disk of its own needs root and mkfs.ext4");
const testOnDisk = test.skipIf(!hasDisk);

function isMounted(): boolean {
  try {
    run("truncate", ["-s", String(DISK_BYTES), image]);
    run("mkfs.ext4", ["-q", "-F", "-m", "0", image]);
    run("mount", ["-o", "loop,errors=remount-ro", image, mount]);
    return true;
  } catch {
    return false;
  }
}

async function stormFor(
  server: Awaited<ReturnType<typeof startHostile>>,
  people: Awaited<ReturnType<typeof makePeople>>,
  ms: number,
) {
  const storm = startStorm(server, people, seededRandom(1), { pauseMs: 50 });
  await Bun.sleep(ms);
  await storm.stop();
  return storm;
}

testOnDisk("an ext4 disk that is full, and then read-only after an error, loses nothing", async () => {
  const server = await startHostile({}, dataDir);
  const people = await makePeople(server);
  const ready = async () => {
    const answer = await server.call("GET", "/readyz");
    return `${answer.status} ${await answer.text()}`;
  };
  const before = await stormFor(server, people, 2000);

  const { bavail, bsize } = statfsSync(mount);
  expect(() => writeFileSync(join(mount, "ballast"), Buffer.alloc(bavail * bsize + 1))).toThrow("ENOSPC");
  expect(await ready()).toBe("503 not ready: the disk is full");
  const full = await stormFor(server, people, 2000);
  expect(full.reads.filter(({ status }) => status !== 200)).toEqual([]);
  expect(full.writes.filter(({ status }) => status === 507).length).toBeGreaterThan(0);
  expect(full.writes.filter(({ status }) => ![200, 201, 204, 429, 503, 507].includes(status ?? 0))).toEqual(
    [],
  );
  rmSync(join(mount, "ballast"));
  expect(await ready()).toBe("200 ready");
  const freed = await stormFor(server, people, 1000);
  expect(freed.writes.filter(({ status }) => ![200, 201, 204, 429].includes(status ?? 0))).toEqual([]);

  // Linux makes the disk read-only; it is writable again only after unmounting.
  const device = basename(realpathSync(deviceOf(mount)));
  writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, "test");
  expect(await ready()).toBe("503 not ready: the disk is read-only");
  const readOnly = await stormFor(server, people, 2000);
  expect(readOnly.reads.filter(({ status }) => status !== 200)).toEqual([]);
  // Saving an existing favorite needs no write.
  const refused = readOnly.writes.filter(({ status }) => status !== 204 && status !== 429);
  expect([...new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))]).toEqual([
    "503 60",
  ]);
  expect(server.logs()).toContain('"problem":"the disk is read-only"');
  await server.kill();
  await expect(server.start()).rejects.toThrow(/read-only/);
  run("umount", [mount]);
  run("mount", ["-o", "loop", image, mount]);
  await server.start();
  expect(
    findLosses(
      dataDir,
      [before, full, freed, readOnly].flatMap(({ saved }) => saved),
    ),
  ).toEqual([]);
  await server.kill();
  run("umount", [mount]);
  rmSync(folder, { recursive: true });
});

const deviceOf = (path: string): string =>
  Bun.spawnSync(["findmnt", "-n", "-o", "SOURCE", path]).stdout.toString().trim();
