import { buildExecutable } from "../build.ts";
import { firstLine } from "./processes.ts";

/** What visitors reach and how to stop it. */
export interface Running {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

export const executable = buildExecutable;

/** A server as a process of its own, which prints its address in its first line. */
export async function started(command: string[], settings: Record<string, string>): Promise<Running> {
  const child = Bun.spawn(command, {
    env: { ...process.env, ...settings },
    stdout: "pipe",
    stderr: "inherit",
  });
  const [origin = ""] = /http:\/\/\S+/.exec(await firstLine(child.stdout)) ?? [];
  const stop = async () => {
    child.kill();
    await child.exited;
  };
  return { origin, pid: child.pid, stop };
}

/** The settings of a site over a data folder that anybody may ask as often as they like. */
export const siteSettings = (folder: string) => ({
  NODE_ENV: "production",
  DATA_DIR: folder,
  LOG_LEVEL: "error",
  PORT: "0",
  TRUSTED_PROXIES: "127.0.0.1,::1",
});
