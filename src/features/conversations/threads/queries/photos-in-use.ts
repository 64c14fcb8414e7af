import type { Reader } from "#src/db/open.ts";
import { listingPhotosInUse } from "#src/features/listings/listings.ts";
import { messagePhotos } from "../../tables.ts";

/** A query for the ids of all photos that the site shows. */
export const photosInUse = (read: Reader) =>
  listingPhotosInUse(read).unionAll(read.select({ id: messagePhotos.photoId }).from(messagePhotos));
