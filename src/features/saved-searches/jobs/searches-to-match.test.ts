import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { searchesToMatch } from "./searches-to-match.ts";

test("searches stay in memory for a day", async () => {
  const app = testApp();
  const known = await searchesToMatch(app.deps);
  expect(await searchesToMatch(app.deps)).toBe(known);
  app.clock.advance(DAY_MS);
  expect(await searchesToMatch(app.deps)).not.toBe(known);
});
