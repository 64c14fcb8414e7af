import { join } from "node:path";

/** The number of simultaneous connections. */
export const CLIENTS = 32;

export interface Load {
  requests: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
  errors: number;
}

/** Sends requests of a kind of work (in visitors.lua) with wrk. */
export async function send(
  origin: string,
  work: string,
  seed: number,
  seconds: number,
  paths = "",
  clients = CLIENTS,
): Promise<Load> {
  const script = join(import.meta.dir, "visitors.lua");
  const wrk = [
    "wrk",
    "-t1",
    "--timeout=30s",
    `-c${clients}`,
    `-d${seconds}s`,
    "-s",
    script,
    origin,
    "--",
    work,
    String(seed),
  ];
  const run = Bun.spawn([...wrk, ...(paths ? [paths] : [])], { stdout: "pipe", stderr: "inherit" });
  const text = await new Response(run.stdout).text();
  const load: Load = JSON.parse(text.slice(text.lastIndexOf("\n{")));
  if (load.errors > load.requests / 1000)
    throw new Error(`${work}: ${load.errors} of ${load.requests} failed`);
  return load;
}

/** The addresses of this many cars. */
export const carPages = (count: number) => async (origin: string) => {
  const paths: string[] = [];
  for (let page = 1; paths.length < count; page++) {
    const cars: { url: string }[] = await (
      await fetch(`${origin}/api/cars?pageSize=100&page=${page}`)
    ).json();
    if (cars.length === 0) break;
    paths.push(...cars.map(({ url }) => url));
  }
  return paths;
};
