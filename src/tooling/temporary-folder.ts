import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for what tests leave behind, as `TMPDIR`. It is deleted when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "markaba-tests-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
