import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFile } from "#src/core/durable-file.ts";
import { reasonOf } from "#src/core/errors.ts";

export interface Sink {
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves once the complete archive is synced to disk. */
  done(): Promise<void>;
  discard(): Promise<void>;
}

/** Writes to `<path>.unfinished`, readable only by its owner, and renames it once it is complete. */
export async function fileSink(path: string): Promise<Sink> {
  const unfinished = `${path}.unfinished`;
  assertFree(path);
  const file = await rm(unfinished, { force: true })
    .then(() => open(unfinished, "wx", 0o600))
    .catch((error: unknown) => {
      throw new Error(
        `${path} cannot be written (${reasonOf(error)}). Name a file in a folder that exists and that you may write to.`,
        { cause: error },
      );
    });
  return {
    write: (bytes) => file.writeFile(bytes),
    done: async () => {
      await file.sync();
      await file.close();
      await rename(unfinished, path);
      syncFile(dirname(path));
    },
    discard: async () => {
      await file.close();
      await rm(unfinished, { force: true });
    },
  };
}

function assertFree(path: string): void {
  if (existsSync(path)) throw new Error(`${path} already exists. Move it, or name another file.`);
}

export function standardOutput(): Sink {
  if (process.stdout.isTTY)
    throw new Error(
      "An archive cannot be printed to a terminal. Name a file, or pipe it: markaba export - | …",
    );
  const output = Bun.stdout.writer();
  return {
    write: async (bytes) => {
      output.write(bytes);
      await output.flush();
    },
    done: async () => void (await output.end()),
    discard: async () => {},
  };
}
