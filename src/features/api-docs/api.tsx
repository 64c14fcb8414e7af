import { z } from "zod/mini";
import { access } from "#src/auth/access.ts";
import type { Config } from "#src/config.ts";
import { AppError } from "#src/core/errors.ts";
import { gives, texts } from "#src/http/describe.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import { inLanguage } from "#src/i18n/language.ts";
import type { PageHead } from "#src/shell/page.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { DOCS, DocsPage } from "./docs-page.tsx";
import { listCalls } from "./calls.ts";
import { describeApi } from "./open-api.ts";
import { GROUPS } from "./words.ts";

/** The description for programs and its pages. `listRoutes` is called at a request, when all routes are there. */
export function apiDocs(config: Config, listRoutes: () => Parameters<typeof listCalls>[0]) {
  function describe() {
    const calls = listCalls(listRoutes());
    const document = describeApi(calls, configuredOrigin(config));
    const text = JSON.stringify(document);
    return { calls, document, text, etag: `"${Bun.hash(text).toString(36)}"` };
  }
  let made: ReturnType<typeof describe> | undefined;
  // Labels of fields are in the language of the request.
  const described = () => (made ??= inLanguage("en", describe));
  function show(c: Ctx, slug?: string): Response {
    const group = GROUPS.find((each) => each.slug === slug);
    if (slug && !group) throw new AppError("not-found", "notFound");
    const { calls, document } = described();
    const title = group ? `${group.name} · ${t.api()}` : t.api();
    const head: PageHead = { title, description: t.apiLead(), sheets: ["docs"] };
    return renderPage(c, head, <DocsPage {...{ document, calls, group }} />);
  }
  return {
    api: routes().get("/openapi.json", access("guest"), gives(z.looseObject(texts("openapi"))), (c) => {
      const { text, etag } = described();
      c.header("ETag", etag);
      c.header("Cache-Control", "public, max-age=300");
      return hasTag(c, etag) ? c.body(null, 304) : c.body(text, 200, { "Content-Type": "application/json" });
    }),
    pages: routes()
      .get(DOCS, access("guest"), (c) => show(c))
      .get(`${DOCS}/:slug`, access("guest"), (c) => show(c, c.req.param("slug"))),
  };
}
