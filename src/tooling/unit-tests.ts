import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.ts";

const TIMINGS = join(ROOT, "node_modules/.cache/unit-test-timings.json");
/** The 40 slowest files, for the first run in a new clone. */
const SLOWEST = join(import.meta.dir, "unit-test-timings.json");

// The optimizing compiler (FTL) of JavaScriptCore costs more time than it saves in such short runs: 124 s instead of 102.
process.env.BUN_JSC_useFTLJIT = "0";

/** Slowest first. Three workers on two processors take 43 s, two take 46 s: some tests only wait. */
export const unitTests = (paths: string[]): string[] => {
  if (!existsSync(TIMINGS)) cpSync(SLOWEST, TIMINGS);
  const timings = [`--timings=${TIMINGS}`, "--update-timings"];
  const options = ["--timeout", "300000", "--parallel=3", "--no-isolate", ...timings];
  return [process.execPath, "test", ...options, ...paths.map((path) => `./${path}`)];
};
