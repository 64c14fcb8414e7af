import { parseArgs } from "node:util";
import { runFaults } from "./faults-run.ts";

// Causes faults for any length of time: bun src/testing/hostile/faults.ts --faults 1000 --minutes 60 --seed 1. Requires
// `bun run build` first, and root for disk faults.
const { values } = parseArgs({
  options: {
    faults: { type: "string", default: "1000" },
    minutes: { type: "string", default: "60" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
const summary = await runFaults({
  faults: Number(values.faults),
  minutes: Number(values.minutes),
  seed: Number(values.seed),
  report: (line) => console.log(new Date().toISOString(), line),
});
console.log(JSON.stringify(summary, null, 2));
process.exit(summary.failures.length > 0 ? 1 : 0);
