import { atMost } from "#src/core/at-most.ts";
import { AppError, errorCode } from "#src/core/errors.ts";
import type { PhotoStore } from "#src/runtime/photo-files.ts";
import { bytesOf } from "#src/runtime/photo-reader.ts";
import { hasProfile, isTransparent, onWhite, readPixels } from "./pixels.ts";
import { ALL_WIDTHS, MAX_PHOTO_PIXELS, type PhotoWidth, ZOOM_WIDTH, photoFileName } from "./schema.ts";
import { isWholeJpeg } from "./whole-jpeg.ts";

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
export async function encodePhoto(upload: Uint8Array<ArrayBuffer>): Promise<EncodedPhoto> {
  const bytes = firstFrame(upload);
  const { format } = await image(bytes).metadata().catch(refuse);
  if (format === "jpeg" && !(await isWholeJpeg(bytes, decode).catch(refuse)))
    throw new AppError("invalid", "photoDamaged");
  const upright = await plainPicture(bytes, format).catch(refuse);
  const { width, height } = await new Bun.Image(upright).metadata();
  return {
    width,
    height,
    placeholder: await placeholderOf(upright),
    files: await encodeSizes(upright, width),
  };
}

export async function countPixels(upload: Uint8Array<ArrayBuffer>): Promise<number> {
  const { width, height } = await image(firstFrame(upload)).metadata().catch(refuse);
  if (width * height > MAX_PHOTO_PIXELS) throw new AppError("invalid", "photoTooManyPixels");
  return width * height;
}

const image = (bytes: Uint8Array<ArrayBuffer>) => new Bun.Image(bytes, { maxPixels: MAX_PHOTO_PIXELS });

const decode = (bytes: Uint8Array<ArrayBuffer>) => image(bytes).png({ compressionLevel: 0 }).bytes();

// Uncompressed, as the source for all sizes, so that the upload is decoded only once.
const uncompressed = (bytes: Uint8Array<ArrayBuffer>, side: number, filter: Bun.Image.Filter = "lanczos3") =>
  image(bytes)
    .resize(side, side, { fit: "inside", withoutEnlargement: true, filter })
    .png({ compressionLevel: 0 })
    .buffer();

/** The picture upright, on white, in sRGB without a profile, and no larger than the largest size. */
async function plainPicture(bytes: Uint8Array<ArrayBuffer>, format: Bun.Image.Format): Promise<Uint8Array> {
  const png = await uncompressed(bytes, ZOOM_WIDTH);
  if (format === "jpeg" && !hasProfile(png)) return png;
  const pixels = await readPixels(png);
  if (!(await isTransparent(pixels))) return onWhite(pixels);
  // Other filters would mix the hidden colors of transparent pixels into visible ones.
  const sharp = await readPixels(await uncompressed(bytes, ZOOM_WIDTH * 2, "nearest"));
  return uncompressed(await onWhite(sharp), ZOOM_WIDTH);
}

async function encodeSizes(upright: Uint8Array, fullWidth: number): Promise<EncodedPhoto["files"]> {
  const twoAtOnce = atMost(2);
  // A small photo is not enlarged: its larger sizes are all the same file.
  const widths = [...new Set(ALL_WIDTHS.map((width) => Math.min(width, fullWidth)))];
  const sizes = await Promise.all(widths.map((width) => twoAtOnce(() => encodeSize(upright, width))));
  return ALL_WIDTHS.flatMap((width) => {
    const bytes = sizes[widths.indexOf(Math.min(width, fullWidth))];
    return bytes ? [{ width, bytes }] : [];
  });
}

const encodeSize = async (upright: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Bun.Image(upright).resize(width).webp({ quality: QUALITY }).bytes());

const REFUSALS = new Map<string, "photoNotAPicture" | "photoTooManyPixels" | "photoDamaged">([
  ["ERR_IMAGE_UNKNOWN_FORMAT", "photoNotAPicture"],
  ["ERR_IMAGE_FORMAT_UNSUPPORTED", "photoNotAPicture"],
  ["ERR_IMAGE_TOO_MANY_PIXELS", "photoTooManyPixels"],
  ["ERR_IMAGE_DECODE_FAILED", "photoDamaged"],
]);

function refuse(error: unknown): never {
  const refusal = REFUSALS.get(errorCode(error));
  throw refusal ? new AppError("invalid", refusal) : error;
}

export async function placeholderOf(picture: Uint8Array): Promise<string> {
  const tiny = new Bun.Image(picture).resize(PLACEHOLDER_PIXELS, PLACEHOLDER_PIXELS, { fit: "inside" });
  return tiny.webp({ quality: 30 }).dataurl();
}

/** WhatsApp shows no larger pictures in link previews. */
export const MAX_SHARED_BYTES = 300_000;
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
      const jpeg = await new Bun.Image(await plainPicture(webp, "webp")).jpeg({ quality }).bytes();
      if (jpeg.length <= MAX_SHARED_BYTES) return new Uint8Array(jpeg);
    }
    throw new AppError("not-found", "notFound");
  });

const HEAD = 12;
const ANIMATED = 0x02;
/** The flags of a color profile and of opacity. */
const KEPT = 0x30;
const FRAME_HEAD = 16;
/** The first frame is near the start; a hostile file may have a million empty chunks. */
const MAX_CHUNKS = 100;

/** `Bun.Image` reads no animations: https://developers.google.com/speed/webp/docs/riff_container */
function firstFrame(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, HEAD) !== "WEBP") return file;
  const [first, ...more] = chunksIn(bytes, HEAD);
  const flags = first?.name === "VP8X" ? (first.data[0] ?? 0) : 0;
  const frame = more.find(({ name, data }) => name === "ANMF" && data.length > FRAME_HEAD)?.data;
  if ((flags & ANIMATED) === 0 || !frame) return file;

  const profile = more.find(({ name }) => name === "ICCP");
  const picture = chunksIn(frame, FRAME_HEAD).filter(({ name }) => /^(?:ALPH|VP8[ L])$/.test(name));
  const canvas = Buffer.alloc(10);
  canvas[0] = flags & KEPT;
  // Width and height, less one, in three bytes each.
  frame.copy(canvas, 4, 6, 12);
  const parts = [profile, ...picture].map((part) => part?.whole ?? Buffer.alloc(0));
  return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), chunk("VP8X", canvas), ...parts]));
}

function chunk(name: string, data: Buffer): Buffer<ArrayBuffer> {
  const head = Buffer.from(`${name}\0\0\0\0`, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)]);
}

function chunksIn(bytes: Buffer, from: number): { name: string; data: Buffer; whole: Buffer }[] {
  const chunks = [];
  for (let at = from; at + 8 <= bytes.length && chunks.length < MAX_CHUNKS;) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size & 1);
    const name = bytes.toString("latin1", at, at + 4);
    chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + size), whole: bytes.subarray(at, end) });
    at = end;
  }
  return chunks;
}
