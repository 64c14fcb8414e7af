import { z } from "zod/mini";
import { id, meaning, named } from "#src/http/describe.ts";
import type { PhotoJson, Refusal, UploadedPhoto } from "./schema.ts";

const side = (name: string, pixels: number) => meaning(z.int(), `The ${name} in pixels`, pixels);

const photo = {
  id: id("0f3bfa7f5dd94d6bb2d5b27d2f7e5a10"),
  width: side("width", 1600),
  height: side("height", 1200),
  placeholder: meaning(z.string(), "A tiny preview as a data address", "data:image/webp;base64,UklGRg=="),
} satisfies Record<keyof PhotoJson, z.ZodMiniType>;

export const photoShape = named("Photo", z.object(photo));
export const coverShape = z.pick(photoShape, { id: true, width: true, height: true });

const refused = {
  name: meaning(z.string(), "The file's name or the address", "IMG_2041.heic"),
  error: z.string(),
  code: z.string(),
} satisfies Record<keyof Refusal, z.ZodMiniType>;

const url = meaning(z.string(), "The path to put into `images` of a listing", "/photos/0f3b…-1280.webp");

export const uploadedShape = named(
  "UploadedPhotos",
  z.object({
    photos: z.array(z.object({ ...photo, url } satisfies Record<keyof UploadedPhoto, z.ZodMiniType>)),
    refused: z.array(z.object(refused)),
  }),
);
