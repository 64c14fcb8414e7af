import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { inLanguage } from "#src/i18n/language.ts";
import { glyphStrokes, rowStrokes } from "./plate-drawing.ts";
import { Plate, PlateGlyph } from "./plate.tsx";

const starts = (path: string) => [...path.matchAll(/M([\d.-]+) /g)].map(([, x]) => Number(x));

test("a plate is one named picture in its true proportions, without text that could be mirrored", () => {
  const html = renderToStaticMarkup(<Plate areaCode="10" plateNumber="12345" className="w-40" />);
  expect(html).toStartWith(
    '<svg viewBox="0 0 520 110" role="img" aria-label="Plate 10, 12345" class="plate w-40"',
  );
  expect(html).not.toContain("<text");
  expect(html).not.toContain("font");
  expect(html.length).toBeLessThan(1500);
  const arabic = inLanguage("ar", () => renderToStaticMarkup(<Plate areaCode="10" plateNumber="12345" />));
  expect(arabic).toContain('aria-label="لوحة 10، 12345"');
  expect(arabic.replace(/aria-label="[^"]*"/, "")).toBe(
    html.replace(/aria-label="[^"]*"/, "").replace(" w-40", ""),
  );
});

test("the code comes before the number, left to right, in the same drawing in both languages", () => {
  const { stroke, fill } = rowStrokes("20", "7");
  const [two, zero, seven] = starts(stroke);
  const [dash] = starts(fill);
  expect([two, zero, dash, seven].every((x) => x !== undefined)).toBe(true);
  expect([two ?? 0, zero ?? 0, dash ?? 0, seven ?? 0]).toEqual(
    [two ?? 0, zero ?? 0, dash ?? 0, seven ?? 0].toSorted((a, b) => a - b),
  );
});

test("characters are placed as in the original design: 10-12345, 10-1771 and 1-7", () => {
  const at = (code: string, number: string) => starts(rowStrokes(code, number).fill);
  expect(at("10", "12345")).toEqual([202.5, 89.5 + 34, 235.5 + 34]);
  expect(at("10", "1771")).toEqual([227, 107 + 34, 264 + 34, 438 + 34]);
  expect(at("1", "7")).toEqual([285, 223 + 34]);
});

test("every number fits between the band and the edge", () => {
  for (const code of ["1", "99"])
    for (const number of ["1", "88", "888", "8888", "88888"]) {
      const { stroke, fill } = rowStrokes(code, number);
      const places = [...starts(stroke), ...starts(fill)];
      expect(Math.min(...places)).toBeGreaterThanOrEqual(84);
      expect(Math.max(...places)).toBeLessThanOrEqual(508);
    }
});

test("exactly the digits and the dash are drawn", () => {
  for (const character of "0123456789?*") {
    const { stroke, fill } = glyphStrokes(character);
    expect(stroke + fill).toMatch(/^M/);
  }
  expect(glyphStrokes("x")).toEqual({ stroke: "", fill: "" });
  const html = renderToStaticMarkup(<PlateGlyph character="?" x={1} y={2} width={47} height={78} />);
  expect(html).toContain('viewBox="0 0 47 78"');
});
