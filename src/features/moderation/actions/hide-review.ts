import { eq } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { NOBODY, recordAudit } from "#src/features/audit/actions.ts";
import { getReview } from "#src/features/reviews/queries.ts";
import { sellerReviews } from "#src/features/reviews/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { reports } from "../tables.ts";
import { settleReports } from "./reports.ts";

/** Hides a review of a seller, which confirms its reports, or shows it again. */
export const setReviewHidden = (
  { db, clock }: Deps,
  admin: Pick<SessionUser, "id" | "name">,
  id: string,
  isHidden: boolean,
): Promise<void> =>
  db.withTx(async (tx) => {
    const now = clock.now();
    const { hiddenAt } = await getReview(tx, { id });
    if ((hiddenAt !== null) === isHidden) return;
    await tx
      .update(sellerReviews)
      .set({ hiddenAt: isHidden ? now : null })
      .where(eq(sellerReviews.id, id));
    const subject = { kind: "review", id, name: NOBODY };
    await recordAudit(tx, { actor: admin, action: isHidden ? "review.hide" : "review.show", subject }, now);
    if (isHidden) await settleReports(tx, admin, eq(reports.reviewId, id), "upheld", now);
  });
