import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../free-port.ts";

const script = (name: string, args: (string | number)[]) => [
  process.execPath,
  join(import.meta.dir, name),
  ...args.map(String),
];

/** Runs a script in this folder; returns its standard output. */
export async function outputOf(name: string, ...args: (string | number)[]): Promise<string> {
  const run = Bun.spawn(script(name, args), { stdout: "pipe", stderr: "inherit" });
  const text = await new Response(run.stdout).text();
  if ((await run.exited) !== 0) throw new Error(`${name} failed`);
  return text.trim();
}

/** The settings of a site with this data folder, without limits by address: load.ts changes it with each request. */
export const siteSettings = (folder: string) => ({
  NODE_ENV: "production",
  DATA_DIR: folder,
  LOG_LEVEL: "error",
  PORT: String(freePort()),
  TRUSTED_PROXIES: "127.0.0.1,::1",
});

export interface Server {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

export function startServer(command: string[], settings: Record<string, string>): Server {
  const child = Bun.spawn(command, {
    env: { ...process.env, ...settings },
    stdout: "ignore",
    stderr: "inherit",
  });
  const stop = async () => {
    child.kill();
    await child.exited;
  };
  return { origin: `http://localhost:${settings["PORT"]}`, pid: child.pid, stop };
}

/** Starts the site from source (server.ts) with a page cache of `cacheMb`; other responses are sent in `encoding`. */
export const startSource = (folder: string, encoding: string, cacheMb: number) =>
  startServer(script("server.ts", [encoding]), { ...siteSettings(folder), PAGE_CACHE_MB: String(cacheMb) });

export const startBare = () => startServer(script("bare.ts", []), { PORT: String(freePort()) });

/** Starts a server, waits for its response to `path` and stops it; returns the time until the response. */
export async function startUp(command: string[], settings: Record<string, string>, path: string) {
  const startedAt = performance.now();
  const server = startServer(command, settings);
  const { status } = await firstAnswer(server.origin + path);
  const tookMs = performance.now() - startedAt;
  await server.stop();
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return tookMs;
}

/** 0 for a process that has ended. */
function residentMb(pid: number): number {
  const status = `/proc/${pid}/status`;
  return existsSync(status)
    ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1] ?? 0) / 1024
    : 0;
}

/** Measures a process's memory every 50 ms until the returned function is called, which returns the highest value in MB. */
export function watchMb(pid: number): () => number {
  let maxMb = 0;
  const timer = setInterval(() => (maxMb = Math.max(maxMb, residentMb(pid))), 50);
  return () => {
    clearInterval(timer);
    return maxMb;
  };
}

/** Waits until a started server responds; returns the status and the length of the encoded body. */
export async function firstAnswer(
  url: string,
  encoding = "identity",
): Promise<{ status: number; bytes: number }> {
  for (;;) {
    const headers = { "Accept-Encoding": encoding };
    const response = await fetch(url, { headers, decompress: false }).catch(() => null);
    if (response) return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
    await Bun.sleep(1);
  }
}

/** Runs a command of the executable; returns its duration, peak memory and last line of output. */
export async function runCommand(site: string, settings: Record<string, string>, ...command: string[]) {
  const begun = performance.now();
  const child = Bun.spawn([site, ...command], {
    env: { ...process.env, ...settings },
    stdout: "pipe",
    stderr: "inherit",
  });
  const highestMb = watchMb(child.pid);
  const output = await new Response(child.stdout).text();
  const exitCode = await child.exited;
  const maxMb = highestMb();
  if (exitCode !== 0) throw new Error(`${command.join(" ")} failed`);
  const lastLine = output.trim().split("\n").at(-1) ?? "";
  return { seconds: (performance.now() - begun) / 1000, maxMb, lastLine };
}
