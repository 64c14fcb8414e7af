import { z } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import { count, counts, flags, named, paged, texts, textsOrNull, times } from "#src/http/describe.ts";
import { RULES } from "#src/features/listings/life-cycle/flag-rules.ts";
import { kindShape, listingShape, ofEachKind } from "#src/features/listings/listing-shapes.ts";
import { drawingShape, flagShape } from "#src/features/moderation/shapes.ts";
import type { AdminUser } from "./queries/users.ts";
import { LISTING_STATES, USER_SORTS, USER_STATES } from "./schema.ts";

const user = {
  ...texts("id", "name", "email"),
  ...textsOrNull("phone", "location", "adminNote"),
  language: z.enum(["en", "ar"]),
  role: z.enum(["user", "admin"]),
  listingLimit: z.nullable(z.int()),
  ...flags("isActive", "verified", "emailVerified", "hasSecondFactor"),
  ...times("createdAt", "updatedAt"),
  ...counts("activeListings", "listings", "reports"),
} satisfies Record<keyof AdminUser, $ZodType>;
export const userShape = named("AdminUser", user);

const page = { ...counts("total", "page", "pageSize"), ...flags("more") };
export const usersShape = z.object({ users: z.array(userShape), ...page });

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

const oneOf = <Value extends string>(values: readonly Value[]) => z.optional(z.enum(values));
const q = z.optional(z.string());
export const userQuery = z.object({ q, state: oneOf(USER_STATES), sort: oneOf(USER_SORTS), ...paged });
export const listingQuery = z.object({
  q,
  seller: q,
  kind: z.optional(kindShape),
  state: oneOf(LISTING_STATES),
  badge: oneOf(["featured", "verified"]),
  flag: oneOf(["any", ...RULES]),
  ...paged,
});
