import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import type { Env } from "#src/http/env.ts";
import { countContact, countReveal } from "./life-cycle/visits.ts";
import { getSellerContact } from "./page/listing-sellers.ts";

export const sellersApi = new Hono<Env>().get("/:id", access("guest"), async (c) => {
  const { deps, session, address } = c.var;
  const sellerId = c.req.param("id");
  const { name, location, phone } = await getSellerContact(deps, sellerId, session?.user);
  const visitor = { address, userId: session?.user.id ?? null };
  if (phone) await countReveal(deps, visitor, sellerId);
  const listing = c.req.query("listing");
  if (listing && phone) await countContact(deps, { id: listing, sellerId }, visitor);
  return c.json({ name, location, phone });
});
