import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#src/config.ts";
import { writeDurably } from "#src/core/durable-file.ts";
import { isMissing } from "#src/core/errors.ts";
import type { Backup } from "./back-up.ts";
import { keptOf } from "./retention.ts";

export interface BackupRun {
  place: string;
  startedAt: number;
  endedAt: number;
  backup: Backup | null;
  error: string | null;
}

const FAILURES_KEPT = 100;

const fileIn = (dataDir: string) => join(dataDir, "backup-runs.json");

/** Newest first. Stored in a file instead of the database, so that a backup does not change its source. */
export function listRuns(dataDir: string): BackupRun[] {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), "utf8")) as BackupRun[];
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Removes the oldest failures, and runs whose backups `BACKUPS_KEEP` deleted. Needs the lock of backups. */
export function addRun(config: Pick<Config, "DATA_DIR" | "BACKUPS_KEEP">, run: BackupRun): void {
  const runs = [run, ...listRuns(config.DATA_DIR)];
  const failures = new Set(runs.filter(({ backup }) => !backup).slice(0, FAILURES_KEPT));
  const times = keptOf(timesAt(runs, run.place), config.BACKUPS_KEEP, run.backup?.time ?? run.startedAt);
  const isListed = (other: BackupRun) => {
    if (!other.backup) return failures.has(other);
    return !run.backup || other.place !== run.place || times.has(other.backup.time);
  };
  writeDurably(fileIn(config.DATA_DIR), JSON.stringify(runs.filter(isListed)));
}

export const lastVerifiedAt = (runs: BackupRun[], place: string): number | null =>
  runs.find((run) => run.place === place && run.backup)?.backup?.time ?? null;

export const timesAt = (runs: BackupRun[], place: string): number[] =>
  runs.flatMap((run) => (run.place === place && run.backup ? [run.backup.time] : []));

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
