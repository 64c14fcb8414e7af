import { carView } from "./features/cars/page/car.view.tsx";
import { carSearchView } from "./features/cars/search/search.view.tsx";
import { plateView } from "./features/plates/page/plate.view.tsx";
import { platesView } from "./features/plates/search/plates.view.tsx";
import type { Assets } from "./http/assets.ts";
import { drawingWith } from "./shell/draw-page.tsx";
import type { Asked, Drawn } from "./shell/drawing.ts";
import type { View } from "./shell/page.ts";
import { loadPhotosFrom } from "./ui/photo.tsx";

export const VIEWS = [carSearchView, platesView, carView, plateView];

declare const self: Worker;

const views = new Map<string, View<never>>(VIEWS.map((view) => [view.name, view]));

/** Draws the pages that `openDrawing` asks for. */
export function drawPages(assets: Assets): void {
  const draw = drawingWith(assets);
  const answer = (drawn: Drawn, transferred: ArrayBuffer[] = []) => self.postMessage(drawn, transferred);
  self.addEventListener("message", async ({ data: [id, name, props, frame] }: MessageEvent<Asked>) => {
    try {
      const view = views.get(name);
      if (!view) throw new Error(`No such view: ${name}`);
      loadPhotosFrom(frame.photosUrl);
      const html = await draw(view, props as never, frame);
      answer([id, html], [html.buffer]);
    } catch (error) {
      answer([id, null, error]);
    }
  });
  answer([0, null]);
}
