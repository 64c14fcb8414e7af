import { expect, test } from "bun:test";
import { collectYoungSoon } from "./young-memory.ts";

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
