import { type PointerEvent as ReactPointerEvent, useState } from "react";
import { moved } from "./photo-order.ts";

const EDGE_PX = 72;
const SCROLL_PX = 14;

/** Moves a dragged item (`data-drag-id`) by CSS only: moving it in the document would end the pointer capture. */
export function useDragOrder(ids: readonly string[], onDrop: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<{ id: string; to: number } | null>(null);
  const from = drag ? ids.indexOf(drag.id) : -1;
  const order = drag && from !== -1 ? moved(ids, from, drag.to) : ids;

  const begin = (event: ReactPointerEvent, id: string): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    const start = ids.indexOf(id);
    let to = start;
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      if (clientY < EDGE_PX) scrollBy(0, -SCROLL_PX);
      else if (clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
      const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-drag-id]");
      const at = moved(ids, start, to).indexOf(under?.dataset.dragId ?? "");
      if (at !== -1) to = at;
      setDrag({ id, to });
    };
    const listening = new AbortController();
    const end = (dropped: boolean): void => {
      listening.abort();
      setDrag(null);
      if (dropped && to !== start) onDrop(id, to);
    };
    const { signal } = listening;
    addEventListener("pointermove", follow, { signal });
    addEventListener("pointerup", () => end(true), { signal });
    addEventListener("pointercancel", () => end(false), { signal });
    setDrag({ id, to });
  };

  return { dragged: drag?.id ?? null, placeOf: (id: string) => order.indexOf(id), begin };
}
