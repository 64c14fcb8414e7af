import { access, requireUser } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import { findDealerBySlug } from "#src/features/dealers/queries.ts";
import { gives } from "#src/http/describe.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { answerReview, writeReview } from "./actions.ts";
import { getReview, listReviews, reviewJson } from "./queries.ts";
import { answerInput, reviewInput } from "./schema.ts";
import { reviewShape, reviewsShape } from "./shapes.ts";
import { visitorOf } from "./visitor.ts";

const reviewOf = async (c: Ctx, id: string) => reviewJson(await getReview(c.var.deps.db.read, { id }));

async function listOf(c: Ctx, sellerId: string) {
  const { db, clock } = c.var.deps;
  const { count, averages, rows } = await listReviews(db.read, sellerId, clock.now());
  return { count, averages, reviews: rows.map(reviewJson) };
}

// Without scopes, because a program knows neither the person's device nor their address.
export const sellerReviewsApi = routes()
  .post("/reviews", access("user"), validate("json", reviewInput), gives(reviewShape, 201), async (c) => {
    const id = await writeReview(c.var.deps, requireUser(c), c.req.valid("json"), visitorOf(c));
    return c.json(await reviewOf(c, id), 201);
  })
  .post(
    "/reviews/:id/answer",
    access("owner"),
    validate("json", answerInput),
    gives(reviewShape),
    async (c) => {
      const id = c.req.param("id");
      await answerReview(c.var.deps, requireUser(c), { id }, c.req.valid("json").text);
      return c.json(await reviewOf(c, id));
    },
  )
  .get("/users/:id/reviews", access("guest"), gives(reviewsShape), async (c) => {
    const seller = await findUser(c.var.deps.db.read, c.req.param("id"));
    if (!seller?.isActive) throw new AppError("not-found", "sellerNotFound");
    return c.json(await listOf(c, seller.id));
  })
  .get("/dealers/:slug/reviews", access("guest"), gives(reviewsShape), async (c) => {
    const dealer = await findDealerBySlug(c.var.deps.db.read, c.req.param("slug"));
    if (!dealer?.isActive) throw new AppError("not-found", "dealerNotFound");
    return c.json(await listOf(c, dealer.id));
  });
