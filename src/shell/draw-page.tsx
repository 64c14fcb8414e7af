import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Assets } from "#src/http/assets.ts";
import { encode } from "#src/http/encoding.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { SavedIds } from "#src/ui/saved-ids.ts";
import { Document } from "./document.tsx";
import { IslandScripts } from "./island.tsx";
import type { Draw, Frame, PageHead } from "./page.ts";

export function drawPage(assets: Assets, frame: Frame, head: PageHead, body: ReactNode): string {
  const html = renderToString(
    <IslandScripts value={assets.islands[frame.language]}>
      <SavedIds value={new Set(frame.savedIds)}>
        <Document {...{ assets, frame, head }}>{body}</Document>
      </SavedIds>
    </IslandScripts>,
  );
  return `<!doctype html>${html}`;
}

const utf8 = new TextEncoder();

export const drawingWith =
  (assets: Assets): Draw =>
  (view, props, frame) =>
    inLanguage(frame.language, () => {
      const { head, body } = view.page(props);
      return encode(utf8.encode(drawPage(assets, frame, head, body)), "zstd");
    });
