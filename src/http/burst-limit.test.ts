import { expect, test } from "bun:test";
import { HOUR_MS } from "#src/core/time.ts";
import { testApp } from "#src/testing/site/test-app.ts";

const BURST = 600;
const PER_SECOND = 60;

/** Sends a number of requests from one address and counts the answered ones. */
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

test("each address gets a burst of requests, then a number per second; other addresses are not affected", async () => {
  const { answered, clock } = visitor();
  expect(await answered(BURST + 20)).toBe(BURST);
  expect(await answered(1, "192.0.2.2")).toBe(1);
  clock.advance(1000);
  expect(await answered(PER_SECOND + 20)).toBe(PER_SECOND);
});

test("setting the clock back locks no one out", async () => {
  const { answered, clock } = visitor();
  expect(await answered(BURST + 20)).toBe(BURST);
  clock.advance(-HOUR_MS);
  expect(await answered(1)).toBe(0);
  clock.advance(1000);
  expect(await answered(PER_SECOND + 20)).toBe(PER_SECOND);
});

test("setting the clock back does not use up an address's remaining requests", async () => {
  const { answered, clock } = visitor();
  expect(await answered(BURST - 10)).toBe(BURST - 10);
  clock.advance(-HOUR_MS);
  expect(await answered(20)).toBe(10);
});
