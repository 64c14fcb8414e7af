import { buildAssets } from "./assets-build.ts";
import { ensureChromium } from "./chromium.ts";
import { ROOT } from "./client-build.ts";

interface Tally {
  passed: number;
  failed: number;
}

const bun = process.execPath;
const bin = (name: string) => `node_modules/.bin/${name}`;
const total: Tally = { passed: 0, failed: 0 };

async function step(
  title: string,
  command: string[],
  count?: (output: string) => Tally | null,
): Promise<void> {
  console.log(`\n== ${title}`);
  const run = Bun.spawn(command, {
    cwd: ROOT,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
    env: { ...process.env, FORCE_COLOR: "0" },
  });
  const [out, err, code] = await Promise.all([echo(run.stdout), echo(run.stderr), run.exited]);
  const tally = count?.(out + err) ?? (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  // A runner that died without counting a failure has still failed.
  total.passed += tally.passed;
  total.failed += code !== 0 && tally.failed === 0 ? 1 : tally.failed;
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

const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
const unitTally = (text: string): Tally | null =>
  / pass$/m.test(text)
    ? { passed: number(text, /^\s*(\d+) pass$/m), failed: number(text, /^\s*(\d+) fail$/m) }
    : null;
const browserTally = (text: string): Tally | null =>
  / passed/.test(text)
    ? {
        passed: number(text, /^\s*(\d+) passed/m),
        failed: number(text, /^\s*(\d+) failed/m) + number(text, /^\s*(\d+) did not run/m),
      }
    : null;

await buildAssets(true);
await step("format", [bin("oxfmt"), "--check"]);
await step("lint", [bin("oxlint"), "--config", ".oxlintrc.json", "--deny-warnings", "src"]);
await step("types", [bin("tsc"), "--noEmit"]);
await step("unit and API tests", [bun, "test", "src"], unitTally);
await step("build", [bun, "src/tooling/build.ts"]);
process.env.CHROMIUM_PATH = await ensureChromium();
await step(
  "browser journeys",
  [
    bun,
    "--bun",
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config",
    "src/testing/playwright.config.ts",
  ],
  browserTally,
);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
