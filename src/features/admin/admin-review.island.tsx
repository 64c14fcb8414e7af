import { useEffect, useEffectEvent, useRef, useState } from "react";
import { localStore } from "#src/client/browser-store.ts";
import { useListener } from "#src/client/use-listener.ts";
import type { Page } from "#src/core/pagination.ts";
import type { ReviewJson } from "#src/features/moderation/shapes.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { NoInquiriesDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { t } from "#t";
import { ReviewCard } from "./parts/review-card.tsx";
import { VerdictDialog, type VerdictStart } from "./parts/verdict-dialog.tsx";
import { useAdminCalls, useAdminList } from "./use-admin.ts";

export default function AdminReview({ query, first }: { query: string; first: Page<ReviewJson> }) {
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

const STORE_KEY = "review-keys";

const isTyping = ({ target }: KeyboardEvent) =>
  (target as Element).closest("input, textarea, select, dialog[open], [contenteditable]") !== null;

/** Whether the focus was lost because its element was removed or is in a closed dialog. */
const isFocusLost = () =>
  document.activeElement === document.body ||
  document.activeElement?.closest("dialog:not([open])") instanceof HTMLDialogElement;

/** Keyboard shortcuts by key position. They can be turned off in this browser. */
function useReviewKeys(keys: Record<string, () => void>) {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(localStore.read(STORE_KEY) !== "off"), []);
  useListener("keydown", (event) => {
    // A repeated key must not make another decision.
    if (!on || event.repeat || isTyping(event) || event.metaKey || event.ctrlKey || event.altKey) return;
    const shortcut = keys[event.code];
    if (!shortcut) return;
    event.preventDefault();
    shortcut();
  });
  return {
    on,
    turn: (to: boolean) => {
      localStore.write(STORE_KEY, to ? null : "off");
      setOn(to);
    },
  };
}

/** The current listing of the queue: the focused one, or the next one after a decision. */
function useReviewPlace(items: ReviewJson[]) {
  const [at, setAt] = useState({ id: "", place: 0 });
  const queue = useRef<HTMLDivElement>(null);
  const known = items.findIndex(({ id }) => id === at.id);
  const place = known < 0 ? Math.min(at.place, items.length - 1) : known;

  const cards = () => [...(queue.current?.querySelectorAll("article") ?? [])];
  const setCurrent = (to: number) => setAt({ id: items[to]?.id ?? "", place: to });
  // The focus went with the removed card: focus the next one.
  const focusNext = () => {
    if (isFocusLost()) (cards()[place] ?? queue.current)?.focus();
  };
  const isFirstList = useRef(true);
  const afterDecision = useEffectEvent(() => {
    if (!isFirstList.current) focusNext();
    isFirstList.current = false;
  });
  // The list changes only when a decision refetches it.
  useEffect(() => afterDecision(), [items]);
  useListener("focusin", ({ target }) => {
    const on = cards().findIndex((card) => card.contains(target as Node));
    if (on >= 0) setCurrent(on);
  });

  return {
    queue,
    current: items[place],
    focusNext,
    move: (by: number) => {
      const to = Math.min(items.length - 1, Math.max(0, place + by));
      setCurrent(to);
      cards()[to]?.focus();
    },
  };
}
