import { buildExecutable } from "./build.ts";
import { ROOT } from "./root.ts";
import { ofBunTest } from "./tally.ts";

// Faults and attacks from outside against the built executable, in processes of their own: src/testing/hostile. Names on
// the command line run only those files.
const TIMEOUT_MS = 900_000;

const names = process.argv.slice(2);
const files = [...new Bun.Glob("src/testing/hostile/**/*.hostile.ts").scanSync(ROOT)]
  .filter((path) => names.length === 0 || names.some((name) => path.includes(name)))
  .sort();

if (files.length === 0) throw new Error(`No file of src/testing/hostile is named ${names.join(", ")}`);

const begun = performance.now();
await buildExecutable();
const run = Bun.spawn(
  [
    process.execPath,
    "test",
    "--timeout",
    String(TIMEOUT_MS),
    "--parallel=2",
    ...files.map((path) => `./${path}`),
  ],
  { cwd: ROOT, stdin: "ignore", stdout: "inherit", stderr: "pipe" },
);
let output = "";
const decoder = new TextDecoder();
for await (const chunk of run.stderr) {
  const part = decoder.decode(chunk, { stream: true });
  process.stderr.write(part);
  output += part;
}
const code = await run.exited;
const { passed, failed } = ofBunTest(output);
// A runner that died without counting a failure has still failed, and one that counted nothing has not run.
const silent = failed === 0 && (code !== 0 || passed === 0);
console.log(`\nHostile tests took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed + Number(silent)} failed`);
process.exit(failed > 0 || silent ? 1 : 0);
