import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { ValuePlot } from "./value-plot.tsx";

const car = { make: "Toyota", model: "Camry", year: 2018, mileageKm: 100_000, priceCents: 1_500_000 };
const example = (number: number, mileageKm: number, priceCents: number) => ({
  ...car,
  number,
  mileageKm,
  priceCents,
  weight: 1,
});
const line = [0, 200_000].map((km) => ({ km, low: 1.2e6, middle: 1.5e6, high: 1.8e6, comparables: 9 }));

/** How far the label is below this car's dot; negative if above. Other cars of the same mileage cost `cents`. */
function labelBelow(...cents: number[]): number {
  const plotted = [
    example(2, 200_000, 2_000_000),
    ...cents.map((asked, i) => example(i + 3, 100_000, asked)),
  ];
  const html = renderToStaticMarkup(
    <ValuePlot {...{ plotted, line, car }} nearest={[{ number: 3 }]} label="Your car" />,
  );
  const own = /class="own".*?cy="([\d.]+)".*? y="([\d.]+)"[^>]*>Your car</.exec(html);
  return Number(own?.[2]) - Number(own?.[1]);
}

test("the label of this car does not cover the other cars", () => {
  expect(labelBelow(1_600_000)).toBe(30);
  expect(labelBelow(1_400_000)).toBe(-30);
  expect(labelBelow(1_400_000, 1_600_000)).toBe(70);
});

test("the numbers of the nearest cars cover neither each other nor the own car", () => {
  const plotted = [
    example(1, 0, 1_000_000),
    example(2, 200_000, 2_000_000),
    ...[3, 4, 5].map((number) => example(number, 100_000, 1_510_000)),
  ];
  const nearest = [{ number: 3 }, { number: 4 }, { number: 5 }];
  const html = renderToStaticMarkup(<ValuePlot {...{ plotted, line, car, nearest }} label="Your car" />);
  const discs = [...html.matchAll(/class="(?:near|own)".*?<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(discs).toHaveLength(4);
  for (const [i, [x, y]] of discs.entries())
    for (const [left, top] of discs.slice(i + 1))
      expect(Math.hypot(left - x, top - y)).toBeGreaterThanOrEqual(31.9);
});
