import type { Deps } from "#src/http/env.ts";
import { HOUR_MS } from "#src/http/rate-limit.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { type PhotosInUse, removeStalePhotos } from "./actions.ts";

export const photoJobs = (deps: Deps, inUse: PhotosInUse): Job[] => [
  { name: "remove-stale-photos", everyMs: HOUR_MS, run: () => removeStalePhotos(deps, inUse) },
];
