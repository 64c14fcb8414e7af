import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import { asks, gives, texts, textsOrNull } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { countContact, countReveal } from "./life-cycle/visits.ts";
import { findDealerOf } from "./listings.ts";
import { getContactFor } from "./page/listing-sellers.ts";
import { AppError } from "#src/core/errors.ts";
import { validate } from "#src/http/validate.ts";
import { keepDraft, removeDraft, draftInput } from "./life-cycle/drafts.ts";
import { submissionKeyOf } from "./life-cycle/own-listings.ts";

const sellerShape = z.object({ ...texts("name"), ...textsOrNull("location", "phone") });

export const sellersApi = routes();

sellersApi.get("/:id", access("guest"), asks(texts("listing")), gives(sellerShape), async (c) => {
  const { deps, session, address } = c.var;
  const sellerId = c.req.param("id");
  const id = c.req.query("listing");
  const dealerId = id ? await findDealerOf(deps.db.read, { id, sellerId }) : null;
  const { name, location, phone } = await getContactFor(deps, { sellerId, dealerId }, session?.user);
  const visitor = { address, userId: session?.user.id ?? null };
  if (phone) await countReveal(deps, visitor, dealerId ?? sellerId);
  if (id && phone) await countContact(deps, { id, sellerId }, visitor);
  return c.json({ name, location, phone });
});

export const draftsApi = routes()
  .put("/:id", access("user", "listings:write"), validate("json", draftInput), gives(null), async (c) => {
    const id = submissionKeyOf(c.req.param("id"));
    if (!id) throw new AppError("not-found", "draftNotFound");
    await keepDraft(c.var.deps, requireUser(c).id, id, c.req.valid("json"));
  })
  .delete("/:id", access("owner", "listings:write"), gives(null), async (c) => {
    await removeDraft(c.var.deps, requireUser(c).id, c.req.param("id"));
  });
