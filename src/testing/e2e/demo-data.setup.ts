import { rmSync } from "node:fs";
import { demoDataDir, runMarkaba } from "./server.ts";

/** Plants the demo marketplace once; every worker's server starts from a copy of it. */
export default async function plantDemoData(): Promise<void> {
  rmSync(demoDataDir, { recursive: true, force: true });
  await runMarkaba(["demo"], { DATA_DIR: demoDataDir });
}
