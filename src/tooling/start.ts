import { join } from "node:path";
import { readConfig } from "#src/config.ts";
import { lockFolder } from "#src/db/lock.ts";
import { buildAssets } from "./assets-build.ts";
import { ROOT } from "./root.ts";

try {
  // The build replaces the files that a running server answers with, so it waits for the lock.
  const unlock = lockFolder(readConfig().DATA_DIR);
  await buildAssets();
  unlock();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.argv.splice(2, process.argv.length, "serve");
await import(join(ROOT, "dist/main.ts"));
