import { expect, test } from "bun:test";
import { runFaults } from "./faults-run.ts";

test("20 random faults under load lose nothing, are reported, and end with their cause", async () => {
  const summary = await runFaults({ faults: 20, minutes: 1, seed: Date.now() % 2 ** 31 });
  for (const skipped of summary.skipped) console.warn(`faults: skipped ${skipped}`);
  expect(summary).toMatchObject({ faults: 20, failures: [] });
});
