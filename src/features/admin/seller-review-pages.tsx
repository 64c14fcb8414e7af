import { access, requireUser } from "#src/auth/access.ts";
import { findDealer } from "#src/features/dealers/queries.ts";
import { dealerName, dealerPath } from "#src/features/dealers/schema.ts";
import { setReviewHidden } from "#src/features/moderation/actions/hide-review.ts";
import { ReviewItem } from "#src/features/reviews/parts/review-list.tsx";
import { getReview } from "#src/features/reviews/queries.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { postedForm } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { Button } from "#src/ui/button.tsx";
import { t } from "#t";
import { adminPage } from "./admin-page.tsx";

const PATH = "/dashboard/seller-reviews/:id";

export const adminSellerReviewPages = routes()
  .get(PATH, access("admin"), (c) => reviewPage(c, c.req.param("id")))
  .post(PATH, access("admin"), postedForm, async (c) => {
    const isHidden = c.req.valid("form").act === "hide";
    const id = c.req.param("id");
    await setReviewHidden(c.var.deps, requireUser(c), id, isHidden);
    return flashOn(c, PATH.replace(":id", id), isHidden ? "reviewHiddenToast" : "reviewShownToast");
  });

async function reviewPage(c: Ctx, id: string): Promise<Response> {
  const { db, clock } = c.var.deps;
  const { sellerId, dealerId, hiddenAt, json } = await getReview(db.read, { id });
  const dealer = dealerId ? await findDealer(db.read, dealerId) : null;
  const seller = sellerId ? await findUser(db.read, sellerId) : null;
  const path = dealer ? dealerPath(dealer.slug) : `/sellers/${sellerId}`;
  const title = t.reviewAbout(dealer ? dealerName(dealer) : (seller?.name ?? t.accountGone()));
  return adminPage(
    c,
    { title, path: "/dashboard/reports" },
    <>
      <h2 className="text-20">
        <a href={href(path)} className="underline hover:text-action">
          {title}
        </a>
      </h2>
      <div className="panel mt-4 grid max-w-160 gap-4 p-5">
        <ReviewItem review={json} now={clock.now()} />
        <form method="post">
          <input type="hidden" name="act" value={hiddenAt === null ? "hide" : "show"} />
          <Button type="submit" variant={hiddenAt === null ? "danger-solid" : "outline"}>
            {hiddenAt === null ? t.reviewHide() : t.reviewShowAgain()}
          </Button>
        </form>
      </div>
    </>,
  );
}
