import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Bundled once per worker: reading and transpiling the sources would take half of the time of each start.
const { outputs } = await Bun.build({
  entrypoints: [join(import.meta.dir, "markaba.ts")],
  outdir: mkdtempSync(join(tmpdir(), "markaba-run-")),
  target: "bun",
});
const program = outputs.find(({ kind }) => kind === "entry-point")?.path ?? "";

/** Runs a `markaba` command in its own process. */
export const startMarkaba = (args: string[], env: Record<string, string>) =>
  Bun.spawn([process.execPath, program, ...args], {
    env: { ...process.env, ...env },
    stdout: "pipe",
    stderr: "pipe",
  });

export async function runMarkaba(args: string[], env: Record<string, string>) {
  const run = startMarkaba(args, env);
  const [output, text] = await Promise.all([
    new Response(run.stdout).bytes(),
    new Response(run.stderr).text(),
  ]);
  return { code: await run.exited, output, text };
}
