import { useEffect, useEffectEvent, useState } from "react";
import { useAtom } from "#src/client/atoms.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { type Draft, draftAtom, draftPhotos } from "./listing-draft.ts";
import type { ListingKind } from "../kinds.ts";

const SAVE_AFTER_MS = 400;

/** The draft that this browser keeps of a new listing, and what changes it. */
export function useDraft<Values>(kind: ListingKind, sellerId: string) {
  const [kept] = useState(() => draftAtom<Values>(kind, sellerId));
  return useAtom(kept);
}

/** Brings the draft back once, when the form wakes; answers whether it did, and how to forget that. */
export function useRestored<Values>(
  draft: Draft<Values> | null,
  bringBack: (values: Partial<Values>, photos: PhotoJson[]) => void,
) {
  const [restored, setRestored] = useState(false);
  const restore = useEffectEvent(() => {
    if (!draft) return;
    bringBack(draft.values, draftPhotos(draft));
    setRestored(true);
  });
  useEffect(() => restore(), []);
  return [restored, setRestored] as const;
}

/** Keeps what was typed; with no `keep`, nothing. */
export function useKeeping<Values extends object>(
  values: Partial<Values>,
  photos: PhotoJson[],
  keep: ((draft: Draft<Values>) => void) | null,
): void {
  const keepNow = useEffectEvent(() => {
    if (keep && isWorthKeeping(values, photos)) keep({ values, photos, savedAt: Date.now() });
  });
  useEffect(() => {
    const timer = setTimeout(keepNow, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, photos]);
  // Who leaves sooner than that loses nothing either.
  useEffect(() => {
    addEventListener("pagehide", keepNow);
    return () => removeEventListener("pagehide", keepNow);
  }, []);
}

const isWorthKeeping = (typed: object, photos: PhotoJson[]) =>
  photos.length > 0 ||
  Object.values(typed).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
