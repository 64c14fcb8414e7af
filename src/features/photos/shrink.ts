const LONGEST = 2048;
const PREVIEW = 320;
/** A photo that is small already is sent as it is. */
const SMALL_BYTES = 1_500_000;
const DRAWABLE = /^image\/(jpeg|png|webp|heic|heif|avif)$/;

export interface PreparedPhoto {
  body: Blob;
  /** A small picture as a data address; null where the browser cannot show the file. */
  preview: string | null;
}

/** Scales a photo down to what the server keeps anyway, so that it is quickly sent; on any trouble the file as it is. */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const untouched = { body: file, preview: null };
  if (!DRAWABLE.test(file.type)) return untouched;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const preview = draw(bitmap, PREVIEW).toDataURL("image/jpeg", 0.7);
    const body = await shrunk(file, bitmap).catch(() => file);
    bitmap.close();
    return { body, preview };
  } catch {
    return untouched;
  }
}

async function shrunk(file: File, bitmap: ImageBitmap): Promise<Blob> {
  const fits = Math.max(bitmap.width, bitmap.height) <= LONGEST;
  if (fits && file.size <= SMALL_BYTES && /jpeg|png|webp/.test(file.type)) return file;
  const canvas = draw(bitmap, LONGEST);
  const webp = await encoded(canvas, "image/webp");
  // Safari cannot encode WebP and answers a PNG.
  const small = webp?.type === "image/webp" ? webp : await encoded(canvas, "image/jpeg");
  return small && small.size < file.size ? small : file;
}

function draw(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.86));
