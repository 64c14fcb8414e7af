import { ROOT } from "./root.ts";
import { endSteps, step } from "./step.ts";
import { ofBunTest } from "./tally.ts";

// Faults and attacks from outside on the built executable: src/testing/hostile. Names select files.
const TIMEOUT_MS = 900_000;

const bun = process.execPath;
const names = process.argv.slice(2);
const files = [...new Bun.Glob("src/testing/hostile/**/*.hostile.ts").scanSync(ROOT)]
  .filter((path) => names.length === 0 || names.some((name) => path.includes(name)))
  .sort();
if (files.length === 0) throw new Error(`No file of src/testing/hostile is named ${names.join(", ")}`);

await step("build", [bun, "src/tooling/build.ts"]);
const paths = files.map((path) => `./${path}`);
await step("hostile tests", [bun, "test", `--timeout=${TIMEOUT_MS}`, "--parallel=2", ...paths], ofBunTest);
endSteps();
