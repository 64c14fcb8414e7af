import { flagLabel, reasonLabel } from "#src/features/moderation/labels.ts";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import type { OwnListing } from "../dashboard-json.ts";

/** Tells a seller that a listing waits, was taken down, or may be looked at, and why; nothing for the others. */
export function HeldNotice({ listing }: { listing: Pick<OwnListing, "hold" | "held" | "status"> }) {
  const { hold, held, status } = listing;
  const isFlagged = status === "active" && held !== null && held.flags.length > 0;
  if (hold === null && !isFlagged) return null;
  const words = {
    review: { title: t.heldReview(), text: t.heldReviewText() },
    rejected: { title: t.heldRejected(), text: t.heldRejectedText() },
    hidden: { title: t.heldHidden(), text: t.heldHiddenText() },
  };
  const { title, text } = hold ? words[hold] : { title: undefined, text: t.shownFlagged() };
  const isDown = hold === "rejected" || hold === "hidden";
  return (
    <div className="mt-3">
      <Notice tone={isDown ? "bad" : hold ? "warn" : "info"} title={title}>
        <p>{text}</p>
        {held && (
          <ul className="list-disc ps-5">
            {isDown && held.reason && <li>{reasonLabel(held.reason)}</li>}
            {isDown && held.note && (
              <li>
                <bdi dir="auto">{held.note}</bdi>
              </li>
            )}
            {!isDown && held.flags.map(({ rule, detail }) => <li key={rule}>{flagLabel(rule, detail)}</li>)}
          </ul>
        )}
      </Notice>
    </div>
  );
}
