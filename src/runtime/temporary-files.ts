import { tmpdir } from "node:os";
import { reasonOf } from "#src/core/errors.ts";

export const noTemporaryFiles = (problem: string, cause: unknown): Error =>
  new Error(
    `${problem} (${reasonOf(cause)}), because the folder for temporary files, ${tmpdir()}, cannot be written to. Make it writable, in a container with --tmpfs=/tmp, or set TMPDIR to a folder that is.`,
    { cause },
  );
