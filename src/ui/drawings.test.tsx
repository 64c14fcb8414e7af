import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { Mark } from "./brand.tsx";
import { CarSilhouette } from "./car-silhouette.tsx";
import * as drawings from "./drawings.tsx";
import { NoPhoto } from "./no-photo.tsx";
import * as refusals from "./refusal-drawings.tsx";

const bodies = ["Sedan", "SUV", "Hatchback", "Coupe", "Convertible", "Wagon", "Pickup", "Van"];

test("the eight body types have silhouettes of their own, light enough for a filter panel", () => {
  const drawn = bodies.map((body) => renderToStaticMarkup(<CarSilhouette body={body} />));
  expect(new Set(drawn).size).toBe(8);
  for (const svg of drawn) expect(svg.length).toBeLessThan(1000);
});

test("drawings are decoration: hidden from screen readers and free of words", () => {
  const all = [...Object.values({ ...drawings, ...refusals }), Mark, NoPhoto].map((Drawing) =>
    renderToStaticMarkup(<Drawing />),
  );
  for (const svg of all) {
    expect(svg).toStartWith("<svg");
    expect(svg).toContain('aria-hidden="true"');
    expect(svg.replace(/<[^>]*>/g, "")).toBe("");
  }
});

test("drawings follow the theme: no colour is written out", () => {
  for (const Drawing of [...Object.values({ ...drawings, ...refusals }), NoPhoto])
    expect(renderToStaticMarkup(<Drawing />)).not.toMatch(/#[0-9a-f]{3,6}\b/i);
});
