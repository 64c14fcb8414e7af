import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { gives, texts } from "#src/http/describe.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { DOCS, DocsPage } from "./docs-page.tsx";
import { listCalls } from "./calls.ts";
import { describeApi } from "./open-api.ts";
import { GROUPS } from "./words.ts";

/** The description for programs and its pages. `listRoutes` is called at a request, when all routes are there. */
export function apiDocs(listRoutes: () => Parameters<typeof describeApi>[0]) {
  const describe = (origin: string) => {
    const document = describeApi(listRoutes(), origin);
    const text = JSON.stringify(document);
    return { origin, document, text, etag: `"${Bun.hash(text).toString(36)}"` };
  };
  let last: ReturnType<typeof describe> | undefined;
  function describedAt(c: Ctx) {
    const origin = configuredOrigin(c.get("deps").config);
    if (last?.origin !== origin) last = describe(origin);
    return last;
  }
  const show = (c: Ctx, slug?: string) => {
    const group = GROUPS.find((each) => each.slug === slug);
    if (slug && !group) throw new AppError("not-found", "notFound");
    const { document } = describedAt(c);
    const title = group ? `${group.name} · ${t.api()}` : t.api();
    return renderPage(
      c,
      { title, description: t.apiLead(), sheets: ["docs"] },
      <DocsPage document={document} calls={listCalls(listRoutes())} slug={slug} />,
    );
  };
  return {
    api: routes().get("/openapi.json", access("guest"), gives(z.looseObject(texts("openapi"))), (c) => {
      const { text, etag } = describedAt(c);
      c.header("ETag", etag);
      c.header("Cache-Control", "public, max-age=300");
      return hasTag(c, etag) ? c.body(null, 304) : c.body(text, 200, { "Content-Type": "application/json" });
    }),
    pages: routes()
      .get(DOCS, access("guest"), (c) => show(c))
      .get(`${DOCS}/:slug`, access("guest"), (c) => show(c, c.req.param("slug"))),
  };
}
