import type { ListingNotice } from "#src/features/listings/listing-shapes.ts";
import type { ListingStatus } from "#src/features/listings/listings.ts";
import type { Hold } from "#src/features/listings/tables.ts";
import type { Language } from "#src/i18n/language.ts";
import { t } from "#t";
import type { HeldJson } from "./shapes.ts";
import type { Detail, Rule } from "#src/features/listings/life-cycle/flag-rules.ts";

export function flagLabel(rule: Rule, detail: Detail): string {
  const text = (name: string) => String(detail[name] ?? "");
  const number = (name: string) => Number(detail[name] ?? 0);
  const labels: Record<Rule, () => string> = {
    "contact-in-text": () => t.flagContact(text("contact")),
    "price-low": () => t.flagPriceLow(number("priceCents"), number("medianCents")),
    "duplicate-text": t.flagDuplicateText,
    "duplicate-photo": t.flagDuplicatePhoto,
    "mileage-zero": () => t.flagMileageZero(number("year")),
    "vin-twice": t.flagVinTwice,
    "vin-other": () => t.vinDoubt(text("part")),
    "banned-word": () => t.flagBannedWord(text("word")),
    "many-at-once": () => t.flagManyAtOnce(number("count")),
    reported: () => t.openReports(number("count")),
  };
  return labels[rule]();
}

/** An admin's note in the given language, or in the other one if that is the only one. */
export const noteIn = (language: Language, { note, noteAr }: { note: string; noteAr: string }): string =>
  language === "ar" ? noteAr || note : note || noteAr;

interface ReviewedListing {
  status: ListingStatus;
  hold: Hold | null;
  held: HeldJson | null;
}

export function noticeOf({ status, hold, held }: ReviewedListing): ListingNotice | null {
  const { flags, reason, note } = held ?? { flags: [], reason: null, note: "" };
  const found = flags.map(({ rule, detail }) => flagLabel(rule, detail));
  const why = [reason ? t.reasonLabel(reason) : "", note].filter(Boolean);
  switch (hold) {
    case "review":
      return { tone: "warn", title: t.heldReview(), text: t.heldReviewText(), lines: found };
    case "rejected":
      return { tone: "bad", title: t.heldRejected(), text: t.heldRejectedText(), lines: why };
    case "hidden":
      return { tone: "bad", title: t.heldHidden(), text: t.heldHiddenText(), lines: why };
    case null:
      if (status !== "active" || found.length === 0) return null;
      return { tone: "info", title: null, text: t.shownFlagged(), lines: found };
  }
}
