import { useEffect, useEffectEvent, useRef, useState } from "react";
import { localStore } from "#src/client/browser-store.ts";
import type { ReviewJson } from "#src/features/moderation/review-json.ts";

const KEPT = "review-keys";

const isTyping = ({ target }: KeyboardEvent) =>
  (target as Element).closest("input, textarea, select, dialog[open], [contenteditable]") !== null;

/** Keyboard shortcuts by key position. They can be turned off in this browser. */
export function useReviewKeys(keys: Record<string, () => void>) {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(localStore.read(KEPT) !== "off"), []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Key repeat must not decide again.
    if (!on || event.repeat || isTyping(event) || event.metaKey || event.ctrlKey || event.altKey) return;
    const act = keys[event.code];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return {
    on,
    turn: (to: boolean) => {
      localStore.write(KEPT, to ? null : "off");
      setOn(to);
    },
  };
}

/** Whether the focused element was removed, or is in a dialog that has just closed and hides a moment later. */
function isFocusLost(): boolean {
  const focused = document.activeElement ?? document.body;
  return focused === document.body || focused.closest("dialog:not([open])") !== null;
}

/** The current listing of the queue: the focused one, or the next after a decision. */
export function useReviewPlace(items: ReviewJson[], isDeciding: boolean) {
  const [at, setAt] = useState({ id: "", place: 0 });
  const queue = useRef<HTMLDivElement>(null);
  const known = items.findIndex(({ id }) => id === at.id);
  const place = known < 0 ? Math.min(at.place, items.length - 1) : known;

  const cards = () => [...(queue.current?.querySelectorAll("article") ?? [])];
  const stand = (to: number) => setAt({ id: items[to]?.id ?? "", place: to });
  // The decided card is gone and the focus with it: focus the next one.
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
