import { atMost } from "#src/core/at-most.ts";
import { AppError } from "#src/core/errors.ts";
import { reachesItsEnd } from "./jpeg-end.ts";
import { placeholderOf } from "./placeholder.ts";
import { ALL_WIDTHS, MAX_PHOTO_PIXELS, type PhotoWidth, ZOOM_WIDTH } from "./schema.ts";

export interface EncodedPhoto {
  width: number;
  height: number;
  placeholder: string;
  files: { width: PhotoWidth; bytes: Uint8Array<ArrayBuffer> }[];
}

const QUALITY = 75;
const FORMATS = new Set(["jpeg", "png", "webp"]);

// A decoded photo takes up to 160 MB.
const inTurn = atMost(2);

/** Decodes an upload and encodes every size of it, upright and without metadata; throws AppError for what is no photo. */
export const encodePhoto = (bytes: Uint8Array<ArrayBuffer>): Promise<EncodedPhoto> =>
  inTurn(async () => {
    const { format } = await image(bytes).metadata().catch(refuse);
    if (!FORMATS.has(format)) throw new AppError("invalid", "photoNotAPicture");
    if (format === "jpeg" && !reachesItsEnd(bytes)) throw new AppError("invalid", "photoDamaged");
    // The photo is decoded once; the sizes are made of this stored, not compressed, PNG.
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
  });

const image = (bytes: Uint8Array<ArrayBuffer>) => new Bun.Image(bytes, { maxPixels: MAX_PHOTO_PIXELS });

async function encodeSizes(upright: Uint8Array, fullWidth: number): Promise<EncodedPhoto["files"]> {
  const made = new Map<number, Uint8Array<ArrayBuffer>>();
  const files: EncodedPhoto["files"] = [];
  for (const width of ALL_WIDTHS) {
    const real = Math.min(width, fullWidth);
    const bytes = made.get(real) ?? (await encodeSize(upright, real));
    made.set(real, bytes);
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
