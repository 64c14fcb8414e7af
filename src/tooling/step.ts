import { ROOT } from "./root.ts";
import { failuresNamed, type Tally } from "./tally.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const env = { FORCE_COLOR: "0", TMPDIR: temporaryFolder() };
const total: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];

export async function step(title: string, command: string[], count?: (output: string) => Tally) {
  const begun = performance.now();
  console.log(`\n== ${title}`);
  const run = Bun.spawn(command, {
    cwd: ROOT,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
    env: { ...process.env, ...env },
  });
  const [out, err, code] = await Promise.all([echo(run.stdout), echo(run.stderr), run.exited]);
  const tally = count?.(out + err) ?? { passed: Number(code === 0), failed: Number(code !== 0) };
  total.passed += tally.passed;
  // A runner that exits with an error without failed tests has failed, and so has one that counted none.
  const silent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  total.failed += silent ? 1 : tally.failed;
  const hasFailed = tally.failed > 0 || silent;
  if (hasFailed) failures.push(title, ...indented(failuresNamed(out + err)));
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

const indented = (lines: string[]) => lines.map((line) => `  ${line}`);

export function endSteps(): never {
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}
