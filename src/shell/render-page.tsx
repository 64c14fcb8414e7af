import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { siteNameIn } from "#src/config.ts";
import { jordanYear } from "#src/core/jordan-day.ts";
import type { Ctx } from "#src/http/env.ts";
import { siteOrigin } from "#src/http/origin.ts";
import { Document } from "./document.tsx";
import { takeFlash } from "./flash.ts";
import { IslandScripts } from "./island.tsx";
import { CachedHtml, CachedHtmlContext } from "./cached-html.tsx";
import { readTheme } from "./preferences.ts";

export interface PageHead {
  title: string;
  description?: string;
  /** Keep it out of search engines. */
  noindex?: boolean;
  /** The part of its query string by which it is another page than without; any other is nobody's business. */
  query?: string;
  /** A picture's address for shared links; the site's own where there is none. */
  image?: string;
  /** schema.org data about the page's subject. */
  structuredData?: object;
  /** Without header and footer, such as the beta gate. */
  bare?: boolean;
  /** No script runs on it. */
  still?: boolean;
  /** Shows what only this session may know and nobody may guess: no compression may tell of it. */
  secret?: boolean;
  /** Names of islands that wake at load, for preloading. */
  preload?: string[];
}

/** Answers a whole page in the request's language. */
export function renderPage(
  c: Ctx,
  head: PageHead,
  body: ReactNode,
  status: 200 | 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 429 | 500 | 507 = 200,
): Response {
  const { deps, language, session } = c.var;
  if (head.secret) c.header("Cache-Control", "private, no-store, no-transform");
  const cachedHtml = new CachedHtml();
  const html = renderToString(
    <IslandScripts value={deps.assets.islands[language]}>
      <CachedHtmlContext value={cachedHtml}>
        <Document
          head={head}
          language={language}
          url={new URL(c.req.url)}
          origin={siteOrigin(c)}
          siteName={siteNameIn(deps.config, language)}
          assets={deps.assets}
          user={session?.user ?? null}
          theme={readTheme(c)}
          flash={takeFlash(c)}
          announcement={c.var.announcement || null}
          year={jordanYear(deps.clock.now())}
        >
          {body}
        </Document>
      </CachedHtmlContext>
    </IslandScripts>,
  );
  const page = cachedHtml.fill(`<!doctype html>${html}`);
  return c.body(page, status, { "Content-Type": "text/html; charset=UTF-8" });
}

/** Answers a piece of a page, for a script that puts it where it belongs. */
export const renderFragment = (c: Ctx, body: ReactNode): Response | Promise<Response> =>
  c.html(renderToString(body));
