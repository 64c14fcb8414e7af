import { expect, test } from "bun:test";
import { Recent } from "./recent.ts";

test("what nobody has asked for the longest goes first", () => {
  const recent = new Recent<number>(3);
  for (const n of [1, 2, 3]) recent.put(`${n}`, n);
  expect(recent.get("1")).toBe(1);
  recent.put("4", 4);
  expect(["1", "2", "3", "4"].map((key) => recent.get(key))).toEqual([1, undefined, 3, 4]);
});

test("they weigh no more than they may, also when one takes another's place", () => {
  const recent = new Recent<string>(10);
  recent.put("a", "small", 4);
  recent.put("a", "large", 6);
  recent.put("b", "small", 4);
  expect([recent.weight, recent.get("a")]).toEqual([10, "large"]);
  recent.put("c", "too large", 11);
  expect([recent.weight, recent.get("a"), recent.get("c")]).toEqual([0, undefined, undefined]);
});
