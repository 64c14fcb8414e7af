import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { siteNameIn } from "#src/config.ts";
import type { ErrorStatus } from "#src/core/errors.ts";
import { jordanYear } from "#src/core/jordan-day.ts";
import type { Ctx } from "#src/http/env.ts";
import { publicOrigin } from "#src/http/origin.ts";
import { photosAddress } from "#src/ui/photo.tsx";
import { SavedIds } from "#src/ui/saved-ids.ts";
import { drawingWith, drawPage } from "./draw-page.tsx";
import { takeFlash } from "./flash.ts";
import type { Frame, PageHead, View } from "./page.ts";
import { readTheme } from "./preferences.ts";
import { allowPrefetch } from "./prefetch.ts";

const HTML = { "Content-Type": "text/html; charset=UTF-8" };

export function renderPage(c: Ctx, head: PageHead, body: ReactNode, status: 200 | ErrorStatus = 200) {
  if (head.secret) c.header("Cache-Control", "private, no-store, no-transform");
  if (!head.bare) allowPrefetch(c);
  return c.body(drawPage(c.var.deps.assets, frameOf(c), head, body), status, HTML);
}

export async function renderView<Props>(c: Ctx, view: View<Props>, props: Props): Promise<Response> {
  allowPrefetch(c);
  const { assets, draw = drawingWith(assets) } = c.var.deps;
  const html = await draw(view, props, frameOf(c));
  return c.body(html, 200, { ...HTML, "Content-Encoding": "zstd" });
}

function frameOf(c: Ctx): Frame {
  const { deps, language, session, savedIds, unread, announcement = null } = c.var;
  return {
    language,
    url: c.req.url,
    origin: publicOrigin(c),
    siteName: siteNameIn(deps.config, language),
    operator: deps.config.OPERATOR_NAME ?? null,
    user: session?.user ?? null,
    theme: readTheme(c),
    flash: takeFlash(c),
    announcement: announcement || null,
    year: jordanYear(deps.clock.now()),
    savedIds: [...savedIds],
    unread,
    photosUrl: photosAddress(),
  };
}

export const renderFragment = (c: Ctx, body: ReactNode): Response | Promise<Response> =>
  c.html(renderToString(<SavedIds value={c.var.savedIds}>{body}</SavedIds>));
