import { type PhotoJson, photoUrl, ZOOM_WIDTH } from "#src/features/photos/schema.ts";

/** A photo with the address of its largest file. */
export interface GalleryPhoto extends PhotoJson {
  zoom: string;
}

/** Only the first brings its placeholder, which weighs more than the rest of its markup. */
export const galleryPhotos = (photos: PhotoJson[]): GalleryPhoto[] =>
  photos.map((photo, at) => ({
    ...photo,
    placeholder: at === 0 ? photo.placeholder : "",
    zoom: photoUrl(photo.id, ZOOM_WIDTH),
  }));
