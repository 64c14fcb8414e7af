import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { atMost } from "#src/core/at-most.ts";
import { AppError } from "#src/core/errors.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import type { Env } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { limited } from "#src/http/rate-limit.ts";
import { errorFields } from "#src/runtime/log.ts";
import type { PhotoStore } from "#src/runtime/photo-files.ts";
import { type PhotoWidth, photoFileName } from "./schema.ts";

/** More than this WhatsApp leaves out of a link's preview. */
export const MAX_SHARED_BYTES = 300_000;
/** Nearly every photo fits at the first try; the last always does. */
const TRIES: { width: PhotoWidth; quality: number }[] = [
  { width: 960, quality: 80 },
  { width: 960, quality: 60 },
  { width: 640, quality: 60 },
  { width: 480, quality: 40 },
];

const inTurn = atMost(2);
const rare = limited({ name: "share-photo", max: 240, perMs: MINUTE_MS });

/** `<id>-share.jpg`: a photo for the previews of shared links. WhatsApp, Telegram and others show no WebP there. */
export const sharePhotos = new Hono<Env>().get(
  "/:name{[0-9a-f]{32}-share\\.jpg}",
  access("guest"),
  rare,
  async (c) => {
    const { name } = c.req.param();
    const id = name.slice(0, 32);
    const headers = new Headers({
      "Content-Type": "image/jpeg",
      "Cache-Control": "public, max-age=31536000, immutable",
      ETag: `"${name}"`,
    });
    const { photos, log } = c.var.deps;
    const kept = await photos.get(name);
    if (kept && hasTag(c, `"${name}"`)) return new Response(null, { status: 304, headers });
    if (kept) return new Response(kept, { headers });
    const bytes = await inTurn(() => encodeShared(photos, id));
    // Encoded once; where there is no room for it, once more the next time.
    await photos
      .put([{ name, bytes }])
      .catch((error: unknown) => log.warn("shared photo not kept", errorFields(error)));
    return new Response(bytes, { headers });
  },
);

async function encodeShared(photos: PhotoStore, id: string): Promise<Uint8Array<ArrayBuffer>> {
  for (const { width, quality } of TRIES) {
    const file = await photos.get(photoFileName(id, width));
    if (!file) break;
    const webp = file instanceof Blob ? await file.bytes() : file;
    const jpeg = await new Bun.Image(webp).jpeg({ quality }).bytes();
    if (jpeg.length <= MAX_SHARED_BYTES) return new Uint8Array(jpeg);
  }
  throw new AppError("not-found", "notFound");
}
