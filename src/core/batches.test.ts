import { expect, test } from "bun:test";
import { batches } from "./batches.ts";

test("batches contain every item once, and the last one may be smaller", () => {
  expect([...batches([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...batches([1, 2], 2)]).toEqual([[1, 2]]);
  expect([...batches([], 2)]).toEqual([]);
});
