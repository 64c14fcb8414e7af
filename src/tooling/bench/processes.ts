import { join } from "node:path";

/** A script of this folder as a process of its own. */
const script = (name: string, args: (string | number)[]) => [
  process.execPath,
  join(import.meta.dir, name),
  ...args.map(String),
];

/** What a script of this folder prints; what it says of its progress goes to the screen. */
export async function printed(name: string, ...args: (string | number)[]): Promise<string> {
  const run = Bun.spawn(script(name, args), { stdout: "pipe", stderr: "inherit" });
  const text = await new Response(run.stdout).text();
  if ((await run.exited) !== 0) throw new Error(`${name} failed`);
  return text.trim();
}

/**
 * The site over a data folder, from source, with so many megabytes of pages kept; `stop` ends it. Answers its address and
 * the length of the page at `path` as it is sent in that encoding.
 */
export async function serving(dataDir: string, path: string, encoding: string, keptMb: number) {
  const ours = {
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    PAGE_CACHE_MB: String(keptMb),
  };
  const server = Bun.spawn(script("server.ts", [path, encoding]), {
    env: { ...process.env, ...ours },
    stdout: "pipe",
    stderr: "inherit",
  });
  const [origin = "", size = "0"] = (await firstLine(server.stdout)).split(" ");
  const stop = async () => {
    server.kill();
    await server.exited;
  };
  return { origin, pid: server.pid, size: Number(size), stop };
}

async function firstLine(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const chunk of stream) {
    text += new TextDecoder().decode(chunk);
    if (text.includes("\n")) break;
  }
  return text.split("\n")[0] ?? "";
}
