import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, rmSync } from "node:fs";
import { statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reasonOf } from "#src/core/errors.ts";
import { type Ground, run } from "./faults-ground.ts";

const LOCK = `import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=20)
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
connection.execute("ROLLBACK")`;

export async function lockDatabase({ database }: Ground): Promise<() => Promise<void>> {
  const holder = Bun.spawn(["python3", "-c", LOCK, database], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  await holder.stdout.getReader().read();
  return async () => {
    await holder.stdin.end();
    await holder.exited;
  };
}

export function fillDisk({ dataDir }: Ground): () => void {
  const folder = join(dataDir, "ballast");
  mkdirSync(folder);
  // Repeated, because the server writes at the same time.
  for (let i = 0, free = freeBytes(dataDir); free > 0 && i < 20; i++, free = freeBytes(dataDir))
    spawnSync("fallocate", ["-l", String(free), join(folder, String(i))]);
  return () => rmSync(folder, { recursive: true });
}

function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

export function makeReadOnly(path: string): () => void {
  run("mount", ["--bind", path, path]);
  run("mount", ["-o", "remount,bind,ro", path]);
  return () => run("umount", ["-l", path]);
}

export async function failWrites({ server: { pid } }: Ground): Promise<() => Promise<void>> {
  const calls = "pwrite64,fsync,fdatasync";
  const tracer = Bun.spawn(
    [
      "strace",
      "-f",
      "-p",
      String(pid),
      "-o",
      "/dev/null",
      "-e",
      `trace=${calls}`,
      "-e",
      `inject=${calls}:error=EIO`,
    ],
    { stdin: "ignore", stdout: "ignore", stderr: "pipe" },
  );
  await tracer.stderr.getReader().read();
  return async () => {
    tracer.kill("SIGINT");
    await tracer.exited;
  };
}

export function moveAway(path: string): () => void {
  renameSync(path, `${path}-away`);
  return () => renameSync(`${path}-away`, path);
}

/** Why the server does not start; null if it does. */
export const refusalOf = ({ server }: Ground): Promise<string | null> =>
  server.start().then(() => null, reasonOf);

/** Starts the server, which must refuse and state the reason. */
export async function expectRefusal(ground: Ground, why: RegExp): Promise<void> {
  const refusal = await refusalOf(ground);
  if (refusal === null) throw new Error(`It started, although ${why}`);
  if (!why.test(refusal)) throw new Error(`It does not say ${why}: ${refusal}`);
}

export const PAGE_BYTES = 4096;
/** The first byte of a page that belongs to a table or an index. */
const TREE_PAGES = [2, 5, 10, 13];

export function damagePage(database: string, { random }: Ground): void {
  const pages = Math.floor(readFileSync(database).length / PAGE_BYTES);
  const file = openSync(database, "r+");
  const type = Buffer.alloc(1);
  let page = 0;
  do {
    page = 1 + random.below(pages - 1);
    readSync(file, type, 0, 1, page * PAGE_BYTES);
  } while (!TREE_PAGES.includes(type[0] ?? 0));
  closeSync(file);
  const bytes = readFileSync(database);
  for (let i = 0; i < PAGE_BYTES; i++) bytes[page * PAGE_BYTES + i] = random.below(256);
  writeFileSync(database, bytes);
}
