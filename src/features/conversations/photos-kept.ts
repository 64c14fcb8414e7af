import type { Reader } from "#src/db/open.ts";
import { photosInUse } from "#src/features/listings/listings.ts";
import { messagePhotos } from "./tables.ts";

/** The photos of listings, dealers and messages. */
export const photosKept = (read: Reader) =>
  photosInUse(read).unionAll(read.select({ id: messagePhotos.photoId }).from(messagePhotos));
