import { expect, test } from "bun:test";
import { aheadOfJobs, nextTurn, oneByOne } from "./yield.ts";

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

test("work that waits at the same time goes on in a turn each", async () => {
  let turns = 0;
  const count = () => {
    if (++turns < 100) setImmediate(count);
  };
  setImmediate(count);
  const continued = await Promise.all(
    [nextTurn(), nextTurn(), nextTurn()].map((wait) => wait.then(() => turns)),
  );
  expect(new Set(continued).size).toBe(3);
});

test("long work waits for a search, but not forever", async () => {
  const events: string[] = [];
  const search = aheadOfJobs(() => Bun.sleep(10)).then(() => events.push("answered"));
  await nextTurn();
  events.push("went on");
  await search;
  expect(events).toEqual(["answered", "went on"]);

  const endless = Promise.withResolvers<void>();
  const unanswered = aheadOfJobs(() => endless.promise);
  await nextTurn();
  endless.resolve();
  await unanswered;
});
