import { parseArgs } from "node:util";
import { runFaults } from "./faults-run.ts";

// Faults for as long as wanted, such as: bun src/testing/hostile/faults.ts --faults 1000 --minutes 60 --seed 1
// Needs `bun run build` before, and root for the faults of disks.
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
