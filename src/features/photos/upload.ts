import { ApiError, send } from "#src/client/api.ts";
import { t } from "#t";
import { PHOTO_TYPES, type PhotoJson, type UploadedPhoto } from "./schema.ts";

interface Answer {
  photos: UploadedPhoto[];
}

const ADDRESS = "/api/photos";

const only = ({ photos: [photo] }: Answer): PhotoJson => {
  if (!photo) throw new ApiError(0, "", "no photo in the answer");
  const { id, width, height, placeholder } = photo;
  return { id, width, height, placeholder };
};

export const uploadPhoto = (
  body: Blob,
  name: string,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<PhotoJson> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    form.append("files", body, name);
    // fetch does not report upload progress.
    const request = new XMLHttpRequest();
    request.open("POST", ADDRESS);
    request.setRequestHeader("Accept-Language", t.language());
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => {
      const { status, responseText, statusText } = request;
      if (status !== 201) return reject(new ApiError(status, responseText, statusText));
      try {
        resolve(only(JSON.parse(responseText) as Answer));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener("error", () => reject(new ApiError(0, "", "no connection")));
    request.addEventListener("abort", () => reject(signal.reason));
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });

export const addPhotoByAddress = async (url: string): Promise<PhotoJson> =>
  only(await send<Answer>("POST", ADDRESS, { url }));

const MAX_SIDE = 2048;
const PREVIEW_SIDE = 320;
const SMALL_BYTES = 1_500_000;

/** Reduces a picture, or converts a type that the server cannot read; other files stay unchanged. */
export async function preparePhoto(file: File) {
  const untouched = { body: file, preview: null };
  // Some systems do not know the type of a HEIC file.
  if (file.type && !file.type.startsWith("image/")) return untouched;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const preview = draw(bitmap, PREVIEW_SIDE).toDataURL("image/jpeg", 0.7);
    const body = await shrunk(file, bitmap).catch(() => file);
    bitmap.close();
    return { body, preview };
  } catch {
    return untouched;
  }
}

async function shrunk(file: File, bitmap: ImageBitmap): Promise<Blob> {
  const fits = Math.max(bitmap.width, bitmap.height) <= MAX_SIDE;
  const isReadable = PHOTO_TYPES.includes(file.type);
  if (fits && file.size <= SMALL_BYTES && isReadable) return file;
  const canvas = draw(bitmap, MAX_SIDE);
  const webp = await encoded(canvas, "image/webp");
  // Safari cannot encode WebP and returns a PNG.
  const small = webp?.type === "image/webp" ? webp : await encoded(canvas, "image/jpeg");
  return small && (small.size < file.size || !isReadable) ? small : file;
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
