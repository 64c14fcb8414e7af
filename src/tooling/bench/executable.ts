import { buildExecutable } from "../build.ts";

/** What visitors reach and how to stop it. */
export interface Running {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

export const executable = buildExecutable;

/** A server as a process of its own, on the port that its settings name. */
export function started(command: string[], settings: Record<string, string>): Running {
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

/** Waits until a server that was started answers; resolves with the answer, which is read to its end. */
export async function firstAnswer(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer) {
      await answer.arrayBuffer();
      return answer;
    }
    await Bun.sleep(1);
  }
}

function freePort(): number {
  const server = Bun.serve({ port: 0, fetch: () => new Response() });
  const { port = 0 } = server;
  void server.stop(true);
  return port;
}

/** The settings of a site over a data folder that anybody may ask as often as they like. */
export const siteSettings = (folder: string) => ({
  NODE_ENV: "production",
  DATA_DIR: folder,
  LOG_LEVEL: "error",
  PORT: String(freePort()),
  TRUSTED_PROXIES: "127.0.0.1,::1",
});
