import { z } from "zod/mini";
import { id, meaning, named, time } from "#src/http/describe.ts";
import { kindShape } from "#src/features/listings/listing-shapes.ts";
import type { InquiryJson, SentInquiry } from "./inquiry-json.ts";
import { INQUIRY_STATUSES } from "./schema.ts";

export const statusShape = z.enum(INQUIRY_STATUSES);

const sent = { id: id(), status: statusShape, createdAt: time("When it was sent") };
export const sentShape = named(
  "SentInquiry",
  z.object(sent satisfies Record<keyof SentInquiry, z.ZodMiniType>),
);

export const inquiryShape = named(
  "Inquiry",
  z.object({
    ...sent,
    listingId: id(),
    kind: kindShape,
    listingTitle: z.string(),
    listingUrl: meaning(z.string(), "The path of the listing's page", "/cars/100324-toyota-camry-2018"),
    isListed: meaning(z.boolean(), "False if the listing was removed"),
    buyerName: meaning(z.string(), "The buyer's name", "Omar Saleh"),
    buyerPhone: meaning(z.string(), "The buyer's phone number", "+962787654321"),
    buyerEmail: meaning(z.string(), "The buyer's email address", "omar@example.com"),
    message: meaning(z.string(), "What the buyer wrote", "Is it still for sale?"),
  } satisfies Record<keyof InquiryJson, z.ZodMiniType>),
);
