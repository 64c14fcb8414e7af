import { backupPlaces } from "#src/config.ts";
import { HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { createdAtOf } from "#src/db/snapshot.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { isDue, makeBackups, warnOfLateBackups } from "./actions.ts";
import { lastSlot } from "./retention.ts";
import { listRuns } from "./runs.ts";

export function backupJobs(deps: Deps): Job[] {
  const startedAt = deps.clock.now();
  return [
    {
      name: "back-up",
      firstAfterMs: MINUTE_MS,
      everyMs: MINUTE_MS,
      run: async () => {
        startDueBackups(deps);
        // A server that was off for days first makes a backup.
        if (deps.clock.now() - startedAt >= HOUR_MS) await warnOfLateBackups(deps);
      },
    },
  ];
}

/** Not awaited, so that the server can stop at any time. */
function startDueBackups(deps: Deps): void {
  const { config, db, clock } = deps;
  const now = clock.now();
  const runs = listRuns(config.DATA_DIR);
  const slot = lastSlot(now, config.BACKUP_AT);
  const due = backupPlaces(config).filter((place) =>
    isDue(runs, place, slot, createdAtOf(db.sqlite.reader), now),
  );
  if (due.length > 0) void makeBackups(deps, due);
}
