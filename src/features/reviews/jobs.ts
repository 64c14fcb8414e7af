import { HOUR_MS } from "#src/core/time.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { eraseReviews } from "./actions.ts";
import { inviteBuyers } from "./invitations.ts";

export const sellerReviewJobs = (deps: Deps): Job[] => [
  { name: "invitations to review", everyMs: HOUR_MS, run: () => inviteBuyers(deps) },
  {
    name: "old reviews",
    everyMs: HOUR_MS,
    run: () => deps.db.withTx((tx) => eraseReviews(tx, deps.clock.now())),
  },
];
