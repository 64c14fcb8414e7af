import { ReviewNotice } from "#src/features/listings/parts/review-notice.tsx";
import { noticeOf } from "#src/features/moderation/labels.ts";
import type { OwnListing } from "../dashboard-json.ts";

/** What the seller of a listing is to know of its review; nothing for most. */
export function HeldNotice({ listing }: { listing: Pick<OwnListing, "hold" | "held" | "status"> }) {
  const notice = noticeOf(listing);
  return (
    notice && (
      <div className="mt-3">
        <ReviewNotice notice={notice} />
      </div>
    )
  );
}
