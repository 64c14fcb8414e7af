import { Database } from "bun:sqlite";
import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  cpSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statfsSync,
  closeSync,
} from "node:fs";
import { truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Ground, run } from "./faults-ground.ts";

interface Kind {
  name: string;
  weight: number;
  needs?: keyof Ground["has"];
}

/** Lasts for a while, during which the server runs on. */
export interface LastingFault extends Kind {
  /** What `/readyz` must say, with 503. Absent where the fault does not matter; both are right where `isOptional`. */
  says?: RegExp;
  isOptional?: boolean;
  /** Photos cannot be read while it lasts. */
  hidesPhotos?: boolean;
  lastsMs(ground: Ground): number;
  /** Answers a function that takes the cause away. */
  cause(ground: Ground): Promise<() => Promise<void> | void>;
}

/** Ends the server; throws where a start that must be refused is not, or where it is not explained. */
export interface EndingFault extends Kind {
  end(ground: Ground): Promise<void>;
}

export type Fault = LastingFault | EndingFault;

const shortly = ({ random }: Ground): number => 200 + random.next() * 800;

const LOCK = `import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=20)
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
connection.execute("ROLLBACK")`;

async function lockDatabase({ database }: Ground): Promise<() => Promise<void>> {
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

function fillDisk({ dataDir }: Ground): () => void {
  const folder = join(dataDir, "ballast");
  mkdirSync(folder);
  // The server writes at the same time.
  for (let i = 0, free = freeBytes(dataDir); free > 0 && i < 20; i++, free = freeBytes(dataDir))
    spawnSync("fallocate", ["-l", String(free), join(folder, String(i))]);
  return () => rmSync(folder, { recursive: true });
}

function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

function makeReadOnly(path: string): () => void {
  run("mount", ["--bind", path, path]);
  run("mount", ["-o", "remount,bind,ro", path]);
  return () => run("umount", ["-l", path]);
}

async function failWrites({ server: { pid } }: Ground): Promise<() => Promise<void>> {
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

function moveAway(path: string): () => void {
  renameSync(path, `${path}-away`);
  return () => renameSync(`${path}-away`, path);
}

/** Why the server does not start; null if it does. */
const refusalOf = ({ server }: Ground): Promise<string | null> =>
  server.start().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** Starts the server, which must refuse and say why. */
async function expectRefusal(ground: Ground, why: RegExp): Promise<void> {
  const refusal = await refusalOf(ground);
  if (refusal === null) throw new Error(`It started, although ${why}`);
  if (!why.test(refusal)) throw new Error(`It does not say ${why}: ${refusal}`);
}

const PAGE_BYTES = 4096;
/** The first byte of a page that is part of a table or an index. */
const TREE_PAGES = [2, 5, 10, 13];

function damagePage(database: string, { random }: Ground): void {
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

export const FAULTS: Fault[] = [
  {
    name: "killed",
    weight: 12,
    end: async ({ server }) => {
      await server.kill();
      await server.start();
    },
  },
  {
    name: "stopped and started",
    weight: 3,
    end: async ({ server }) => {
      const code = await server.end();
      if (code !== 0) throw new Error(`It ended with ${code}`);
      await server.start();
    },
  },
  {
    name: "locked by another program",
    weight: 12,
    needs: "python3",
    says: /another program has locked the database/,
    isOptional: true,
    lastsMs: ({ random }) => 300 + random.next() * 2500,
    cause: lockDatabase,
  },
  {
    name: "locked for longer than writes wait",
    weight: 1,
    needs: "python3",
    says: /another program has locked the database/,
    lastsMs: () => 11_000,
    cause: lockDatabase,
  },
  {
    name: "disk full",
    weight: 12,
    needs: "mounts",
    says: /the disk is full/,
    lastsMs: shortly,
    cause: async (ground) => fillDisk(ground),
  },
  {
    name: "data folder read-only",
    weight: 7,
    needs: "mounts",
    says: /the disk is read-only/,
    lastsMs: shortly,
    cause: async ({ dataDir }) => makeReadOnly(dataDir),
  },
  {
    name: "photos read-only",
    weight: 7,
    needs: "mounts",
    says: /the disk is read-only/,
    lastsMs: shortly,
    cause: async ({ photos }) => makeReadOnly(photos),
  },
  {
    name: "writes fail",
    weight: 8,
    needs: "strace",
    says: /cannot be written/,
    lastsMs: shortly,
    cause: failWrites,
  },
  {
    name: "clock set",
    weight: 14,
    needs: "faketime",
    lastsMs: ({ random }) => 1200 + random.next() * 800,
    cause: async ({ setClock, random }) => {
      setClock(random.pick(["+1d", "-1d", "+3600", "-3600", "+15", "-15", "+1", "-1"]));
      return () => setClock("+0");
    },
  },
  {
    name: "photos folder renamed",
    weight: 9,
    says: /the photos folder is missing/,
    hidesPhotos: true,
    lastsMs: shortly,
    cause: async ({ photos }) => moveAway(photos),
  },
  {
    name: "another disk in place of the photos",
    weight: 5,
    needs: "mounts",
    says: /the photos folder is another one/,
    hidesPhotos: true,
    lastsMs: shortly,
    cause: async ({ photos }) => {
      run("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", photos]);
      return () => run("umount", ["-l", photos]);
    },
  },
  {
    name: "database deleted",
    weight: 9,
    says: /the database file was replaced or deleted/,
    lastsMs: shortly,
    cause: async ({ database }) => moveAway(database),
  },
  {
    name: "database replaced by a copy, then killed",
    weight: 5,
    end: async (ground) => {
      const { server, database, storm } = ground;
      const copy = `${database}-copy`;
      const from = new Database(database, { readonly: true });
      from.query("VACUUM INTO ?").run(copy);
      from.close();
      const putBack = moveAway(database);
      renameSync(copy, database);
      await Bun.sleep(300);
      const answer = await server.call("GET", "/readyz");
      const said = await answer.text();
      if (!said.includes("replaced or deleted")) throw new Error(`/readyz says ${answer.status} ${said}`);
      const before = storm.saved.length;
      await Bun.sleep(shortly(ground));
      if (storm.saved.length > before + 4) throw new Error("It saves into a replaced database");
      await server.kill();
      await expectRefusal(ground, /markaba\.sqlite was replaced/).finally(putBack);
      await server.start();
    },
  },
  {
    name: "copied with a damaged page",
    weight: 5,
    end: async (ground) => {
      const { server, database } = ground;
      await server.end();
      const putBack = moveAway(database);
      cpSync(`${database}-away`, database);
      damagePage(database, ground);
      await expectRefusal(ground, /markaba\.sqlite is damaged/).finally(putBack);
      await server.start();
    },
  },
  {
    name: "copied only in part",
    weight: 2,
    end: async (ground) => {
      const { server, database, random } = ground;
      await server.end();
      const putBack = moveAway(database);
      cpSync(`${database}-away`, database);
      truncateSync(
        database,
        random.below(Math.floor(readFileSync(database).length / PAGE_BYTES)) * PAGE_BYTES,
      );
      await expectRefusal(ground, /markaba\.sqlite is (cut off|missing or empty)/).finally(putBack);
      await server.start();
    },
  },
  {
    name: "disk full, then killed",
    weight: 4,
    needs: "mounts",
    end: async (ground) => {
      const { server } = ground;
      const empty = fillDisk(ground);
      await Bun.sleep(shortly(ground));
      await server.kill();
      // What the kill left unfinished may leave just enough room.
      const refusal = await refusalOf(ground);
      empty();
      if (refusal === null) return;
      await server.start();
      if (!/The disk of the folder .* is full/.test(refusal))
        throw new Error(`It does not say full: ${refusal}`);
    },
  },
];
