import { watch } from "node:fs";
import { join } from "node:path";
import { findAffected } from "./changed.ts";
import { ROOT, spawnInRoot } from "./root.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { unitTests } from "./unit-tests.ts";

// Architecture, unit and API tests, with fewer random cases. `--watch` runs those that a change can affect.
const QUIET_MS = 100;
const env = {
  ...process.env,
  TMPDIR: temporaryFolder(),
  DATABASE_URL: "",
  CATALOG_RUNS: "30",
  REAL_ADS_DIR: "",
};

const run = (paths: string[]) => spawnInRoot(unitTests(paths), env);

let running = run(["src"]);
if (!process.argv.includes("--watch")) process.exit(await running.exited);

let timer: Timer | undefined;
const changed = new Set<string>();
watch(join(ROOT, "src"), { recursive: true }, (_, path) => {
  changed.add(`src/${path}`);
  clearTimeout(timer);
  timer = setTimeout(() => void runAffected(), QUIET_MS);
});

async function runAffected(): Promise<void> {
  running.kill();
  const { unit } = await findAffected([...changed]);
  if (unit.length === 0) return;
  running = run(unit);
  if ((await running.exited) === 0) changed.clear();
}
