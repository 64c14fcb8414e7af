import { useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchByKey } from "#src/client/api.ts";
import { useQuery } from "#src/client/queries.ts";
import type { Page } from "#src/core/pagination.ts";
import type { ReviewJson } from "#src/features/moderation/review-json.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { NoInquiriesDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { t } from "#t";
import { ReviewCard } from "./parts/review-card.tsx";
import { VerdictDialog, type VerdictStart } from "./parts/verdict-dialog.tsx";
import { useAct } from "./use-act.ts";
import { useReviewKeys } from "./use-review-keys.ts";

interface ReviewProps {
  /** The page's query string, with its `?`. */
  query: string;
  first: Page<ReviewJson>;
}

const KEY = "/api/admin";

/** The review queue: one listing is the current one, and single keys decide on it. */
export default function AdminReview({ query, first }: ReviewProps) {
  const { data } = useQuery({
    queryKey: [KEY, `reviews${query}`],
    queryFn: ({ queryKey, signal }) => fetchByKey<Page<ReviewJson>>(queryKey, signal),
    initialData: first,
  });
  const acts = useAct(KEY);
  const [at, setAt] = useState({ id: "", place: 0 });
  const [asked, setAsked] = useState<VerdictStart>();
  const queue = useRef<HTMLDivElement>(null);
  const { items } = data;
  const known = items.findIndex(({ id }) => id === at.id);
  const place = known < 0 ? Math.min(at.place, items.length - 1) : known;
  const current = items[place];

  const cards = () => [...(queue.current?.querySelectorAll("article") ?? [])];
  const stand = (to: number) => setAt({ id: items[to]?.id ?? "", place: to });
  // Who has decided on one stands at the next, and not at the top of the page.
  const goOn = () => {
    if (document.activeElement === document.body) (cards()[place] ?? queue.current)?.focus();
  };
  const afterDecision = useEffectEvent(() => {
    if (acts.pending) goOn();
  });
  useEffect(() => afterDecision(), [items]);
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const on = cards().findIndex((card) => card.contains(target as Node));
    if (on >= 0) stand(on);
  });
  useEffect(() => {
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);

  const approve = (listing: ReviewJson) =>
    acts.act({
      method: "POST",
      path: `/reviews/${listing.id}`,
      body: { verdict: "approved", rev: listing.rev },
      done: t.reviewApproved,
      failed: t.reviewFailed,
    });
  const move = (by: number) => {
    const to = Math.min(items.length - 1, Math.max(0, place + by));
    stand(to);
    cards()[to]?.focus();
  };
  const onCurrent = (decide: (listing: ReviewJson) => void) => () => {
    if (current && !acts.pending) decide(current);
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
          <div className="mb-3 max-md:hidden">
            <Checkbox checked={keys.on} onChange={(event) => keys.turn(event.currentTarget.checked)}>
              {t.reviewKeys()}
            </Checkbox>
          </div>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {items.map((listing) => (
              <li key={listing.id}>
                <ReviewCard
                  listing={listing}
                  current={listing === current}
                  busy={acts.pending?.includes(listing.id) ?? false}
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
        acts={acts}
        onClose={() => {
          setAsked(undefined);
          goOn();
        }}
      />
    </div>
  );
}
