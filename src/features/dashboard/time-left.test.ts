import { expect, test } from "bun:test";
import { shareLeft } from "./time-left.ts";

test("the share of time left goes from 1 to 0 and not beyond", () => {
  const listing = { listedAt: 100, expiresAt: 200 };
  expect([50, 100, 125, 200, 300].map((now) => shareLeft(listing, now))).toEqual([1, 1, 0.75, 0, 0]);
  expect(shareLeft({ listedAt: 200, expiresAt: 200 }, 200)).toBe(0);
});
