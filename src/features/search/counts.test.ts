import { expect, test } from "bun:test";
import { inLanguage } from "#src/i18n/language.ts";
import { barsIn, barsWithin, countOf, type Counts, countsOf, optionCounts } from "./counts.ts";

const bar = (from: number | null, to: number | null, count: number) => ({ from, to, count });

test("only counts that the page draws are sent", () => {
  const counts = countsOf(["make", "price", "none"], {
    facets: { make: [{ value: "Kia", count: 3 }], city: [{ value: "Amman", count: 9 }] },
    histograms: { price: [bar(null, 1000, 2)], year: [bar(null, 1990, 1)] },
  });
  expect(counts).toEqual({ of: { make: [["Kia", 3]] }, bars: { price: [[1000, 2]] } });
  expect(countOf(counts, "make", "Kia")).toBe(3);
  expect(countOf(counts, "make", "Audi")).toBe(0);
  expect(countOf(counts, "none", "x")).toBeNull();
  expect(countOf(undefined, "make", "Kia")).toBeNull();
});

test("bars are sent as widths and read as ends", () => {
  const bars = [bar(null, 1000, 2), bar(1000, 3000, 0), bar(3000, null, 5)];
  const counts = countsOf(["price"], { facets: {}, histograms: { price: bars } });
  expect(counts.bars.price).toEqual([
    [1000, 2],
    [2000, 0],
    [0, 5],
  ]);
  expect(barsIn(counts, "price")).toEqual(bars);
  expect(barsIn(undefined, "price")).toEqual([]);
});

test("choices with results come first, the others dimmed and in their order", () => {
  const counts: Counts = {
    of: {
      model: [
        ["X5", 3],
        ["X1", 2],
      ],
    },
    bars: {},
  };
  const options = ["320", "X1", "520", "X5"].map((value) => ({ value, label: value }));
  const counted = inLanguage("en", () => optionCounts(counts, "model", options));
  expect(counted.map(({ label, dim }) => `${label} ${dim}`)).toEqual([
    ...["X1 (2) false", "X5 (3) false"],
    ...["320 (0) true", "520 (0) true"],
  ]);
  expect(optionCounts(undefined, "model", options)).toEqual(options);
});

test("the outermost bars include everything beyond them", () => {
  const all = [bar(null, 1989, 1), bar(1989, 1990, 2), bar(1990, 1991, 4), bar(1991, 1992, 8)];
  const bars = barsWithin([...all, bar(1992, 1993, 16), bar(1993, null, 32)], 1990, 1992);
  expect(bars).toEqual([bar(null, 1991, 7), bar(1991, 1992, 8), bar(1992, null, 48)]);
  expect(barsWithin([], 1990, 1992)).toEqual([]);
});
