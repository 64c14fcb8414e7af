import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { NoFavoritesDrawing } from "#src/features/favorites/parts/no-favorites-drawing.tsx";
import { JordanCorner } from "#src/features/listing-page/parts/jordan-corner.tsx";
import * as errorDrawings from "#src/shell/error-drawings.tsx";
import { Mark } from "#src/ui/brand.tsx";
import { CarSilhouette } from "#src/ui/car-silhouette.tsx";
import * as drawings from "#src/ui/drawings.tsx";
import { NoPhoto } from "#src/ui/no-photo.tsx";

const themed = [
  ...Object.values({ ...drawings, ...errorDrawings }),
  NoFavoritesDrawing,
  JordanCorner,
  NoPhoto,
];

const bodies = ["Sedan", "SUV", "Hatchback", "Coupe", "Convertible", "Wagon", "Pickup", "Van"];

test("the eight body types have silhouettes of their own, light enough for a filter panel", () => {
  const drawn = bodies.map((body) => renderToStaticMarkup(<CarSilhouette body={body} />));
  expect(new Set(drawn).size).toBe(8);
  for (const svg of drawn) expect(svg.length).toBeLessThan(1000);
});

test("drawings are decoration: hidden from screen readers and free of words", () => {
  const all = [...themed, Mark].map((Drawing) => renderToStaticMarkup(<Drawing />));
  for (const svg of all) {
    expect(svg).toStartWith("<svg");
    expect(svg).toContain('aria-hidden="true"');
    expect(svg.replace(/<[^>]*>/g, "")).toBe("");
  }
});

test("drawings follow the theme: no colour is written out", () => {
  for (const Drawing of themed) expect(renderToStaticMarkup(<Drawing />)).not.toMatch(/#[0-9a-f]{3,6}\b/i);
});
