import { expect, test } from "bun:test";
import { oneByOne } from "./yield.ts";

test("items are worked on one at a time, in order", async () => {
  const log: string[] = [];
  const results = await oneByOne([1, 2, 3], async (item) => {
    log.push(`begin ${item}`);
    await Promise.resolve();
    log.push(`end ${item}`);
    return item * 2;
  });
  expect(results).toEqual([2, 4, 6]);
  expect(log).toEqual(["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"]);
});
