import type { PhotoJson } from "#src/features/photos/schema.ts";

/** A photo with the address of its largest file. */
export interface GalleryPhoto extends PhotoJson {
  zoom: string;
}
