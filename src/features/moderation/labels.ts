import type { ListingNotice } from "#src/features/listings/listing-notice.ts";
import type { ListingStatus } from "#src/features/listings/queries.ts";
import type { Hold } from "#src/features/listings/tables.ts";
import type { Language } from "#src/i18n/language.ts";
import { t } from "#t";
import type { HeldJson } from "./review-json.ts";
import type { Detail } from "./rules.ts";
import type { ReportReason, Rule, VerdictReason } from "./schema.ts";

/** What a check noticed, in a sentence. */
export function flagLabel(rule: Rule, detail: Detail): string {
  const number = (name: string) => Number(detail[name] ?? 0);
  switch (rule) {
    case "contact-in-text":
      return t.flagContact(String(detail.contact ?? ""));
    case "price-low":
      return t.flagPriceLow(number("priceCents"), number("medianCents"));
    case "duplicate-text":
      return t.flagDuplicateText();
    case "duplicate-photo":
      return t.flagDuplicatePhoto();
    case "mileage-zero":
      return t.flagMileageZero(number("year"));
    case "banned-word":
      return t.flagBannedWord(String(detail.word ?? ""));
    case "many-at-once":
      return t.flagManyAtOnce(number("count"));
    case "reported":
      return t.flagReported(number("count"));
  }
}

/** What a check looks for, as the name of a filter. */
export function ruleLabel(rule: Rule): string {
  switch (rule) {
    case "contact-in-text":
      return t.ruleContact();
    case "price-low":
      return t.rulePriceLow();
    case "duplicate-text":
      return t.ruleDuplicateText();
    case "duplicate-photo":
      return t.ruleDuplicatePhoto();
    case "mileage-zero":
      return t.ruleMileageZero();
    case "banned-word":
      return t.ruleBannedWord();
    case "many-at-once":
      return t.ruleManyAtOnce();
    case "reported":
      return t.ruleReported();
  }
}

/** What an admin noted, in that language where it was written in both. */
export const noteIn = (language: Language, { note, noteAr }: { note: string; noteAr: string }): string =>
  language === "ar" ? noteAr || note : note || noteAr;

/** Why a listing was taken down, in a sentence for its seller. */
export function reasonLabel(reason: VerdictReason): string {
  switch (reason) {
    case "contact-in-text":
      return t.reasonContact();
    case "wrong-price":
      return t.reasonPrice();
    case "duplicate":
      return t.reasonDuplicate();
    case "misleading":
      return t.reasonMisleading();
    case "photos":
      return t.reasonPhotos();
    case "wrong-category":
      return t.reasonCategory();
    case "prohibited":
      return t.reasonProhibited();
    case "sold":
      return t.reasonSold();
    case "other":
      return t.reasonOther();
  }
}

interface Held {
  status: ListingStatus;
  hold: Hold | null;
  held: HeldJson | null;
}

/** What a seller is to know of the review of an own listing; null for nothing. */
export function noticeOf({ status, hold, held }: Held): ListingNotice | null {
  const { flags, reason, note } = held ?? { flags: [], reason: null, note: "" };
  const noticed = flags.map(({ rule, detail }) => flagLabel(rule, detail));
  const why = [...(reason ? [reasonLabel(reason)] : []), ...(note ? [note] : [])];
  switch (hold) {
    case "review":
      return { tone: "warn", title: t.heldReview(), text: t.heldReviewText(), lines: noticed };
    case "rejected":
      return { tone: "bad", title: t.heldRejected(), text: t.heldRejectedText(), lines: why };
    case "hidden":
      return { tone: "bad", title: t.heldHidden(), text: t.heldHiddenText(), lines: why };
    case null:
      if (status !== "active" || noticed.length === 0) return null;
      return { tone: "info", title: null, text: t.shownFlagged(), lines: noticed };
  }
}

/** What a visitor says is wrong. */
export function reportLabel(reason: ReportReason): string {
  switch (reason) {
    case "sold":
      return t.reportSold();
    case "wrong-price":
      return t.reportWrongPrice();
    case "scam":
      return t.reportScam();
    case "duplicate":
      return t.reportDuplicate();
    case "wrong-category":
      return t.reportWrongCategory();
    case "offensive":
      return t.reportOffensive();
    case "other":
      return t.reportOther();
  }
}
