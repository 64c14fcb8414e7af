import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../free-port.ts";

const script = (name: string, args: (string | number)[] = []) => [
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

/** The settings of a site with this data folder, which believes the address that a request gives. */
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

/** Starts the site from source (server.ts), without a page cache. */
export const startSource = (folder: string) =>
  startServer(script("server.ts"), { ...siteSettings(folder), PAGE_CACHE_MB: "0" });

export const startBare = () => startServer(script("bare.ts"), { PORT: String(freePort()) });

/** Starts a server, waits for its response to `path` and stops it; returns the time until the response. */
export async function startUp(command: string[], settings: Record<string, string>, path: string) {
  const startedAt = performance.now();
  const server = startServer(command, settings);
  const status = await firstAnswer(server.origin + path);
  const tookMs = performance.now() - startedAt;
  await server.stop();
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return tookMs;
}

/** 0 for a process that has ended. */
export function residentMb(pid: number): number {
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

/** Waits until a started server responds; returns the status. */
export async function firstAnswer(url: string): Promise<number> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response) {
      await response.arrayBuffer();
      return response.status;
    }
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
