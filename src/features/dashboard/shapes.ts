import { z } from "zod/mini";
import { count, id, meaning, named, time } from "#src/http/describe.ts";
import { inquiryShape, statusShape } from "#src/features/inquiries/shapes.ts";
import { kindShape, listingShape } from "#src/features/listings/listing-shapes.ts";
import { drawingShape, heldShape, pageOf, worthShape } from "#src/features/moderation/shapes.ts";
import { coverShape } from "#src/features/photos/shapes.ts";
import type { DashboardJson, DayCounts, DraftJson, OwnListing, Statistics } from "./dashboard-json.ts";

const daily = z.array(z.int());
export const daysShape = named(
  "Days",
  z.object({
    first: time("The start of the first day in Jordan"),
    views: meaning(daily, "By day, oldest first"),
    contacts: daily,
    inquiries: daily,
  } satisfies Record<keyof DayCounts, z.ZodMiniType>),
);

/** What an owner's listing has beside what buyers see. */
export const ownCounts = {
  viewCount: count("Views", 240),
  contactCount: count("Looks at the phone number", 12),
  inquiryCount: count("Inquiries", 5),
  newInquiryCount: count("Inquiries that nobody has read", 1),
};

const { number, url, title, status, hold, featured, listedAt, expiresAt, soldAt } = listingShape;

const own = z.object({
  id: id(),
  kind: kindShape,
  ...{ number, url, title, status, hold, featured, listedAt, expiresAt, soldAt },
  priceCents: count("The price in hundredths of a dinar", 1_450_000),
  place: meaning(z.string(), "The city in the reader's language", "Amman"),
  ...drawingShape,
  worth: worthShape,
  held: z.nullable(heldShape),
  cover: z.nullable(coverShape),
  ...ownCounts,
  days: z.nullable(daysShape),
} satisfies Record<keyof OwnListing, z.ZodMiniType>);

const draft = z.object({
  id: id(),
  kind: kindShape,
  name: z.string(),
  cover: z.nullable(coverShape),
  ...drawingShape,
  editedAt: time("When it was last edited"),
  endsAt: time("When it is deleted unless it is edited"),
} satisfies Record<keyof DraftJson, z.ZodMiniType>);

const statistics = {
  limit: meaning(z.nullable(z.int()), "Active listings allowed; null is unlimited", 50),
  used: count("Active listings"),
  expired: count("Expired listings"),
  sold: count("Sold listings"),
  kinds: z.record(z.string(), count("Listings of the kind")),
  heldBack: count("Active listings that buyers cannot see", 0),
  endingSoon: count("Active listings that end soon", 1),
  days: daysShape,
  inquiryCounts: z.record(statusShape, count("Inquiries in this state")),
} satisfies Record<keyof Statistics, z.ZodMiniType>;

export const statisticsShape = named("Statistics", z.object(statistics));

export const dashboardShape = z.object({
  now: time("When this was counted"),
  drafts: z.array(draft),
  ...statistics,
  listings: z.record(status, pageOf(own)),
  inquiries: pageOf(inquiryShape),
  buying: z.nullable(
    z.object({
      searches: count("Saved searches"),
      newListings: count("New listings in them"),
      favorites: count("Favorites"),
    }),
  ),
} satisfies Record<keyof DashboardJson, z.ZodMiniType>);
