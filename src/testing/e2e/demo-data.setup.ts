import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runMarkaba } from "./server.ts";

/** Creates the demo marketplace once, with its known accounts; each worker's server starts from a copy. */
export default async function plantDemoData(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), "markaba-e2e-demo-"));
  process.env.MARKABA_DEMO_DATA = dataDir;
  await runMarkaba(["demo"], { DATA_DIR: dataDir, NODE_ENV: "development" });
  return () => rmSync(dataDir, { recursive: true, force: true });
}
