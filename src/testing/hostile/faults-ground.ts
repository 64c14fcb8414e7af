import { execFileSync, type ExecFileSyncOptions } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SeededRandom } from "#src/demo/random.ts";
import { type HostileServer, startHostile } from "./server.ts";
import { makePeople, type People, startStorm, type Storm } from "./storm-writers.ts";

const DISK = "size=2g,mode=700";
const FAKETIME = [
  "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
  "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
].find(existsSync);

/** A server with its own small disk and clock, under load. */
export interface Ground {
  server: HostileServer;
  dataDir: string;
  database: string;
  photos: string;
  storm: Storm;
  random: SeededRandom;
  /** The tools for faults that this machine has. */
  has: Record<"mounts" | "python3" | "strace" | "faketime", boolean>;
  /** Sets the clock's offset, such as `+1d`, or `-3600` in seconds. */
  setClock(offset: string): void;
  dispose(): Promise<void>;
}

export const run = (command: string, args: string[], options: ExecFileSyncOptions = {}): void =>
  void execFileSync(command, args, { stdio: "pipe", ...options });

export async function makeGround(random: SeededRandom): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), "markaba-faults-"));
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  const hasMounts = isPossible(() => run("mount", ["-t", "tmpfs", "-o", DISK, "tmpfs", dataDir]));
  const clock = join(folder, "clock");
  const setClock = (offset: string) => writeFileSync(clock, offset);
  setClock("+0");
  const env: Record<string, string> = FAKETIME
    ? {
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_CACHE_DURATION: "1",
        // As with a real clock change: timers continue, and files have the real time.
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
        NO_FAKE_STAT: "1",
      }
    : {};
  const server = await startHostile(env, dataDir);
  const people: People = await makePeople(server);
  const storm = startStorm(server, people, random, { writers: 4, readers: 3, pauseMs: 700 });
  return {
    server,
    dataDir,
    database: join(dataDir, "markaba.sqlite"),
    photos: join(dataDir, "photos"),
    storm,
    random,
    setClock,
    has: {
      mounts: hasMounts,
      python3: Bun.which("python3") !== null,
      strace: Bun.which("strace") !== null,
      faketime: FAKETIME !== undefined,
    },
    dispose: async () => {
      await storm.stop();
      await server.kill();
      if (hasMounts) run("umount", ["-l", dataDir]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isPossible(attempt: () => void): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
