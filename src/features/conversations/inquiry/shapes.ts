import { z } from "zod/mini";
import { flags, named, texts, textsOrNull, times } from "#src/http/describe.ts";
import { kindShape } from "#src/features/listings/listing-shapes.ts";
import { INQUIRY_STATUSES } from "./schema.ts";

export const statusShape = z.enum(INQUIRY_STATUSES);

export const sentShape = named("SentInquiry", { ...texts("id"), status: statusShape, ...times("createdAt") });

/** What was just sent. */
export const askedShape = named("AskedInquiry", { ...sentShape.shape, ...texts("conversationId") });

export const inquiryShape = named("Inquiry", {
  ...sentShape.shape,
  kind: kindShape,
  ...texts("listingId", "listingTitle", "listingUrl", "buyerName", "buyerPhone", "buyerEmail", "message"),
  ...flags("isListed", "canTake"),
  ...textsOrNull("takenBy"),
});

export type AskedInquiry = z.infer<typeof askedShape>;
export type InquiryJson = z.infer<typeof inquiryShape>;
