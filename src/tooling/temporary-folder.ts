import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** For what tests leave behind. The name is short: a socket's path may have only about 100 characters. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "mk-"));
  // PostgreSQL does not run as root, so tests started by root run it as another user, who must reach its files.
  chmodSync(folder, 0o711);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  return folder;
}
