import type { BackupRun } from "#src/features/backups/runs.ts";

export const goodRun = (place: string, time: number): BackupRun => ({
  place,
  startedAt: time,
  endedAt: time + 1000,
  backup: { time, bytes: 1, addedBytes: 1, listings: 0, photos: 0, lost: 0, pruned: 0 },
  error: null,
});

export const failedRun = (place: string, time: number): BackupRun => ({
  ...goodRun(place, time),
  backup: null,
  error: "The disk is full.",
});
