import { z } from "zod/mini";
import { count, id, meaning, named, time } from "#src/http/describe.ts";
import { pageAnswer } from "#src/http/page-shape.ts";
import { kindShape, ofEachKind } from "#src/features/listings/listing-shapes.ts";
import { drawingShape, flagShape, moreFound } from "#src/features/moderation/shapes.ts";
import type { AdminUser } from "./queries/users.ts";
import { LISTING_STATES } from "./schema.ts";

export const userShape = named(
  "AdminUser",
  z.object({
    id: id(),
    name: meaning(z.string(), "The name", "Lina Haddad"),
    email: meaning(z.string(), "The email address", "lina@example.com"),
    phone: z.nullable(z.string()),
    location: z.nullable(z.string()),
    language: z.enum(["en", "ar"]),
    role: z.enum(["user", "admin"]),
    isActive: meaning(z.boolean(), "False while suspended"),
    verified: z.boolean(),
    emailVerified: z.boolean(),
    listingLimit: meaning(z.nullable(z.int()), "Active listings allowed; null is unlimited", 50),
    hasSecondFactor: z.boolean(),
    adminNote: z.nullable(z.string()),
    createdAt: time("When the account was made"),
    updatedAt: time("When it last changed"),
    activeListings: count("Active listings"),
    listings: count("Listings"),
    reports: count("Reports about the person", 0),
  } satisfies Record<keyof AdminUser, z.ZodMiniType>),
);

export const usersShape = z.object({ users: z.array(userShape), ...pageAnswer, ...moreFound });

const more = {
  kind: kindShape,
  viewCount: count("Views"),
  state: z.enum(LISTING_STATES),
  sellerName: z.string(),
  drawing: z.object(drawingShape),
  flags: z.array(flagShape),
};

export const anyListing = () => z.union(Object.values(ofEachKind(more)).map((list) => list.def.element));
export const listingsShape = () =>
  z.object({
    ...ofEachKind(more),
    totals: z.record(z.string(), count("Listings of the kind")),
    ...pageAnswer,
    ...moreFound,
  });
export const overviewShape = () =>
  z.object({
    totals: z.object({
      users: count("People"),
      activeListings: count("Active listings"),
      expiredListings: count("Expired listings"),
      cars: count("Cars"),
    }),
    recent: z.array(anyListing()),
  });
