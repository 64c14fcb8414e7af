import { z } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import { pick } from "#src/core/pick.ts";
import { counts, named, paged, pageOf, texts, textsOrNull, times } from "#src/http/describe.ts";
import { RULES } from "#src/features/listings/life-cycle/flag-rules.ts";
import { kindShape, listingShape, plateShape } from "#src/features/listings/listing-shapes.ts";
import { coverShape } from "#src/features/photos/shapes.ts";
import type { ReportJson } from "./queries/reports.ts";
import type { ReviewJson } from "./queries/reviews.ts";
import { REPORT_REASONS, REPORT_STATUSES, VERDICT_REASONS, VERDICTS } from "./schema.ts";

const detail = z.record(z.string(), z.union([z.string(), z.number()]));
export const flagShape = named("Flag", { rule: z.enum(RULES), detail });

const reason = z.nullable(z.enum(VERDICT_REASONS));

export const heldShape = z.object({ flags: z.array(flagShape), reason, ...texts("note") });
export type HeldJson = z.infer<typeof heldShape>;

const report = {
  ...texts("id", "text", "about", "url"),
  ...textsOrNull("listingId", "sellerId", "reporterName"),
  reason: z.enum(REPORT_REASONS),
  status: z.enum(REPORT_STATUSES),
  kind: z.nullable(kindShape),
  number: z.nullable(z.int()),
  ...times("createdAt"),
} satisfies Record<keyof ReportJson, $ZodType>;
const reportShape = named("Report", report);
export const reportsShape = pageOf(reportShape);
export const reportQuery = { status: z.enum(REPORT_STATUSES), ...texts("seller"), ...paged };

const facts = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])));
const decision = { verdict: z.enum(VERDICTS), reason, ...texts("note"), ...times("createdAt") };
const seller = {
  ...texts("id", "name"),
  language: z.enum(["en", "ar"]),
  ...times("since"),
  ...counts("listings", "rejected", "reports"),
};

const review = {
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
} satisfies Record<keyof ReviewJson, $ZodType>;
export const reviewsShape = pageOf(named("Review", review));
export const decisionShape = z.object(texts("decision"));
