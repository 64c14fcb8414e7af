import { expect, test } from "bun:test";
import { MAX_VIEWED, parseViewed, withNewest } from "./viewed-list.ts";

const many = Array.from({ length: 10_000 }, (_, at) => `id-${at}`);

test("the last viewed comes first, without duplicates, at most twelve", () => {
  expect(withNewest(["a", "b", "c"], "c")).toEqual(["c", "a", "b"]);
  expect(withNewest(many, "new")).toHaveLength(MAX_VIEWED);
  expect(withNewest(many, "new")[0]).toBe("new");
});

test("invalid content in the storage is ignored", () => {
  for (const garbage of [null, "", "{", "null", "7", '{"a":1}', '[null,7,{},["a"],"","../a","<b>"]'])
    expect(parseViewed(garbage)).toEqual([]);
  expect(parseViewed(JSON.stringify([null, "a", "a", "b", 7]))).toEqual(["a", "b"]);
  expect(parseViewed(JSON.stringify(many))).toHaveLength(MAX_VIEWED);
});
