import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { type PhotosInUse, removeOrphanFiles, removeStalePhotos } from "./actions.ts";

export const photoJobs = (deps: Deps, inUse: PhotosInUse): Job[] => [
  { name: "remove-stale-photos", everyMs: HOUR_MS, run: () => removeStalePhotos(deps, inUse) },
  { name: "remove-orphan-photo-files", everyMs: DAY_MS, run: () => removeOrphanFiles(deps) },
];
