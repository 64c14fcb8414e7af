import { useEffect, useRef } from "react";
import type { PhotoJson } from "./schema.ts";

/** The list as it stands at any moment, for uploads that were started in an earlier render. */
export function useListedPhotos(photos: PhotoJson[], onChange: (photos: PhotoJson[]) => void) {
  const now = useRef({ photos, onChange });
  // A list of our own comes back as `photos` when a newer one may stand here already; only another's is news.
  const own = useRef(new WeakSet<PhotoJson[]>());
  useEffect(() => {
    now.current = { photos: own.current.has(photos) ? now.current.photos : photos, onChange };
  }, [photos, onChange]);

  const listed = (): PhotoJson[] => now.current.photos;
  /** Changes the list as it is now: uploads that end in the same moment change it too. */
  const update = (changed: (photos: PhotoJson[]) => PhotoJson[]): void => {
    const list = changed(now.current.photos);
    own.current.add(list);
    now.current.photos = list;
    now.current.onChange(list);
  };
  return { listed, update };
}
