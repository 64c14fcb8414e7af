import { z } from "zod/mini";
import { count, counts, flags, named, paged, texts, textsOrNull } from "#src/http/describe.ts";
import { pick } from "#src/core/pick.ts";
import { adminDealerShape } from "#src/features/showrooms/shapes.ts";
import { userShape as accountShape } from "#src/features/accounts/shapes.ts";
import { RULES } from "#src/features/listings/life-cycle/flag-rules.ts";
import { drawingShape, kindShape, listingShape, ofEachKind } from "#src/features/listings/listing-shapes.ts";
import { flagShape } from "#src/features/moderation/shapes.ts";
import { LISTING_STATES, USER_SORTS, USER_STATES } from "./schema.ts";

export const userShape = named("AdminUser", {
  ...accountShape.shape,
  ...textsOrNull("adminNote"),
  language: z.enum(["en", "ar"]),
  ...flags("verified", "emailVerified", "hasSecondFactor"),
  ...counts("activeListings", "listings", "reports"),
});
export type AdminUser = z.infer<typeof userShape>;

const page = { ...counts("total", "page", "pageSize"), ...flags("more") };
export const usersShape = z.object({ users: z.array(userShape), ...page });

export const dealersShape = z.object({
  dealers: z.array(adminDealerShape),
  ...counts("total", "page", "pageSize"),
});

const more = {
  kind: kindShape,
  ...counts("viewCount"),
  state: z.enum(LISTING_STATES),
  ...texts("sellerName"),
  drawing: z.object(drawingShape),
  flags: z.array(flagShape),
};
export const listingsShape = z.object({
  ...ofEachKind(more),
  totals: z.record(z.string(), count()),
  ...page,
});

const totals = z.object(counts("users", "activeListings", "expiredListings", "cars"));
const recent = z.array(z.union(Object.values(ofEachKind(more)).map(({ def }) => def.element)));
export const overviewShape = z.object({ totals, recent });

export const revShape = z.object({ rev: listingShape.rev });

export const userQuery = { ...texts("q"), state: z.enum(USER_STATES), sort: z.enum(USER_SORTS), ...paged };
export const dealerQuery = { ...texts("q"), ...pick(paged, "page") };
export const listingQuery = {
  ...texts("q", "seller"),
  kind: kindShape,
  state: z.enum(LISTING_STATES),
  badge: z.enum(["featured", "verified"]),
  flag: z.enum(["any", ...RULES]),
  ...paged,
};
