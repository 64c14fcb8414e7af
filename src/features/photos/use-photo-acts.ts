import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { t } from "#t";
import { moved, type PhotoList } from "./photo-order.ts";
import type { PhotoJson } from "./schema.ts";

interface Options extends PhotoList {
  coverless?: boolean;
  announce: (sentence: string) => void;
  root: RefObject<HTMLElement | null>;
  chooser: RefObject<HTMLElement | null>;
}

export function usePhotoActs({ photos, max, coverless, onChange, announce, root, chooser }: Options) {
  const ids = photos.map((photo) => photo.id);

  // React may remove a moved button from the document and insert it again, which loses the focus.
  const changeAndFocus = (changed: (photos: PhotoJson[]) => PhotoJson[], id: string, action: string) => {
    flushSync(() => onChange(changed));
    const button = `[data-drag-id="${id}"] [data-act="${action}"]`;
    (root.current?.querySelector<HTMLElement>(button) ?? chooser.current)?.focus();
  };

  const move = (id: string, to: number, action?: string): void => {
    const changed = (photos: PhotoJson[]) =>
      moved(
        photos,
        photos.findIndex((photo) => photo.id === id),
        to,
      );
    if (action) changeAndFocus(changed, id, action);
    else onChange(changed);
    announce(to === 0 && !coverless ? t.photoIsCover() : t.photoMoved(to + 1, photos.length));
  };

  const remove = (index: number): void => {
    const next = ids[index + 1] ?? ids[index - 1] ?? "";
    changeAndFocus((photos) => photos.filter(({ id }) => id !== ids[index]), next, "remove");
    announce(t.photoRemoved(photos.length - 1, max));
  };

  return { order: useDragOrder(ids, move), move, remove };
}

const EDGE_PX = 72;
const SCROLL_PX = 14;

/** Moves a dragged item (`data-drag-id`) by CSS only: moving it in the document would end the pointer capture. */
function useDragOrder(ids: readonly string[], onDrop: (id: string, to: number) => void) {
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
