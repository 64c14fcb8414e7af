import { z } from "zod/mini";
import { pick } from "#src/core/pick.ts";
import { counts, named, paged, pageOf, texts, textsOrNull, times } from "#src/http/describe.ts";
import { messageShape } from "#src/features/conversations/shapes.ts";
import { RULES } from "#src/features/listings/life-cycle/flag-rules.ts";
import { kindShape, listingShape, plateShape } from "#src/features/listings/listing-shapes.ts";
import { coverShape } from "#src/features/photos/shapes.ts";
import { CONVERSATION_REASONS, REPORT_STATUSES, VERDICT_REASONS, VERDICTS } from "./schema.ts";

const detail = z.record(z.string(), z.union([z.string(), z.number()]));
export const flagShape = named("Flag", { rule: z.enum(RULES), detail });

const reason = z.nullable(z.enum(VERDICT_REASONS));

export const heldShape = z.object({ flags: z.array(flagShape), reason, ...texts("note") });
export type HeldJson = z.infer<typeof heldShape>;

const reportShape = named("Report", {
  ...texts("id", "text", "about", "url"),
  ...textsOrNull("listingId", "sellerId", "dealerId", "conversationId", "reviewId", "reporterName"),
  reason: z.enum(CONVERSATION_REASONS),
  status: z.enum(REPORT_STATUSES),
  kind: z.nullable(kindShape),
  number: z.nullable(z.int()),
  ...times("createdAt"),
});
export type ReportJson = z.infer<typeof reportShape>;
export const reportsShape = pageOf(reportShape);
export const reportQuery = { status: z.enum(REPORT_STATUSES), ...texts("seller"), ...paged };

const person = z.object({ ...textsOrNull("id"), ...texts("name") });
export const reportedShape = named("ReportedConversation", {
  ...texts("id"),
  listing: z.nullable(z.object(texts("title", "url"))),
  buyer: person,
  seller: person,
  messages: z.array(messageShape),
});
export type ReportedJson = z.infer<typeof reportedShape>;

const facts = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])));
const decision = { verdict: z.enum(VERDICTS), reason, ...texts("note"), ...times("createdAt") };
const seller = {
  ...texts("id", "name"),
  language: z.enum(["en", "ar"]),
  ...times("since"),
  ...counts("listings", "rejected", "reports"),
};

const reviewShape = named("Review", {
  kind: kindShape,
  ...pick(listingShape, "id", "number", "title", "rev", "hold", "updatedAt", "status", "url"),
  facts,
  before: z.nullable(facts),
  changed: z.array(z.string()),
  photos: z.array(coverShape),
  plate: plateShape,
  flags: z.array(flagShape),
  reports: z.array(reportShape),
  decisions: z.array(z.object(decision)),
  seller: z.object(seller),
});
export type ReviewJson = z.infer<typeof reviewShape>;
export const reviewsShape = pageOf(reviewShape);
export const decisionShape = z.object(texts("decision"));
