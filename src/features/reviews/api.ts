import { access, requireUser } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { pageParams } from "#src/core/query-params.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import { findDealerBySlug } from "#src/features/dealers/queries.ts";
import { asks, gives, paged } from "#src/http/describe.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { linkPages } from "#src/http/page-links.ts";
import { queryParams, validate } from "#src/http/validate.ts";
import { answerReview, writeReview } from "./actions.ts";
import { getReview, listReviews, type Reviewed } from "./queries.ts";
import { answerInput, reviewInput, reviewSent } from "./schema.ts";
import { reviewShape, reviewsShape } from "./shapes.ts";
import { visitorOf } from "./visitor.ts";

const A_PAGE = 50;

/** Without scopes: a program knows neither the person's device nor their address. */
export const sellerReviewsApi = routes()
  .post(
    "/api/reviews",
    access("user"),
    validate("json", reviewInput, reviewSent),
    gives(reviewShape, 201),
    async (c) => {
      const { deps } = c.var;
      const id = await writeReview(deps, requireUser(c), c.req.valid("json"), visitorOf(c));
      return c.json((await getReview(deps.db.read, { id })).json, 201);
    },
  )
  .post(
    "/api/reviews/:id/answer",
    access("owner"),
    validate("json", answerInput),
    gives(reviewShape),
    async (c) => {
      const { deps } = c.var;
      const id = c.req.param("id");
      await answerReview(deps, requireUser(c), { id }, c.req.valid("json").text);
      return c.json((await getReview(deps.db.read, { id })).json);
    },
  )
  .get("/api/users/:id/reviews", access("guest"), asks(paged), gives(reviewsShape), async (c) => {
    const seller = await findUser(c.var.deps.db.read, c.req.param("id"));
    if (!seller?.isActive) throw new AppError("not-found", "sellerNotFound");
    return listOf(c, { sellerId: seller.id });
  })
  .get("/api/dealers/:slug/reviews", access("guest"), asks(paged), gives(reviewsShape), async (c) => {
    const dealer = await findDealerBySlug(c.var.deps.db.read, c.req.param("slug"));
    if (!dealer?.isActive) throw new AppError("not-found", "dealerNotFound");
    return listOf(c, { dealerId: dealer.id });
  });

async function listOf(c: Ctx, of: Reviewed) {
  const { db, clock } = c.var.deps;
  const at = pageParams(queryParams(c), A_PAGE);
  const found = await listReviews(db.read, of, clock.now(), at);
  linkPages(c, { ...at, total: found.count });
  return c.json(found);
}
