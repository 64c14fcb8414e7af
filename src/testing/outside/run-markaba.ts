import { join } from "node:path";

const SRC = join(import.meta.dir, "../..");
const RUN = `
  import { noAssets } from ${JSON.stringify(join(SRC, "testing/site/no-assets.ts"))};
  import { main } from ${JSON.stringify(join(SRC, "main.ts"))};
  process.argv = ["markaba", "markaba", ...JSON.parse(process.env.ARGS)];
  await main(noAssets);`;

/** Runs a `markaba` command from source, in its own process. */
export const startMarkaba = (args: string[], env: Record<string, string>) =>
  Bun.spawn([process.execPath, "-e", RUN], {
    env: { ...process.env, ARGS: JSON.stringify(args), ...env },
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
