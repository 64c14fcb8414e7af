import { z } from "zod/mini";
import { count, id, meaning, named, time } from "#src/http/describe.ts";
import { pageAnswer } from "#src/http/page-shape.ts";
import { RULES } from "#src/features/listings/life-cycle/flag-rules.ts";
import { kindShape, listingShape } from "#src/features/listings/listing-shapes.ts";
import { coverShape } from "#src/features/photos/shapes.ts";
import type { ReportJson } from "./queries/reports.ts";
import type { HeldJson, ReviewJson } from "./queries/reviews.ts";
import { REPORT_REASONS, REPORT_STATUSES, VERDICT_REASONS, VERDICTS } from "./schema.ts";

export const plateShape = z.nullable(z.object({ areaCode: z.string(), plateNumber: z.string() }));
export const flagShape = named(
  "Flag",
  z.object({
    rule: meaning(z.enum(RULES), "The check that found something"),
    detail: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
);

const reason = z.nullable(z.enum(VERDICT_REASONS));

export const heldShape = z.object({
  flags: z.array(flagShape),
  reason,
  note: z.string(),
} satisfies Record<keyof HeldJson, z.ZodMiniType>);

export const reportShape = named(
  "Report",
  z.object({
    id: id(),
    listingId: z.nullable(id()),
    sellerId: z.nullable(id()),
    reason: z.enum(REPORT_REASONS),
    text: z.string(),
    status: z.enum(REPORT_STATUSES),
    createdAt: time("When it was sent"),
    about: meaning(z.string(), "The listing's title or the seller's name", "Toyota Camry Hybrid 2019"),
    kind: z.nullable(kindShape),
    number: z.nullable(listingShape.number),
    url: meaning(z.string(), "The path of the listing, or of the person's page for admins"),
    reporterName: z.nullable(z.string()),
  } satisfies Record<keyof ReportJson, z.ZodMiniType>),
);

const facts = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])));

export const reviewShape = named(
  "Review",
  z.object({
    id: id(),
    kind: kindShape,
    number: listingShape.number,
    title: z.string(),
    rev: listingShape.rev,
    hold: listingShape.hold,
    updatedAt: listingShape.updatedAt,
    status: listingShape.status,
    url: listingShape.url,
    facts,
    before: meaning(z.nullable(facts), "The facts at the last decision"),
    changed: meaning(z.array(z.string()), "Names of facts that changed since"),
    photos: z.array(coverShape),
    plate: plateShape,
    flags: z.array(flagShape),
    reports: z.array(reportShape),
    decisions: z.array(
      z.object({ verdict: z.enum(VERDICTS), reason, createdAt: time("When"), note: z.string() }),
    ),
    seller: z.object({
      id: id(),
      name: z.string(),
      language: z.enum(["en", "ar"]),
      since: time("When the account was made"),
      listings: count("Listings"),
      rejected: count("Rejected listings", 0),
      reports: count("Reports", 0),
    }),
  } satisfies Record<keyof ReviewJson, z.ZodMiniType>),
);

export const pageOf = (items: z.ZodMiniType, more = {}) =>
  z.object({ items: z.array(items), ...pageAnswer, ...more });
export const moreFound = { more: meaning(z.boolean(), "Whether there are more than can be listed") };
export const worthShape = z.nullable(z.object({ verdict: z.string(), text: z.string(), range: z.string() }));
export const drawingShape = { bodyType: z.nullable(z.string()), plate: plateShape };
