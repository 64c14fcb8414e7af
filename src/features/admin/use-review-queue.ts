import { useEffect, useEffectEvent, useRef, useState } from "react";
import { lasting } from "#src/client/browser-store.ts";
import type { ReviewJson } from "#src/features/moderation/review-json.ts";

const KEPT = "review-keys";

const isTyping = ({ target }: KeyboardEvent) =>
  (target as Element).closest("input, textarea, select, dialog[open], [contenteditable]") !== null;

/** Single keys that do something, by the place of the key; whoever is hindered by them turns them off in this browser. */
export function useReviewKeys(keys: Record<string, () => void>) {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(lasting.read(KEPT) !== "off"), []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A key that is held down decides once.
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
      lasting.write(KEPT, to ? null : "off");
      setOn(to);
    },
  };
}

/** Which listing of the queue is the current one: the one with the focus, and after a decision the next. */
export function useReviewPlace(items: ReviewJson[], isDeciding: boolean) {
  const [at, setAt] = useState({ id: "", place: 0 });
  const queue = useRef<HTMLDivElement>(null);
  const known = items.findIndex(({ id }) => id === at.id);
  const place = known < 0 ? Math.min(at.place, items.length - 1) : known;

  const cards = () => [...(queue.current?.querySelectorAll("article") ?? [])];
  const stand = (to: number) => setAt({ id: items[to]?.id ?? "", place: to });
  // Who has decided on one stands at the next, and not at the top of the page.
  const goOn = () => {
    if (document.activeElement === document.body) (cards()[place] ?? queue.current)?.focus();
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
