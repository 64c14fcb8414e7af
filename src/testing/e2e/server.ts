import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const executable = join(import.meta.dirname, "../../../dist/markaba");

export interface Launched {
  pid: number | undefined;
  /** The output so far. */
  output(): string;
  /** The server's address; rejects if it exits before it printed one. */
  origin: Promise<string>;
  /** The exit code; null if it was ended by a signal. */
  ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
}

export interface RunningServer {
  origin: string;
  dataDir: string;
  /** The output so far; after the greeting only errors. */
  output(): string;
  /** Kills the server immediately. */
  kill(): Promise<void>;
  /** Stops the server properly and removes its data. */
  stop(): Promise<void>;
}

/** Starts the built executable, optionally `under` another command, with only PATH from this process's environment. */
export function launch(
  args: string[],
  env: Record<string, string>,
  cwd?: string,
  under: string[] = [],
): Launched {
  const [command = executable, ...rest] = [...under, executable, ...args];
  const child = spawn(command, rest, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const origin = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then(() => reject(new Error(`It ended without serving: ${output}`)));
  });
  // Only commands that serve print an address; prevents an unhandled rejection for others.
  origin.catch(() => {});
  return { pid: child.pid, output: () => output, origin, ended, signal: (name) => void child.kill(name) };
}

/** Runs a command of the executable and returns its output. */
export async function runMarkaba(args: string[], env: Record<string, string>): Promise<string> {
  const command = launch(args, { LOG_LEVEL: "error", ...env });
  const code = await command.ended;
  if (code !== 0) throw new Error(`markaba ${args.join(" ")} ended with ${code}: ${command.output()}`);
  return command.output();
}

/** A new data folder; `demo` fills it with the demo marketplace. */
export function makeDataDir({ demo }: { demo: boolean }): string {
  const dataDir = mkdtempSync(join(tmpdir(), "markaba-e2e-"));
  if (demo) cpSync(process.env.MARKABA_DEMO_DATA ?? "", dataDir, { recursive: true });
  return dataDir;
}

/** Resolves once the server says that it is ready. `/readyz` answers after two seconds, also while the server starts. */
export async function untilReady(origin: string): Promise<void> {
  while ((await fetch(`${origin}/readyz`)).status !== 200);
}

/** Serves the data folder on a free port. Requests may set their address with `X-Forwarded-For`. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const settings = { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "error", TRUSTED_PROXIES: "127.0.0.1" };
  const server = launch(["serve"], { ...settings, DATA_DIR: dataDir, ...env });
  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    server.signal(signal);
    await server.ended;
  };
  return {
    origin: await server.origin,
    dataDir,
    output: server.output,
    kill: () => end("SIGKILL"),
    stop: async () => {
      await end("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
