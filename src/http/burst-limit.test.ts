import { expect, test } from "bun:test";
import { HOUR_MS } from "#src/core/time.ts";
import { testApp } from "#src/testing/test-app.ts";

const BURST = 600;
const PER_SECOND = 60;

/** How many of so many requests from one address are answered. */
function visitor() {
  const app = testApp();
  const answered = async (requests: number, address = "192.0.2.1") => {
    let count = 0;
    for (let i = 0; i < requests; i++)
      if ((await app.request("/robots.txt", {}, { address })).status !== 429) count++;
    return count;
  };
  return { ...app, answered };
}

test("one address gets a burst of requests, then so many a second; others are not affected", async () => {
  const { answered, clock } = visitor();
  expect(await answered(BURST + 20)).toBe(BURST);
  expect(await answered(1, "192.0.2.2")).toBe(1);
  clock.advance(1000);
  expect(await answered(PER_SECOND + 20)).toBe(PER_SECOND);
});

test("a clock that is set back locks nobody out", async () => {
  const { answered, clock } = visitor();
  expect(await answered(BURST + 20)).toBe(BURST);
  clock.advance(-HOUR_MS);
  expect(await answered(1)).toBe(0);
  clock.advance(1000);
  expect(await answered(PER_SECOND + 20)).toBe(PER_SECOND);
});

test("a clock that is set back does not use up what an address had left", async () => {
  const { answered, clock } = visitor();
  expect(await answered(BURST - 10)).toBe(BURST - 10);
  clock.advance(-HOUR_MS);
  expect(await answered(20)).toBe(10);
});
