import { useEffect, useEffectEvent, useState } from "react";
import { localStore } from "#src/client/browser-store.ts";

const KEPT = "review-keys";

const isTyping = ({ target }: KeyboardEvent) =>
  (target as Element).closest("input, textarea, select, dialog[open], [contenteditable]") !== null;

/** Single keys that do something, by the place of the key; whoever is hindered by them turns them off in this browser. */
export function useReviewKeys(keys: Record<string, () => void>) {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(localStore.read(KEPT) !== "off"), []);
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
      localStore.write(KEPT, to ? null : "off");
      setOn(to);
    },
  };
}
