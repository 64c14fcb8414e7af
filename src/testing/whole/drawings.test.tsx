import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { NoFavoritesDrawing } from "#src/features/favorites/favorites-page.tsx";
import { JordanCorner } from "#src/features/listing-page/parts/aside.tsx";
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

test("each of the eight body types has its own silhouette, small enough for the filters", () => {
  const drawn = bodies.map((body) => renderToStaticMarkup(<CarSilhouette body={body} />));
  expect(new Set(drawn).size).toBe(8);
  for (const svg of drawn) expect(svg.length).toBeLessThan(1000);
});

test("drawings are decorative: hidden from screen readers and without text", () => {
  const all = [...themed, Mark].map((Drawing) => renderToStaticMarkup(<Drawing />));
  for (const svg of all) {
    expect(svg).toStartWith("<svg");
    expect(svg).toContain('aria-hidden="true"');
    expect(svg.replace(/<[^>]*>/g, "")).toBe("");
  }
});

test("drawings follow the theme: they contain no fixed color", () => {
  for (const Drawing of themed) expect(renderToStaticMarkup(<Drawing />)).not.toMatch(/#[0-9a-f]{3,6}\b/i);
});
