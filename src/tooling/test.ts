import { ensureChromium } from "./chromium.ts";
import { ROOT } from "./root.ts";

interface Tally {
  passed: number;
  failed: number;
}

const bun = process.execPath;
const bin = (name: string) => [bun, "--bun", `node_modules/.bin/${name}`];
const playwright = [bun, "--bun", "node_modules/@playwright/test/cli.js", "test"];
const total: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];

/** Runs a command and adds up what it counted; one that counts nothing is one check. */
async function step(title: string, command: string[], count?: (output: string) => Tally): Promise<void> {
  const begun = performance.now();
  console.log(`\n== ${title}`);
  const run = Bun.spawn(command, {
    cwd: ROOT,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
    env: { ...process.env, FORCE_COLOR: "0" },
  });
  const [out, err, code] = await Promise.all([echo(run.stdout), echo(run.stderr), run.exited]);
  const tally = count?.(out + err) ?? { passed: Number(code === 0), failed: Number(code !== 0) };
  total.passed += tally.passed;
  // A runner that died without counting a failure has still failed, and one that counted nothing has not run.
  const silent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  total.failed += silent ? 1 : tally.failed;
  const hasFailed = tally.failed > 0 || silent;
  if (hasFailed) failures.push(title, ...linesOfFailures(out + err));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`== ${title}: ${hasFailed ? "FAILED" : "passed"} in ${seconds} s`);
}

async function echo(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) {
    const part = decoder.decode(chunk, { stream: true });
    process.stdout.write(part);
    text += part;
  }
  return text;
}

/** The lines by which each runner names what failed, so that a long log need not be searched. */
function linesOfFailures(output: string): string[] {
  const named = /^(?:\(fail\) .*|Too heavy: .*|.*\berror TS\d+: .*| {2}\d+\) \[.*)$/gm;
  return [...new Set(output.match(named))].map((line) => `  ${line.trim()}`);
}

/** Adds up lines such as ` 12 pass` or `  3 failed`. */
function tallied(output: string, passed: RegExp, failed: RegExp): Tally {
  const sum = (pattern: RegExp) =>
    [...output.matchAll(pattern)].reduce((all, [, number]) => all + Number(number), 0);
  return { passed: sum(passed), failed: sum(failed) };
}

const ofBunTest = (output: string) => tallied(output, /^ *(\d+) pass$/gm, /^ *(\d+) (?:fail|errors?)$/gm);
const ofPlaywright = (output: string) =>
  tallied(output, /^ *(\d+) (?:passed|flaky)\b/gm, /^ *(\d+) (?:failed|interrupted|did not run)\b/gm);

await step("build", [bun, "src/tooling/build.ts"]);
await step("page weights", [bun, "src/tooling/page-weights.ts"]);
await step("format", [...bin("oxfmt"), "--check"]);
await step("lint", [...bin("oxlint"), "--config", ".oxlintrc.json", "--deny-warnings", "src"]);
await step("types", [...bin("tsc"), "--noEmit"]);
await step("architecture, unit and API tests", [bun, "test", "--timeout", "60000", "src"], ofBunTest);
process.env.CHROMIUM_PATH = await ensureChromium().catch((error: Error) => {
  console.error(error.message);
  return "";
});
await step("browser journeys", [...playwright, "--config", "src/testing/playwright.config.ts"], ofPlaywright);

if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
