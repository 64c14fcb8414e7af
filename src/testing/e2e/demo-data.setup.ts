import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runMarkaba } from "./server.ts";

/**
 * Creates the demo marketplace once, with its known accounts, unless the caller did; each worker's server starts from a copy.
 * It takes 23 s of processor time.
 */
export default async function plantDemoData(): Promise<() => void> {
  if (process.env.MARKABA_DEMO_DATA) return () => {};
  const dataDir = mkdtempSync(join(tmpdir(), "markaba-e2e-demo-"));
  process.env.MARKABA_DEMO_DATA = dataDir;
  await runMarkaba(["demo"], { DATA_DIR: dataDir, NODE_ENV: "development" });
  return () => rmSync(dataDir, { recursive: true, force: true });
}
