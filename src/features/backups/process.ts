import type { Config } from "#src/config.ts";
import { addRun, type BackupRun, listRuns } from "./runs.ts";

const command = Bun.isStandaloneExecutable
  ? [process.execPath, "backup"]
  : [process.execPath, Bun.main, "backup"];

export const backupCommand = { of: (places: string[]): string[] => [...command, ...places] };

let running: { place: string; startedAt: number } | null = null;

export const runningBackup = () => running;

/** In its own process, so that the server stays responsive. Null if it runs one; throws if another does. */
export async function runBackup(
  config: Pick<Config, "DATA_DIR" | "BACKUPS_KEEP">,
  place: string,
  now: number,
): Promise<BackupRun | null> {
  if (running) return null;
  running = { place, startedAt: now };
  const lastRun = () => listRuns(config.DATA_DIR).find((run) => run.place === place);
  const before = lastRun()?.startedAt;
  const child = Bun.spawn(backupCommand.of([place]), { stdin: "ignore", stdout: "ignore", stderr: "pipe" });
  const end = () => child.kill();
  process.once("exit", end);
  try {
    const [said] = await Promise.all([new Response(child.stderr).text(), child.exited]);
    const done = lastRun();
    if (done && done.startedAt !== before) return done;
    if (!child.signalCode) throw new Error(said.trim() || `The backup ended with ${child.exitCode}`);
    const error = `The backup was killed (${child.signalCode}). Did the machine run out of memory?`;
    const run = { place, startedAt: now, endedAt: Date.now(), backup: null, error };
    addRun(config, run);
    return run;
  } finally {
    process.off("exit", end);
    running = null;
  }
}
