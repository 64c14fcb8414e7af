import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import type { Env } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { ON_ANY_ORIGIN } from "#src/http/headers.ts";
import { limited } from "#src/http/rate-limit.ts";
import { plateQueries } from "../list-plates.ts";
import { plateShareImage } from "./share-image.ts";

const rare = limited({ name: "share-picture", max: 240, perMs: MINUTE_MS });

/** `/number-plates/:id/share.png?v=10-12345`: with `v` the picture never changes. */
export const plateSharePictures = new Hono<Env>().get("/:id/share.png", access("guest"), rare, async (c) => {
  const { db, clock } = c.var.deps;
  const { areaCode, plateNumber } = await plateQueries.get(db.read, c.req.param("id"), clock.now());
  const name = `${areaCode}-${plateNumber}`;
  const cached = c.req.query("v") === name ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  const headers = new Headers({
    "Content-Type": "image/png",
    "Cache-Control": cached,
    ETag: `"${name}"`,
    ...ON_ANY_ORIGIN,
  });
  if (hasTag(c, `"${name}"`)) return new Response(null, { status: 304, headers });
  return new Response(await plateShareImage(String(areaCode), plateNumber), { headers });
});
