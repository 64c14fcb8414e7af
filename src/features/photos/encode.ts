import { atMost } from "#src/core/at-most.ts";
import { AppError } from "#src/core/errors.ts";
import { type PhotoStore } from "#src/runtime/photo-files.ts";
import { bytesOf } from "#src/runtime/photo-reader.ts";
import { reachesItsEnd } from "./jpeg-end.ts";
import { ALL_WIDTHS, MAX_PHOTO_PIXELS, photoFileName, type PhotoWidth, ZOOM_WIDTH } from "./schema.ts";

interface EncodedPhoto {
  width: number;
  height: number;
  placeholder: string;
  files: { width: PhotoWidth; bytes: Uint8Array<ArrayBuffer> }[];
}

const QUALITY = 75;
const PLACEHOLDER_PIXELS = 12;

const sharedInTurn = atMost(2);

/** Decodes an upload and encodes all sizes, upright and without metadata; throws AppError if it is not a photo. */
export async function encodePhoto(bytes: Uint8Array<ArrayBuffer>): Promise<EncodedPhoto> {
  const { format } = await image(bytes).metadata().catch(refuse);
  if (format === "jpeg" && !reachesItsEnd(bytes)) throw new AppError("invalid", "photoDamaged");
  // An uncompressed PNG as the source for all sizes, so that the upload is decoded only once.
  const upright = await image(bytes)
    .resize(ZOOM_WIDTH, ZOOM_WIDTH, { fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .bytes()
    .catch(refuse);
  const { width, height } = await new Bun.Image(upright).metadata();
  return {
    width,
    height,
    placeholder: await placeholderOf(upright),
    files: await encodeSizes(upright, width),
  };
}

const image = (bytes: Uint8Array<ArrayBuffer>) => new Bun.Image(bytes, { maxPixels: MAX_PHOTO_PIXELS });

async function encodeSizes(upright: Uint8Array, fullWidth: number): Promise<EncodedPhoto["files"]> {
  const files: EncodedPhoto["files"] = [];
  for (const width of ALL_WIDTHS) {
    const previous = files.at(-1);
    // A small photo is not enlarged: its larger sizes are all the same file.
    const isSame = previous && previous.width >= fullWidth;
    const bytes = isSame ? previous.bytes : await encodeSize(upright, Math.min(width, fullWidth));
    files.push({ width, bytes });
  }
  return files;
}

const encodeSize = async (upright: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Bun.Image(upright).resize(width).webp({ quality: QUALITY }).bytes());

function refuse(error: unknown): never {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "ERR_IMAGE_UNKNOWN_FORMAT":
    case "ERR_IMAGE_FORMAT_UNSUPPORTED":
      throw new AppError("invalid", "photoNotAPicture");
    case "ERR_IMAGE_TOO_MANY_PIXELS":
      throw new AppError("invalid", "photoTooManyPixels");
    case "ERR_IMAGE_DECODE_FAILED":
      throw new AppError("invalid", "photoDamaged");
    default:
      throw error;
  }
}

// Keeps only the WebP file's image chunk, because the color profile is ten times as long:
// https://developers.google.com/speed/webp/docs/riff_container
export async function placeholderOf(picture: Uint8Array): Promise<string> {
  const tiny = new Bun.Image(picture).resize(PLACEHOLDER_PIXELS, PLACEHOLDER_PIXELS, { fit: "inside" });
  const webp = Buffer.from(await tiny.webp({ quality: 30 }).bytes());
  for (let at = 12; at < webp.length; at += 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) & 1)) {
    if (webp.toString("latin1", at, at + 4) !== "VP8 ") continue;
    const chunk = webp.subarray(at, at + 8 + webp.readUInt32LE(at + 4));
    const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
    head.writeUInt32LE(4 + chunk.length, 4);
    return `data:image/webp;base64,${Buffer.concat([head, chunk]).toString("base64")}`;
  }
  return `data:image/webp;base64,${webp.toString("base64")}`;
}

/** WhatsApp shows no larger pictures in link previews. */
export const MAX_SHARED_BYTES = 300_000;
/** Nearly every photo is small enough with the first entry, and all are with the last. */
const SHARED_SIZES: { width: PhotoWidth; quality: number }[] = [
  { width: 960, quality: 80 },
  { width: 960, quality: 60 },
  { width: 640, quality: 60 },
  { width: 480, quality: 40 },
];

export const encodeSharedPhoto = (photos: PhotoStore, id: string): Promise<Uint8Array<ArrayBuffer>> =>
  sharedInTurn(async () => {
    for (const { width, quality } of SHARED_SIZES) {
      const webp = await bytesOf(photos, photoFileName(id, width));
      if (!webp) break;
      const jpeg = await new Bun.Image(webp).jpeg({ quality }).bytes();
      if (jpeg.length <= MAX_SHARED_BYTES) return new Uint8Array(jpeg);
    }
    throw new AppError("not-found", "notFound");
  });
