import { useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchByKey } from "#src/client/api.ts";
import { useQuery } from "#src/client/queries.ts";
import type { Page } from "#src/core/pagination.ts";
import type { ReviewJson } from "#src/features/moderation/review-json.ts";
import { NoInquiriesDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { t } from "#t";
import { ReviewCard } from "./parts/review-card.tsx";
import { VerdictDialog, type VerdictStart } from "./parts/verdict-dialog.tsx";
import { useAct } from "./use-act.ts";

interface ReviewProps {
  first: Page<ReviewJson>;
}

const KEY = "/api/admin";

const isTyping = ({ target }: KeyboardEvent) =>
  (target as Element).closest("input, textarea, select, dialog[open], [contenteditable]") !== null;

/** The review queue: one listing is the current one, and single keys decide on it. */
export default function AdminReview({ first }: ReviewProps) {
  const { data } = useQuery({
    queryKey: [KEY, "reviews"],
    queryFn: ({ queryKey, signal }) => fetchByKey<Page<ReviewJson>>(queryKey, signal),
    initialData: first,
  });
  const acts = useAct(KEY);
  const [at, setAt] = useState(0);
  const [asked, setAsked] = useState<VerdictStart>();
  const list = useRef<HTMLOListElement>(null);
  const { items } = data;
  const current = items[Math.min(at, items.length - 1)];

  const approve = (listing: ReviewJson) =>
    acts.act({
      method: "POST",
      path: `/reviews/${listing.id}`,
      body: { verdict: "approved", rev: listing.rev },
      done: t.reviewApproved,
      failed: t.reviewFailed,
    });

  const move = (by: number) => {
    const next = Math.min(items.length - 1, Math.max(0, at + by));
    setAt(next);
    list.current?.children[next]?.querySelector<HTMLElement>("article")?.focus();
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || event.metaKey || event.ctrlKey || event.altKey || !current) return;
    const keys: Record<string, () => void> = {
      KeyJ: () => move(1),
      KeyK: () => move(-1),
      KeyA: () => approve(current),
      KeyR: () => setAsked({ listing: current, verdict: "rejected" }),
      KeyH: () => setAsked({ listing: current, verdict: "hidden" }),
      KeyS: () => setAsked({ listing: current, verdict: "suspend" }),
    };
    const act = keys[event.code];
    if (!act) return;
    event.preventDefault();
    act();
  });
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const on = [...(list.current?.children ?? [])].findIndex((item) => item.contains(target as Node));
    if (on >= 0) setAt(on);
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    document.addEventListener("focusin", follow);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("focusin", follow);
    };
  }, []);

  if (items.length === 0)
    return <EmptyState drawing={<NoInquiriesDrawing />} title={t.reviewNone()} text={t.reviewNoneText()} />;
  return (
    <>
      <p className="mb-3 text-14 text-ink-soft max-md:hidden">{t.reviewKeys()}</p>
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4">
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
      <VerdictDialog asked={asked} acts={acts} onClose={() => setAsked(undefined)} />
    </>
  );
}
