import { dialect } from "#src/config.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { tellFinds } from "./alerts.ts";
import { matchListings } from "./matching.ts";
import { sealTokens, tidySearches } from "../actions.ts";

const LOOK_EVERY_MS = 1000;
const TELL_EVERY_MS = 3000;

export const savedSearchJobs = (deps: Deps): Job[] => [
  { name: "saved searches of new listings", everyMs: LOOK_EVERY_MS, run: () => matchListings(deps) },
  { name: "alerts", everyMs: TELL_EVERY_MS, run: () => tellFinds(deps) },
  // Servers of the previous release, which cannot read encrypted tokens, may still run on PostgreSQL.
  {
    name: "open tokens",
    firstAfterMs: dialect === "sqlite" ? 0 : HOUR_MS,
    everyMs: HOUR_MS,
    run: () => sealTokens(deps),
  },
  { name: "deleted searches", everyMs: HOUR_MS, run: () => tidySearches(deps) },
];
