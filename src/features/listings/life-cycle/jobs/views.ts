import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { writeViews } from "../visits.ts";

export const viewsJob = (deps: Pick<Deps, "db">): Job => ({
  name: "views",
  everyMs: 1000,
  everywhere: true,
  atStop: true,
  run: () => writeViews(deps),
});
