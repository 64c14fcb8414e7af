import { z } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import { count, counts, named, pageOf, texts, times } from "#src/http/describe.ts";
import { inquiryShape, statusShape } from "#src/features/inquiries/shapes.ts";
import { kindShape, listingShape } from "#src/features/listings/listing-shapes.ts";
import { drawingShape, heldShape } from "#src/features/moderation/shapes.ts";
import { coverShape } from "#src/features/photos/shapes.ts";
import type { DashboardJson, DayCounts, DraftJson, OwnListing, Statistics } from "./dashboard-json.ts";

const daily = z.array(z.int());
const days = { ...times("first"), views: daily, contacts: daily, inquiries: daily } satisfies Record<
  keyof DayCounts,
  $ZodType
>;
const daysShape = named("Days", z.object(days));

/** What an owner's listing has beside what buyers see. */
export const ownCounts = counts("viewCount", "contactCount", "inquiryCount", "newInquiryCount");

const { id, number, url, title, status, hold, featured, listedAt, expiresAt, soldAt } = listingShape;
const drawn = { id, kind: kindShape, ...drawingShape, cover: z.nullable(coverShape) };
const own = {
  ...drawn,
  ...{ number, url, title, status, hold, featured, listedAt, expiresAt, soldAt },
  ...counts("priceCents"),
  ...texts("place"),
  worth: z.nullable(z.object(texts("verdict", "text", "range"))),
  held: z.nullable(heldShape),
  ...ownCounts,
  days: z.nullable(daysShape),
} satisfies Record<keyof OwnListing, $ZodType>;
const draft = { ...drawn, ...texts("name"), ...times("editedAt", "endsAt") } satisfies Record<
  keyof DraftJson,
  $ZodType
>;

const statistics = {
  limit: z.nullable(z.int()),
  ...counts("used", "expired", "sold", "heldBack", "endingSoon"),
  kinds: z.record(z.string(), count()),
  days: daysShape,
  inquiryCounts: z.record(statusShape, count()),
} satisfies Record<keyof Statistics, $ZodType>;
export const statisticsShape = named("Statistics", z.object(statistics));

export const dashboardShape = z.object({
  ...times("now"),
  ...statistics,
  drafts: z.array(z.object(draft)),
  listings: z.record(status, pageOf(z.object(own))),
  inquiries: pageOf(inquiryShape),
  buying: z.nullable(z.object(counts("searches", "newListings", "favorites"))),
} satisfies Record<keyof DashboardJson, $ZodType>);
