import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const executable = join(import.meta.dirname, "../../../dist/markaba");

export const demoDataDir = join(tmpdir(), "markaba-e2e-demo");

export interface RunningServer {
  origin: string;
  /** As a power cut would: nothing is finished. */
  kill(): Promise<void>;
  /** Ends it properly and removes its data. */
  stop(): Promise<void>;
}

const environment = (given: Record<string, string>) => ({
  PATH: process.env.PATH,
  HOST: "127.0.0.1",
  PORT: "0",
  LOG_LEVEL: "error",
  ...given,
});

/** Runs one command of the built executable to its end. */
export function runMarkaba(args: string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(executable, args, { env: environment(env) });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

/** A data folder of its own: a copy of the demo marketplace, or empty. */
export function makeDataDir({ empty = false } = {}): string {
  const dataDir = mkdtempSync(join(tmpdir(), "markaba-e2e-"));
  if (!empty) cpSync(demoDataDir, dataDir, { recursive: true });
  return dataDir;
}

/** Serves the data folder on a free port; answers once the server has said its address. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const child = spawn(executable, ["serve"], { env: environment({ DATA_DIR: dataDir, ...env }) });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/localhost:(\d+)/.exec(output);
      if (address) resolve(`http://localhost:${address[1]}`);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", () => reject(new Error(`The server ended: ${output}`)));
  });
  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  };
  return {
    origin,
    kill: () => end("SIGKILL"),
    stop: async () => {
      await end("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
