import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { gives, texts } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { siteOrigin } from "#src/http/origin.ts";
import { describeApi } from "./open-api.ts";

/** `listRoutes` is called at the first request, when all routes are there. */
export function openApi(listRoutes: () => Parameters<typeof describeApi>[0]) {
  let last = { origin: "", text: "", etag: "" };
  function documentAt(origin: string) {
    if (last.origin === origin) return last;
    const text = JSON.stringify(describeApi(listRoutes(), origin));
    last = { origin, text, etag: `"${Bun.hash(text).toString(36)}"` };
    return last;
  }
  return routes().get("/openapi.json", access("guest"), gives(z.looseObject(texts("openapi"))), (c) => {
    const { text, etag } = documentAt(siteOrigin(c));
    c.header("ETag", etag);
    c.header("Cache-Control", "public, max-age=300");
    return hasTag(c, etag) ? c.body(null, 304) : c.body(text, 200, { "Content-Type": "application/json" });
  });
}
