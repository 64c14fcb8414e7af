import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { knownSearches } from "./known-searches.ts";

test("searches stay cached until another server has matched listings, and for a day at most", async () => {
  const app = testApp();
  const known = await knownSearches(app.deps, 3);
  expect(await knownSearches(app.deps, 3)).toBe(known);
  const others = await knownSearches(app.deps, 4);
  expect(others).not.toBe(known);
  app.clock.advance(DAY_MS);
  expect(await knownSearches(app.deps, 4)).not.toBe(others);
});
