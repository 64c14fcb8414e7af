import { z } from "zod/mini";
import { named, texts } from "#src/http/describe.ts";

export const photoShape = named("Photo", { ...texts("id", "placeholder"), width: z.int(), height: z.int() });
export const coverShape = z.pick(photoShape, { id: true, width: true, height: true });

const uploaded = z.extend(photoShape, texts("url"));
const refused = z.object(texts("name", "error", "code"));
export const uploadedShape = named("UploadedPhotos", {
  photos: z.array(uploaded),
  refused: z.array(refused),
});

export type PhotoJson = z.infer<typeof photoShape>;
export type UploadedPhoto = z.infer<typeof uploaded>;
export type Refusal = z.infer<typeof refused>;
