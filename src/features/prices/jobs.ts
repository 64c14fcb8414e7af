import { DAY_MS } from "#src/core/time.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { refreshPrices } from "./actions.ts";

export const pricesJobs = (deps: Deps): Job[] => [
  { name: "prices", everyMs: DAY_MS, run: () => refreshPrices(deps) },
];
