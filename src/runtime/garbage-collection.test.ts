import { expect, spyOn, test } from "bun:test";
import { collectAll, collectDuring, collectsAfterRequests, collectYoungSoon } from "./garbage-collection.ts";

test("many calls cause one collection, later calls another", async () => {
  let collected = 0;
  const once = Promise.withResolvers<void>();
  const twice = Promise.withResolvers<void>();
  for (let i = 0; i < 5; i++)
    collectYoungSoon(() => {
      collected++;
      once.resolve();
    });
  expect(collected).toBe(0);
  await once.promise;
  collectYoungSoon(() => twice.resolve());
  await twice.promise;
  expect(collected).toBe(1);
});

test("every write and every thousandth read cause a collection", async () => {
  let collections = 0;
  const collectAfter = collectsAfterRequests(() => collections++);
  const later = async () => {
    await twiceCollected().done;
    return collections;
  };
  for (let i = 0; i < 999; i++) collectAfter("GET");
  expect(await later()).toBe(0);
  collectAfter("GET");
  expect(await later()).toBe(1);
  collectAfter("POST");
  expect(await later()).toBe(2);
});

/** A job that ends after the second collection, and its count of collections. */
function twiceCollected() {
  const twice = Promise.withResolvers<void>();
  const counter = { collections: 0 };
  const done = collectDuring(
    () => twice.promise,
    () => {
      if (++counter.collections === 2) twice.resolve();
    },
  );
  return { counter, done };
}

test("memory is collected again and again while a job runs, and not after", async () => {
  const first = twiceCollected();
  await first.done;
  await twiceCollected().done;
  expect(first.counter.collections).toBe(2);
});

test("collecting stops after a failed job, and its error is passed on", async () => {
  let collections = 0;
  const failing = collectDuring(
    () => Promise.reject(new Error("no disk")),
    () => void collections++,
  );
  await expect(failing).rejects.toThrow("no disk");
  await twiceCollected().done;
  expect(collections).toBe(0);
});

test("right after a full collection, short-lived objects are collected without another one", async () => {
  const full = spyOn(Bun, "gc");
  const held = Array.from({ length: 1_000_000 }, (_, i) => ({ i }));
  collectAll();
  await collectDuring(() => Bun.sleep(400));
  await twiceCollected().done;
  expect([full.mock.calls.length, held.length]).toEqual([1, 1_000_000]);
  full.mockRestore();
});
