import { z } from "zod/mini";
import { boundedText } from "#src/core/query-params.ts";
import { cleanParagraphs } from "#src/core/text.ts";
import { t } from "#t";

export const REPORT_REASONS = [
  "sold",
  "wrong-price",
  "scam",
  "duplicate",
  "wrong-category",
  "offensive",
  "other",
] as const;
export const CONVERSATION_REASONS = ["insult", ...REPORT_REASONS] as const;
export const REVIEW_REASONS = ["scam", "offensive", "other"] as const;
export type ReportReason = (typeof CONVERSATION_REASONS)[number];

export const VERDICT_REASONS = [
  "contact-in-text",
  "wrong-price",
  "duplicate",
  "misleading",
  "photos",
  "wrong-category",
  "prohibited",
  "sold",
  "other",
] as const;
export type VerdictReason = (typeof VERDICT_REASONS)[number];

export const MAX_REPORT_TEXT = 1000;
const MAX_NOTE = 1000;

const words = (max: number) =>
  z.pipe(
    z.optional(z.string({ error: () => t.invalidValue() })),
    z.transform((typed) => cleanParagraphs(typed ?? "").slice(0, max)),
  );

export const reportInput = z
  .object({
    listingId: z.optional(z.string()),
    sellerId: z.optional(z.string()),
    dealerId: z.optional(z.string()),
    reviewId: z.optional(z.string()),
    reason: z.enum(REPORT_REASONS, { error: () => t.reasonRequired() }),
    text: words(MAX_REPORT_TEXT),
    website: z.optional(z.string()),
  })
  .check(
    z.refine(({ reason, text }) => reason !== "other" || text !== "", {
      path: ["text"],
      error: () => t.reportTextRequired(),
    }),
  );

export const conversationReport = z.object({
  reason: z.enum(CONVERSATION_REASONS, { error: () => t.reasonRequired() }),
  note: words(MAX_REPORT_TEXT),
});

export type Report = Omit<z.infer<typeof reportInput>, "reason"> & {
  conversationId?: string;
  reason: ReportReason;
};

export const VERDICTS = ["approved", "rejected", "hidden", "shown"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const verdictInput = z
  .object({
    verdict: z.enum(VERDICTS, { error: () => t.invalidValue() }),
    reason: z.optional(z.enum(VERDICT_REASONS, { error: () => t.reasonRequired() })),
    /** For the seller, in English; `noteAr` is the Arabic version. */
    note: words(MAX_NOTE),
    noteAr: words(MAX_NOTE),
    rev: z.optional(z.int({ error: () => t.invalidValue() })),
  })
  .check(
    z.refine(({ verdict, reason }) => reason !== undefined || verdict === "approved" || verdict === "shown", {
      path: ["reason"],
      error: () => t.reasonRequired(),
    }),
    z.refine(({ reason, note, noteAr }) => reason !== "other" || note !== "" || noteAr !== "", {
      path: ["note"],
      error: () => t.verdictNoteRequired(),
    }),
  );
export type VerdictInput = z.infer<typeof verdictInput>;

export const undoInput = z.object({ decision: z.string({ error: () => t.invalidValue() }) });

export const reportPatch = z.object({
  status: z.enum(["upheld", "dismissed"], { error: () => t.invalidValue() }),
});

export const REPORT_STATUSES = ["open", "upheld", "dismissed"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export interface ReportFilter {
  status: ReportStatus;
  seller: string | null;
}

export const readReportFilter = (params: URLSearchParams): ReportFilter => ({
  status: REPORT_STATUSES.find((status) => status === params.get("status")) ?? "open",
  seller: boundedText(params.get("seller")) || null,
});
