import { expect, test } from "bun:test";
import { listCaches, LruCache } from "./lru-cache.ts";

test("the least recently used value is dropped first", () => {
  const cache = new LruCache<number>("numbers", 3);
  for (const n of [1, 2, 3]) cache.put(`${n}`, n, 1);
  expect(cache.get("1")).toBe(1);
  cache.put("4", 4, 1);
  expect(["1", "2", "3", "4"].map((key) => cache.get(key))).toEqual([1, undefined, 3, 4]);
});

test("the values never exceed the limit, even when one is replaced", () => {
  const cache = new LruCache<string>("texts", 10);
  cache.put("a", "small", 4);
  cache.put("a", "large", 6);
  cache.put("b", "small", 4);
  expect([cache.bytes, cache.get("a")]).toEqual([10, "large"]);
  cache.put("c", "too large", 11);
  expect([cache.bytes, cache.get("a"), cache.get("c")]).toEqual([0, undefined, undefined]);
  expect(listCaches()).toContainEqual({ name: "texts", bytes: 0, maxBytes: 10 });
});
