import { spawn } from "node:child_process";

export interface Program {
  /** The first match in its output, once it is there. */
  says(pattern: RegExp): Promise<string>;
  output(): string;
  stop(): Promise<void>;
}

/** Runs a program in its own process group, which is ended as a whole, at the latest with this process. */
export function runProgram(
  path: string,
  args: string[],
  env: Record<string, string | undefined> = {},
): Program {
  const child = spawn(path, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  const waiting = new Set<() => void>();
  const hear = (chunk: Buffer | string) => {
    output += chunk.toString();
    for (const look of waiting) look();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
  };
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", (error) => {
      hear(error.message);
      resolve();
    });
  });
  return {
    output: () => output,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found) resolve(found[1] ?? found[0]);
        };
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`${path} ended: ${output}`)));
      }),
    stop: async () => {
      process.off("exit", kill);
      kill();
      await ended;
    },
  };
}
