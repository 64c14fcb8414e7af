import { useEffect, useEffectEvent, useState } from "react";
import { atomWithStorage, useAtom } from "#src/client/atoms.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import type { ListingKind } from "../kinds.ts";

const SAVE_AFTER_MS = 400;
/** An hour less than the server keeps photos of no listing. */
const PHOTOS_LAST_MS = 23 * HOUR_MS;

interface Draft<Values> {
  values: Partial<Values>;
  photos: PhotoJson[];
  savedAt: number;
}

const draftAtom = <Values>(kind: ListingKind, sellerId: string) =>
  atomWithStorage<Draft<Values> | null>(`${kind}-draft:${sellerId}`, null, undefined, { getOnInit: true });

/** The draft of a new listing, which this browser keeps for one seller, and its setter. */
export function useDraft<Values>(kind: ListingKind, sellerId: string) {
  const [atom] = useState(() => draftAtom<Values>(kind, sellerId));
  return useAtom(atom);
}

/** Fills the form with the draft once, and says that it did. */
export function useRestored<Values>(
  draft: Draft<Values> | null,
  fill: (values: Partial<Values>, photos: PhotoJson[]) => void,
) {
  const [restored, setRestored] = useState(false);
  const restore = useEffectEvent(() => {
    if (!draft) return;
    fill(draft.values, Date.now() - draft.savedAt < PHOTOS_LAST_MS ? draft.photos : []);
    setRestored(true);
  });
  useEffect(() => restore(), []);
  return [restored, setRestored] as const;
}

/** Saves what was typed shortly after each change, and when the page is left. */
export function useSaving<Values extends object>(
  values: Partial<Values>,
  photos: PhotoJson[],
  save: ((draft: Draft<Values>) => void) | null,
): void {
  const saveNow = useEffectEvent(() => {
    const isBlank = Object.values({ ...values, photos })
      .flat()
      .every((value) => !value);
    if (save && !isBlank) save({ values, photos, savedAt: Date.now() });
  });
  useEffect(() => {
    const timer = setTimeout(saveNow, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, photos]);
  useEffect(() => {
    addEventListener("pagehide", saveNow);
    return () => removeEventListener("pagehide", saveNow);
  }, []);
}
