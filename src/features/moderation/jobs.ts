import { isNotNull, and, eq, notExists } from "drizzle-orm";
import { HOUR_MS } from "#src/core/time.ts";
import { conversations } from "#src/features/conversations/tables.ts";
import { sellerReviews } from "#src/features/reviews/tables.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { reports } from "./tables.ts";

export const reportJobs = (deps: Pick<Deps, "db">): Job[] => [
  { name: "reports of erased conversations and reviews", everyMs: HOUR_MS, run: () => eraseReports(deps) },
];

export const eraseReports = ({ db }: Pick<Deps, "db">): Promise<void> =>
  db.withTx(async (tx) => {
    const about = tx.select().from(conversations).where(eq(conversations.id, reports.conversationId));
    await tx.delete(reports).where(and(isNotNull(reports.conversationId), notExists(about)));
    const review = tx.select().from(sellerReviews).where(eq(sellerReviews.id, reports.reviewId));
    await tx.delete(reports).where(and(isNotNull(reports.reviewId), notExists(review)));
  });
