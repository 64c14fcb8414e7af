import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReviewJson } from "#src/features/moderation/review-json.ts";

/** Whether the focused element was removed, or is in a dialog that has just closed and hides a moment later. */
function isFocusLost(): boolean {
  const focused = document.activeElement ?? document.body;
  return focused === document.body || focused.closest("dialog:not([open])") !== null;
}

/** Which listing of the queue is the current one: the one with the focus, and after a decision the next. */
export function useReviewPlace(items: ReviewJson[], isDeciding: boolean) {
  const [at, setAt] = useState({ id: "", place: 0 });
  const queue = useRef<HTMLDivElement>(null);
  const known = items.findIndex(({ id }) => id === at.id);
  const place = known < 0 ? Math.min(at.place, items.length - 1) : known;

  const cards = () => [...(queue.current?.querySelectorAll("article") ?? [])];
  const stand = (to: number) => setAt({ id: items[to]?.id ?? "", place: to });
  // After a decision the focus goes to the next listing, unless it is somewhere else already.
  const goOn = () => {
    if (isFocusLost()) (cards()[place] ?? queue.current)?.focus();
  };
  const afterDecision = useEffectEvent(() => {
    if (isDeciding) goOn();
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

  return {
    queue,
    current: items[place],
    goOn,
    move: (by: number) => {
      const to = Math.min(items.length - 1, Math.max(0, place + by));
      stand(to);
      cards()[to]?.focus();
    },
  };
}
