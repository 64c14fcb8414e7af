import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { siteNameIn } from "#src/config.ts";
import type { ErrorStatus } from "#src/core/errors.ts";
import { jordanYear } from "#src/core/jordan-day.ts";
import type { Ctx } from "#src/http/env.ts";
import { publicOrigin } from "#src/http/origin.ts";
import { SavedIds } from "#src/ui/saved-ids.ts";
import { Document } from "./document.tsx";
import { takeFlash } from "./flash.ts";
import { IslandScripts } from "./island.tsx";
import { readTheme } from "./preferences.ts";
import { allowPrefetch } from "./prefetch.ts";
import type { Sheet } from "#src/ui/sheet.ts";

export interface PageHead {
  title: string;
  description?: string;
  noindex?: boolean;
  /** The path of the canonical address, without a language, if it differs from the requested one. */
  path?: string;
  /** The query string of the canonical address. */
  query?: string;
  image?: string;
  /** A second skip link, after the one to the content. */
  skipTo?: { href: string; label: string };
  structuredData?: object;
  /** Renders no header and footer. */
  bare?: boolean;
  /** Loads no scripts. */
  still?: boolean;
  /** Contains a secret, so it is not compressed: the length could reveal it (BREACH). */
  secret?: boolean;
  preload?: string[];
  sheets?: Sheet[];
}

export function renderPage(
  c: Ctx,
  head: PageHead,
  body: ReactNode,
  status: 200 | ErrorStatus = 200,
): Response {
  const { deps, language, session } = c.var;
  if (head.secret) c.header("Cache-Control", "private, no-store, no-transform");
  if (!head.bare) allowPrefetch(c);
  const html = renderToString(
    <IslandScripts value={deps.assets.islands[language]}>
      <SavedIds value={c.var.savedIds}>
        <Document
          head={head}
          language={language}
          url={new URL(c.req.url)}
          origin={publicOrigin(c)}
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
      </SavedIds>
    </IslandScripts>,
  );
  return c.body(`<!doctype html>${html}`, status, { "Content-Type": "text/html; charset=UTF-8" });
}

export const renderFragment = (c: Ctx, body: ReactNode): Response | Promise<Response> =>
  c.html(renderToString(<SavedIds value={c.var.savedIds}>{body}</SavedIds>));
