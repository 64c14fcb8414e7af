import { z } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import { flags, named, texts, times } from "#src/http/describe.ts";
import { kindShape } from "#src/features/listings/listing-shapes.ts";
import type { InquiryJson } from "./inquiry-json.ts";
import { INQUIRY_STATUSES } from "./schema.ts";

export const statusShape = z.enum(INQUIRY_STATUSES);

const sent = { ...texts("id"), status: statusShape, ...times("createdAt") };
export const sentShape = named("SentInquiry", z.object(sent));

const inquiry = {
  ...sent,
  kind: kindShape,
  ...texts("listingId", "listingTitle", "listingUrl", "buyerName", "buyerPhone", "buyerEmail", "message"),
  ...flags("isListed"),
} satisfies Record<keyof InquiryJson, $ZodType>;
export const inquiryShape = named("Inquiry", z.object(inquiry));
