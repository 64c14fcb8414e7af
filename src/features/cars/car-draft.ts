import { atomWithStorage } from "jotai/utils";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import type { CarFormValues } from "./parts/car-form-view.ts";

interface CarDraft {
  values: Partial<CarFormValues>;
  photos: PhotoJson[];
  savedAt: number;
}

/** What was typed into the form of a new car, kept in this browser until it is published. */
export const carDraftAtom = atomWithStorage<CarDraft | null>("car-draft", null, undefined, {
  getOnInit: true,
});

// The server forgets photos that no listing uses after a day; an hour less leaves time to publish.
const PHOTOS_LAST_MS = 23 * 60 * 60 * 1000;

/** The draft's photos that the server still has. */
export const draftPhotos = ({ photos, savedAt }: CarDraft): PhotoJson[] =>
  Date.now() - savedAt < PHOTOS_LAST_MS ? photos : [];
