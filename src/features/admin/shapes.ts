import { z } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import { count, counts, flags, named, texts, textsOrNull, times } from "#src/http/describe.ts";
import { kindShape, listingShape, ofEachKind } from "#src/features/listings/listing-shapes.ts";
import { drawingShape, flagShape } from "#src/features/moderation/shapes.ts";
import type { AdminUser } from "./queries/users.ts";
import { LISTING_STATES } from "./schema.ts";

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
export const userShape = named("AdminUser", z.object(user));

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
export const listingsShape = () =>
  z.object({ ...ofEachKind(more), totals: z.record(z.string(), count()), ...page });

const totals = z.object(counts("users", "activeListings", "expiredListings", "cars"));
export const overviewShape = () =>
  z.object({
    totals,
    recent: z.array(z.union(Object.values(ofEachKind(more)).map(({ def }) => def.element))),
  });

export const revShape = z.object({ rev: listingShape.rev });
