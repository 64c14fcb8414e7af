import { useState } from "react";
import type { Page } from "#src/core/pagination.ts";
import type { ReviewJson } from "#src/features/moderation/queries/reviews.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { NoInquiriesDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { t } from "#t";
import { ReviewCard } from "./parts/review-card.tsx";
import { VerdictDialog, type VerdictStart } from "./parts/verdict-dialog.tsx";
import { useAdminCalls, useAdminList } from "./use-admin.ts";
import { useReviewKeys, useReviewPlace } from "./use-review-queue.ts";

interface ReviewProps {
  query: string;
  first: Page<ReviewJson>;
}

export default function AdminReview({ query, first }: ReviewProps) {
  const list = useAdminList(`reviews${query}`, first);
  const calls = useAdminCalls();
  const [asked, setAsked] = useState<VerdictStart>();
  const { items } = list;
  const { queue, current, focusNext, move } = useReviewPlace(items);

  const approve = (listing: ReviewJson) =>
    calls.send(
      "POST",
      `/reviews/${listing.id}`,
      { verdict: "approved", rev: listing.rev },
      { done: t.reviewApproved(), failed: t.reviewFailed() },
    );
  const onCurrent = (decide: (listing: ReviewJson) => void) => () => {
    if (current && !calls.pending) decide(current);
  };
  const keys = useReviewKeys({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyA: onCurrent(approve),
    KeyR: onCurrent((listing) => setAsked({ listing, verdict: "rejected" })),
    KeyH: onCurrent((listing) => setAsked({ listing, verdict: "hidden" })),
    KeyS: onCurrent((listing) => setAsked({ listing, verdict: "suspend" })),
  });

  return (
    <div ref={queue} tabIndex={-1} className="outline-none">
      {items.length === 0 ? (
        <EmptyState drawing={<NoInquiriesDrawing />} title={t.reviewNone()} text={t.reviewNoneText()} />
      ) : (
        <>
          <div className="mb-3 max-md:hidden noscript:hidden">
            <Checkbox checked={keys.on} onChange={(event) => keys.turn(event.currentTarget.checked)}>
              {t.reviewKeys()}
            </Checkbox>
          </div>
          <ol className="grid gap-4">
            {items.map((listing) => (
              <li key={listing.id}>
                <ReviewCard
                  listing={listing}
                  current={listing === current}
                  busy={calls.pending?.includes(listing.id) ?? false}
                  onApprove={() => approve(listing)}
                  onAsk={(verdict) => setAsked({ listing, verdict })}
                />
              </li>
            ))}
          </ol>
        </>
      )}
      <VerdictDialog
        asked={asked}
        calls={calls}
        onClose={() => {
          setAsked(undefined);
          focusNext();
        }}
      />
    </div>
  );
}
