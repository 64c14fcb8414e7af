import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { access, requireUser } from "#src/auth/access.ts";
import { AppError, InvalidFields, STATUS_OF } from "#src/core/errors.ts";
import { rangeResponse } from "#src/http/assets.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { fieldMessages } from "#src/http/validate.ts";
import { t } from "#t";
import { importNamed, type StoredPhotos, storeFormPhotos } from "./actions.ts";
import { sharePhotos } from "./share-photos.ts";
import { photoAddress } from "./photo-input.ts";
import { isPhotoFileName, MAX_PHOTOS_A_REQUEST, photoUrl } from "./schema.ts";

const MAX_REQUEST_BYTES = 32 * 1024 * 1024;

const bounded = bodyLimit({
  maxSize: MAX_REQUEST_BYTES,
  onError: () => {
    throw new AppError("too-large", "photosTooLargeTogether");
  },
});

/** `POST` takes `files` as multipart, or `{ "url" }`: 201 when any photo was taken, with the refusals of the others. */
export const photosApi = new Hono<Env>().post("/", access("user"), bounded, async (c) => {
  const stored = isJson(c) ? await importAddress(c) : await storeFiles(c);
  const photos = stored.photos.map((photo) => ({ ...photo, url: photoUrl(photo.id, 1280) }));
  const { refused, reason } = stored;
  const [first] = refused;
  if (photos.length > 0 || !reason || !first) return c.json({ photos, refused }, 201);
  if (reason.retryAfterSeconds) c.header("Retry-After", String(reason.retryAfterSeconds));
  return c.json(
    { error: t.photoRefused(first.name, first.error), code: first.code, refused },
    STATUS_OF[reason.kind],
  );
});

const isJson = (c: Ctx): boolean => /^application\/json\b/i.test(c.req.header("Content-Type") ?? "");

async function importAddress(c: Ctx): Promise<StoredPhotos> {
  const input = photoAddress.safeParse(await c.req.json().catch(unreadable));
  if (!input.success) throw new InvalidFields(fieldMessages(input.error.issues));
  return importNamed(c.var.deps, requireUser(c).id, input.data.url);
}

async function storeFiles(c: Ctx): Promise<StoredPhotos> {
  const form = await c.req.formData().catch(unreadable);
  const files = form.getAll("files").filter((part) => part instanceof File);
  if (files.length > MAX_PHOTOS_A_REQUEST)
    throw new AppError("invalid", "photosTooManyAtOnce", MAX_PHOTOS_A_REQUEST);
  const stored = await storeFormPhotos(c.var.deps, requireUser(c).id, files);
  if (stored.photos.length + stored.refused.length === 0) throw new AppError("invalid", "photosMissing");
  return stored;
}

function unreadable(error: unknown): never {
  // The body limit says its own refusal while the body is read.
  throw error instanceof AppError ? error : new AppError("invalid", "invalidRequest");
}

/** The stored files; what a name holds never changes. */
export const photoFiles = new Hono<Env>()
  .route("/", sharePhotos)
  .get("/:name", access("guest"), async (c) => {
    const { name } = c.req.param();
    const found = isPhotoFileName(name) ? await c.var.deps.photos.get(name) : null;
    if (!found) throw new AppError("not-found", "notFound");
    const headers = new Headers({
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      ETag: `"${name}"`,
      "Accept-Ranges": "bytes",
    });
    if (hasTag(c, `"${name}"`)) return new Response(null, { status: 304, headers });
    const range = c.req.header("Range");
    const file = found instanceof Blob ? found : new Blob([found]);
    return range ? rangeResponse(file, range, headers) : new Response(file, { headers });
  });
