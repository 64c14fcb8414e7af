import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const executable = join(import.meta.dirname, "../../../dist/markaba");

export const demoDataDir = join(tmpdir(), "markaba-e2e-demo");

export interface RunningServer {
  origin: string;
  dataDir: string;
  process: ChildProcess;
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

/** Serves a fresh data folder (with the demo marketplace unless told otherwise) on a free port. */
export async function startServer(env: Record<string, string> = {}, { empty = false } = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "markaba-e2e-"));
  if (!empty) cpSync(demoDataDir, dataDir, { recursive: true });
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
  return {
    origin,
    dataDir,
    process: child,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null) {
        child.kill("SIGTERM");
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
