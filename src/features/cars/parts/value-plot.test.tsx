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

/** How far the label is below the own car; negative if above. One of the nearest cars asks `nearCents`. */
function labelBelow(nearCents: number): number {
  const comparable = [
    example(1, 100_000, nearCents),
    example(2, 0, 1_000_000),
    example(3, 200_000, 2_000_000),
  ];
  const html = renderToStaticMarkup(
    <ValuePlot {...{ comparable, line, car }} nearest={[{ number: 1 }]} label="Your car" />,
  );
  const own = /class="own".*?cy="([\d.]+)".*? y="([\d.]+)"[^>]*>Your car</.exec(html);
  return Number(own?.[2]) - Number(own?.[1]);
}

test("the label of the own car leaves the nearest ones in sight", () => {
  expect(labelBelow(1_600_000)).toBe(30);
  expect(labelBelow(1_400_000)).toBe(-30);
});
