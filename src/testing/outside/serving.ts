import { startMarkaba } from "./run-markaba.ts";

/** Starts a server from source, in its own process and on its own port. */
export async function startServing(env: Record<string, string>) {
  const run = startMarkaba(["serve"], { NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", ...env });
  let output = "";
  for await (const text of run.stdout.pipeThrough(new TextDecoderStream())) {
    output += text;
    if (output.includes(" is at http")) break;
  }
  const port = /is at http:\/\/localhost:(\d+)/.exec(output)?.[1];
  if (!port) throw new Error(`The server did not start: ${await new Response(run.stderr).text()}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: async (signal: NodeJS.Signals) => {
      run.kill(signal);
      return run.exited;
    },
  };
}
