import { t } from "#t";
import { moved } from "./photo-order.ts";
import type { PhotoJson } from "./schema.ts";
import { useDragOrder } from "./use-drag-order.ts";

interface Options {
  photos: PhotoJson[];
  max: number;
  coverless?: boolean;
  update: (changed: (photos: PhotoJson[]) => PhotoJson[]) => void;
  announce: (sentence: string) => void;
  /** Takes a selector of what is to have the focus afterwards. */
  focusNext: (selector: string) => void;
}

/** Moving and removing the photos of a list, also for those who do not see it or have only a keyboard. */
export function usePhotoActs({ photos, max, coverless, update, announce, focusNext }: Options) {
  const ids = photos.map((photo) => photo.id);

  const move = (id: string, to: number, action?: string): void => {
    if (action) focusNext(`[data-drag-id="${id}"] [data-act="${action}"]`);
    update((photos) =>
      moved(
        photos,
        photos.findIndex((photo) => photo.id === id),
        to,
      ),
    );
    announce(to === 0 && !coverless ? t.photoIsCover() : t.photoMoved(to + 1, photos.length));
  };

  const remove = (index: number): void => {
    const next = ids[index + 1] ?? ids[index - 1];
    focusNext(`[data-drag-id="${next}"] [data-act="remove"]`);
    update((photos) => photos.filter(({ id }) => id !== ids[index]));
    announce(t.photoRemoved(photos.length - 1, max));
  };

  return { order: useDragOrder(ids, move), move, remove };
}
