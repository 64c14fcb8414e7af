import { type Dispatch, type RefObject, type SetStateAction } from "react";
import { flushSync } from "react-dom";
import { t } from "#t";
import { moved } from "./photo-order.ts";
import type { PhotoJson } from "./schema.ts";
import { useDragOrder } from "./use-drag-order.ts";

interface Options {
  photos: PhotoJson[];
  max: number;
  coverless?: boolean;
  onChange: Dispatch<SetStateAction<PhotoJson[]>>;
  announce: (sentence: string) => void;
  root: RefObject<HTMLElement | null>;
  chooser: RefObject<HTMLElement | null>;
}

export function usePhotoActs({ photos, max, coverless, onChange, announce, root, chooser }: Options) {
  const ids = photos.map((photo) => photo.id);

  // React may remove a moved button from the document and insert it again, which loses the focus.
  const changeAndFocus = (
    changed: (photos: PhotoJson[]) => PhotoJson[],
    id: string,
    action: string,
  ): void => {
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
