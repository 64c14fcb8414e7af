import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { describes } from "#src/http/describe.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { siteOrigin } from "#src/http/origin.ts";
import { describeApi } from "./open-api.ts";

type Routes = ReturnType<typeof routes>["routes"];

/** `listRoutes` is asked at a request, when all routes are there. */
export function openApi(listRoutes: () => Routes) {
  let last = { origin: "", text: "", etag: "" };
  const documentAt = (origin: string) => {
    if (last.origin === origin) return last;
    const text = JSON.stringify(describeApi(listRoutes(), origin));
    return (last = { origin, text, etag: `"${Bun.hash(text).toString(36)}"` });
  };
  return routes().get(
    "/openapi.json",
    access("guest"),
    describes({
      id: "getDescription",
      summary: "Get this description (OpenAPI 3.1)",
      answers: { 200: z.looseObject({ openapi: z.string() }) },
      headers: ["ETag"],
      accepts: ["If-None-Match"],
    }),
    (c: Ctx) => {
      const { text, etag } = documentAt(siteOrigin(c));
      c.header("ETag", etag);
      c.header("Cache-Control", "public, max-age=300");
      if (hasTag(c, etag)) return c.body(null, 304);
      return c.body(text, 200, { "Content-Type": "application/json" });
    },
  );
}
