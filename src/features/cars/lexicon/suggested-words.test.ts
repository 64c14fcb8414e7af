import { expect, test } from "bun:test";
import { readCarFilter } from "../schema.ts";
import { SUGGESTED_COUNTRIES, SUGGESTED_FACTS } from "./suggested-words.ts";
import { understandCars } from "./understand-car.ts";

const read = (q: string) =>
  understandCars(readCarFilter(new URLSearchParams({ q })), Date.UTC(2026, 10, 21)).filter;

test("every suggested fact is understood as the values that its count is for", () => {
  for (const { column, values, texts } of SUGGESTED_FACTS)
    for (const text of texts.split(",")) {
      const { q, [column]: asked } = read(text);
      expect([text, asked.toSorted(), q]).toEqual([text, values.toSorted(), ""]);
    }
});

test("every suggested country is understood", () => {
  for (const { country, texts } of SUGGESTED_COUNTRIES)
    for (const text of texts) expect([text, read(text).country]).toEqual([text, [country]]);
});
