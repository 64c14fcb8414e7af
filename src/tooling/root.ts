import { join } from "node:path";

export const ROOT = join(import.meta.dir, "../..");

/** Runs a command in the root, with this process's output. */
export const spawnInRoot = (command: string[], env: NodeJS.ProcessEnv = process.env): Bun.Subprocess =>
  Bun.spawn(command, { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] });
