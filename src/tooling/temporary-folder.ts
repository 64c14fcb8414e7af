import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A folder for what tests leave behind, as `TMPDIR`. It is deleted when this process ends, unless it is killed. Its name is
 * short, because paths of sockets may only have about 100 characters.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "mk-"));
  // As root, PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  return folder;
}
