import { expect, test } from "bun:test";
import { failuresNamed, ofBunTest, ofPlaywright } from "./tally.ts";

const journeys = `  ✓  1 [desktop-en] › a.e2e.ts:3:1 › always (12ms)
  4) [desktop-en] › src/a.e2e.ts:2:1 › a draft comes back ──────────

    Error: expect(received).toBe(expected) // Object.is equality

  1 failed
    [mobile-ar] › src/a.e2e.ts:5:1 › fails ───────────────
  14 passed (5.2s)
`;

test("passed and failed journeys are counted", () => {
  expect(ofPlaywright(journeys)).toEqual({ passed: 14, failed: 1 });
});

test("journeys that did not run count as failed", () => {
  expect(ofPlaywright("  1 interrupted\n  3 did not run\n  2 passed (1m)\n")).toEqual({
    passed: 2,
    failed: 4,
  });
});

test("unit tests and errors between them are counted", () => {
  expect(ofBunTest(" 12 pass\n 3 fail\n 1 error\n 40 expect() calls\n")).toEqual({ passed: 12, failed: 4 });
});

test("a failure is listed once, even if several runners report it", () => {
  const output = `(fail) a rule holds [1.00ms]
src/a.ts(3,1): error TS2304: Cannot find name 'x'.
Too heavy: / takes 60 kB
${journeys}(fail) a rule holds [1.00ms]
`;
  expect(failuresNamed(output).map((line) => line.slice(0, 12))).toEqual([
    "(fail) a rul",
    "src/a.ts(3,1",
    "Too heavy: /",
    "4) [desktop-",
  ]);
});
