import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeDurably } from "#src/core/durable-file.ts";
import { isMissing } from "#src/core/errors.ts";
import type { Backup } from "./back-up.ts";
import { keptOf } from "./retention.ts";

/** One attempt to make a backup. */
export interface BackupRun {
  place: string;
  startedAt: number;
  endedAt: number;
  /** The verified backup; null if it failed. */
  backup: Backup | null;
  error: string | null;
}

const RUNS_KEPT = 100;

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

/** Adds a run; the caller must hold the lock of backups. */
export const addRun = (dataDir: string, run: BackupRun): void =>
  writeDurably(fileIn(dataDir), JSON.stringify([run, ...listRuns(dataDir)].slice(0, RUNS_KEPT)));

/** When the last verified backup at a place was made, in epoch milliseconds. */
export const lastVerifiedAt = (runs: BackupRun[], place: string): number | null =>
  runs.find((run) => run.place === place && run.backup)?.backup?.time ?? null;

/** The times of the backups that still exist at a place. */
export const keptTimes = (runs: BackupRun[], place: string, retention: string): Set<number> =>
  keptOf(
    runs.flatMap((run) => (run.place === place && run.backup ? [run.backup.time] : [])),
    retention,
  );
