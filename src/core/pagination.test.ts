import { expect, test } from "bun:test";
import * as fc from "fast-check";
import { pageCount, pageNumbers } from "./pagination.ts";

test("pages are counted; an empty list has one page", () => {
  expect([0, 1, 24, 25, 48].map((total) => pageCount(total, 24))).toEqual([1, 1, 1, 2, 2]);
});

test("page links show both ends and the pages around the current one", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 9)).toEqual([1, 2, "gap", 9]);
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, "gap", 9]);
  expect(pageNumbers(5, 9)).toEqual([1, "gap", 4, 5, 6, "gap", 9]);
  expect(pageNumbers(6, 9)).toEqual([1, "gap", 5, 6, 7, 8, 9]);
  expect(pageNumbers(9, 9)).toEqual([1, "gap", 8, 9]);
});

test("a gap always stands for at least two pages, and no other page is missing", () => {
  const position = fc
    .integer({ min: 1, max: 60 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(position, ([current, last]) => {
      const links = pageNumbers(current, last);
      expect(links).toContain(current);
      expect([links[0], links.at(-1)]).toEqual([1, last]);
      links.forEach((link, at) => {
        const [before, after] = [Number(links[at - 1] ?? 0), Number(links[at + 1])];
        if (link === "gap") expect(after - before).toBeGreaterThan(2);
        else if (links[at - 1] !== "gap") expect(link).toBe(before + 1);
      });
    }),
  );
});
