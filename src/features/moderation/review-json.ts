import type { Language } from "#src/i18n/language.ts";
import type { Facts } from "./queries/facts.ts";
import type { Detail } from "./rules.ts";
import type { ReportReason, Rule, VerdictReason } from "./schema.ts";
import type { ReportStatus, Verdict } from "./tables.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";

export interface FlagJson {
  rule: Rule;
  detail: Detail;
}

export interface ReportJson {
  id: string;
  listingId: string | null;
  sellerId: string | null;
  about: string;
  kind: ListingKind | null;
  reason: ReportReason;
  text: string;
  status: ReportStatus;
  /** Null for a guest. */
  reporterName: string | null;
  createdAt: number;
}

/** A listing in the review queue. */
export interface ReviewJson {
  id: string;
  kind: ListingKind;
  title: string;
  rev: number;
  hold: "review" | "rejected" | "hidden" | null;
  updatedAt: number;
  facts: Facts;
  /** The facts at the last decision; null without one. */
  before: Facts | null;
  changed: string[];
  photos: { id: string; width: number; height: number }[];
  plate: { areaCode: string; plateNumber: string } | null;
  flags: FlagJson[];
  reports: ReportJson[];
  decisions: { verdict: Verdict; reason: VerdictReason | null; note: string; createdAt: number }[];
  seller: {
    id: string;
    name: string;
    since: number;
    language: Language;
    listings: number;
    rejected: number;
    reports: number;
  };
}

/** What a seller sees about the review of a listing. */
export interface HeldJson {
  flags: FlagJson[];
  reason: VerdictReason | null;
  note: string;
}
