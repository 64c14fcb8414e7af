import { z } from "zod/mini";
import { pick } from "#src/core/pick.ts";
import { count, counts, named, pageOf, texts, times } from "#src/http/describe.ts";
import { statusShape } from "#src/features/conversations/inquiry/shapes.ts";
import { conversationShape } from "#src/features/conversations/shapes.ts";
import { KINDS, LISTING_KINDS } from "#src/features/listings/kinds.ts";
import {
  drawingShape,
  kindShape,
  listingShape,
  qualityShape,
  worthShape,
} from "#src/features/listings/listing-shapes.ts";
import { heldShape } from "#src/features/moderation/shapes.ts";
import { coverShape } from "#src/features/photos/shapes.ts";

const daily = z.array(z.int());
const daysShape = named("Days", { ...times("first"), views: daily, contacts: daily, inquiries: daily });

/** What an owner's listing has beside what buyers see. */
export const ownCounts = counts("viewCount", "contactCount", "inquiryCount", "newInquiryCount");

const drawn = { ...texts("id"), kind: kindShape, ...drawingShape, cover: z.nullable(coverShape) };
const ownStatus = z.enum(["active", "expired", "sold"]);
export type OwnStatus = z.infer<typeof ownStatus>;
const own = z.object({
  ...drawn,
  status: ownStatus,
  ...pick(listingShape, "number", "url", "title", "hold", "featured", "reserved"),
  ...pick(listingShape, "listedAt", "expiresAt", "soldAt"),
  ...counts("priceCents"),
  ...texts("place"),
  worth: z.nullable(worthShape),
  quality: z.nullable(qualityShape),
  held: z.nullable(heldShape),
  ...ownCounts,
  days: z.nullable(daysShape),
});
const draft = z.object({ ...drawn, ...texts("name"), ...times("editedAt", "endsAt") });

export const statisticsShape = named("Statistics", {
  limit: z.nullable(z.int()),
  ...counts("used", "expired", "sold", "heldBack", "endingSoon"),
  kinds: z.object(counts(...LISTING_KINDS.map((kind) => KINDS[kind].listName))),
  days: daysShape,
  inquiryCounts: z.record(statusShape, count()),
});

const buying = z.object(counts("searches", "newListings", "favorites"));

export const dashboardShape = z.object({
  ...times("now"),
  ...statisticsShape.shape,
  drafts: z.array(draft),
  listings: z.record(ownStatus, pageOf(own)),
  conversations: z.array(conversationShape),
  buying: z.nullable(buying),
});

export type DayCounts = z.infer<typeof daysShape>;
export type OwnListing = z.infer<typeof own>;
export type DraftJson = z.infer<typeof draft>;
export type Statistics = z.infer<typeof statisticsShape>;
export type Buying = z.infer<typeof buying>;
export type DashboardJson = z.infer<typeof dashboardShape>;
/** An own listing, or an example of one, which has no page. */
export type ShownListing = Omit<OwnListing, "kind" | "number" | "url"> & { number?: number };
