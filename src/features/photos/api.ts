import { bodyLimit } from "hono/body-limit";
import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { AppError, STATUS_OF } from "#src/core/errors.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { rangeResponse } from "#src/http/assets.ts";
import { named, shaped } from "#src/http/describe.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { MAX_ADDRESS_LENGTH } from "#src/http/fetch-file.ts";
import { ON_ANY_ORIGIN } from "#src/http/headers.ts";
import { limited } from "#src/http/rate-limit.ts";
import { parseInput } from "#src/http/validate.ts";
import { errorFields } from "#src/runtime/log.ts";
import { t } from "#t";
import { importNamed, type StoredPhotos, storeFormPhotos } from "./actions.ts";
import { encodeSharedPhoto } from "./encode.ts";
import { isPhotoFileName, MAX_PHOTOS_A_REQUEST, photoUrl } from "./schema.ts";
import { uploadedShape } from "./shapes.ts";
import { uploaderOf } from "./uploader.ts";

const MAX_REQUEST_BYTES = 32 * 1024 * 1024;

const bounded = bodyLimit({
  maxSize: MAX_REQUEST_BYTES,
  onError: () => {
    throw new AppError("too-large", "photosTooLargeTogether");
  },
});

const photoAddress = named("PhotoAddress", {
  url: z
    .string({ error: () => t.fieldRequired() })
    .check(
      z.trim(),
      z.minLength(1, { error: () => t.fieldRequired() }),
      z.maxLength(MAX_ADDRESS_LENGTH, { error: () => t.photoAddressRefused() }),
    ),
});

const upload = shaped({ body: photoAddress, files: "files", answers: { 201: uploadedShape } });

export const photosApi = routes();

/** Accepts `files` as multipart, or `{ "url" }`. 201 if any photo was stored, with the errors of the others. */
photosApi.post("/", access("user", "photos:write"), upload, bounded, async (c) => {
  const stored = isJson(c) ? await importAddress(c) : await storeFiles(c);
  const photos = stored.photos.map((photo) => ({ ...photo, url: photoUrl(photo.id, 1280) }));
  const { refused, reason } = stored;
  const [first] = refused;
  if (photos.length > 0 || !reason || !first) return c.json({ photos, refused }, 201);
  if (reason.retryAfterSeconds) c.header("Retry-After", String(reason.retryAfterSeconds));
  return c.json(
    { error: t.photoRefused(first.name, first.error), code: first.code, refused, ...reason.details },
    STATUS_OF[reason.kind],
  );
});

const isJson = (c: Ctx): boolean => /^application\/json\b/i.test(c.req.header("Content-Type") ?? "");

async function importAddress(c: Ctx): Promise<StoredPhotos> {
  const { url } = parseInput(photoAddress, await c.req.json().catch(unreadable));
  return importNamed(c.var.deps, uploaderOf(c), url);
}

async function storeFiles(c: Ctx): Promise<StoredPhotos> {
  const form = await c.req.formData().catch(unreadable);
  const files = form.getAll("files").filter((part) => part instanceof File);
  if (files.length > MAX_PHOTOS_A_REQUEST)
    throw new AppError("invalid", "photosTooManyAtOnce", MAX_PHOTOS_A_REQUEST);
  const stored = await storeFormPhotos(c.var.deps, uploaderOf(c), files);
  if (stored.photos.length + stored.refused.length === 0) throw new AppError("invalid", "photosMissing");
  return stored;
}

function unreadable(error: unknown): never {
  // The body limit throws its own error while the body is read.
  throw error instanceof AppError ? error : new AppError("invalid", "invalidRequest");
}

const fileHeaders = (name: string, type: string) =>
  new Headers({
    "Content-Type": type,
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: `"${name}"`,
    // Uploaded content can never run scripts, even if a browser takes it for a page.
    "Content-Security-Policy": "sandbox",
    ...ON_ANY_ORIGIN,
  });

const rare = limited({ name: "share-photo", max: 240, perMs: MINUTE_MS });

/** The stored photos, and `<id>-share.jpg` for link previews, where WhatsApp and others do not support WebP. */
export const photoFiles = routes()
  .get("/:name{[0-9a-f]{32}-share\\.jpg}", access("guest"), rare, async (c) => {
    const { name } = c.req.param();
    const headers = fileHeaders(name, "image/jpeg");
    const { photos, log } = c.var.deps;
    const stored = await photos.get(name);
    if (stored && hasTag(c, `"${name}"`)) return new Response(null, { status: 304, headers });
    if (stored) return new Response(stored, { headers });
    const bytes = await encodeSharedPhoto(photos, name.slice(0, 32));
    // If the disk is full, it is encoded again next time.
    await photos
      .put([{ name, bytes }])
      .catch((error: unknown) => log.warn("shared photo not kept", errorFields(error)));
    return new Response(bytes, { headers });
  })
  .get("/:name", access("guest"), async (c) => {
    const { name } = c.req.param();
    const found = isPhotoFileName(name) ? await c.var.deps.photos.get(name) : null;
    if (!found) throw new AppError("not-found", "notFound");
    const headers = fileHeaders(name, "image/webp");
    headers.set("Accept-Ranges", "bytes");
    if (hasTag(c, `"${name}"`)) return new Response(null, { status: 304, headers });
    const range = c.req.header("Range");
    const file = found instanceof Blob ? found : new Blob([found]);
    return range ? rangeResponse(file, range, headers) : new Response(file, { headers });
  });
