import { t } from "#t";
import type { ListingRef } from "#src/features/listings/kinds.ts";

/** What an inquiry is called and says for a kind of listing. */
export const inquiryWords = (kind: ListingRef["kind"]) =>
  kind === "car"
    ? {
        title: t.inquirySend(),
        hint: t.inquiryMessageHint(),
        back: t.inquiryBack(),
        sentTitle: t.inquirySentTitle(),
        sent: t.inquirySentToast(),
      }
    : {
        title: t.plateContactSeller(),
        hint: t.plateContactHint(),
        back: t.plateContactBack(),
        sentTitle: t.success(),
        sent: t.plateInquirySentToast(),
      };
