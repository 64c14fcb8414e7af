import type { ListingKind } from "#src/features/listings/tables.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Facts } from "./queries/facts.ts";
import type { Detail } from "./rules.ts";
import type { ReportReason, Rule, VerdictReason } from "./schema.ts";
import type { ReportStatus, Verdict } from "./tables.ts";

export interface FlagJson {
  rule: Rule;
  detail: Detail;
}

export interface ReportJson {
  id: string;
  listingId: string | null;
  sellerId: string | null;
  /** The listing's title or the seller's name. */
  about: string;
  kind: ListingKind | null;
  reason: ReportReason;
  text: string;
  status: ReportStatus;
  /** Null for a guest. */
  reporterName: string | null;
  createdAt: number;
}

/** A listing that an admin should look at, with all that helps to decide. */
export interface ReviewJson {
  id: string;
  kind: ListingKind;
  title: string;
  rev: number;
  hold: "review" | "rejected" | "hidden" | null;
  updatedAt: number;
  facts: Facts;
  /** What it said when it was last decided on; null the first time. */
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
    /** In which they read what an admin notes. */
    language: Language;
    listings: number;
    rejected: number;
    reports: number;
  };
}

/** What a seller may know of the review of an own listing. */
export interface HeldJson {
  flags: FlagJson[];
  reason: VerdictReason | null;
  note: string;
}
