export type { PhotoJson, Refusal, UploadedPhoto } from "./shapes.ts";

export const PHOTOS = "photos";

/** The widths of the stored files in pixels. A smaller photo is not enlarged, but has a file for each width. */
const PHOTO_WIDTHS = [320, 480, 640, 960, 1280] as const;
export const ZOOM_WIDTH = 1600;
export const ALL_WIDTHS = [...PHOTO_WIDTHS, ZOOM_WIDTH] as const;
export type PhotoWidth = (typeof ALL_WIDTHS)[number];

/** The types that `Bun.Image` reads on every platform; browsers convert other pictures before the upload if they can. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/bmp"];

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
export const MAX_PHOTO_PIXELS = 40_000_000;
/** The limit per request; the browser sends its files one by one. */
export const MAX_PHOTOS_A_REQUEST = 20;

const FILE_NAME = new RegExp(`^([0-9a-f]{32})-(?:${ALL_WIDTHS.join("|")})\\.webp$`);
const FOLDER = "/photos/";

export const photoFileName = (id: string, width: PhotoWidth): string => `${id}-${width}.webp`;
export const photoUrl = (id: string, width: PhotoWidth): string => `${FOLDER}${photoFileName(id, width)}`;

export const sharedPhotoName = (id: string): string => `${id}-share.jpg`;
export const sharedPhotoUrl = (id: string): string => `${FOLDER}${sharedPhotoName(id)}`;

export const isPhotoFileName = (name: string): boolean => FILE_NAME.test(name);

/** The id in a photo's URL, relative or absolute under `origin`; null for any other URL. */
export function photoIdOf(address: string, origin?: string): string | null {
  const path = origin && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!path.startsWith(FOLDER)) return null;
  return FILE_NAME.exec(path.slice(FOLDER.length))?.[1] ?? null;
}
