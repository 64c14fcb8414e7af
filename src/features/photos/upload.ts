import { ApiError, send } from "#src/client/api.ts";
import { t } from "#t";
import type { PhotoJson, UploadedPhoto } from "./schema.ts";

interface Answer {
  photos: UploadedPhoto[];
}

const ADDRESS = "/api/photos";

const only = ({ photos: [photo] }: Answer): PhotoJson => {
  if (!photo) throw new ApiError(0, "", "no photo in the answer");
  const { id, width, height, placeholder } = photo;
  return { id, width, height, placeholder };
};

export function uploadPhoto(
  body: Blob,
  name: string,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<PhotoJson> {
  return new Promise((resolve, reject) => {
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
}

export const addPhotoByAddress = async (url: string): Promise<PhotoJson> =>
  only(await send<Answer>("POST", ADDRESS, { url }));
