import { join } from "node:path";
import { readConfig } from "#src/config.ts";
import { lockFolder } from "#src/db/lock.ts";
import { buildAssets } from "./assets-build.ts";
import { ROOT } from "./root.ts";

// With a command, such as the backup that the server runs, it uses what the server was built from.
if (process.argv.length === 2) {
  try {
    // The build replaces the files that a running server answers with, so it waits for the lock.
    const unlock = lockFolder(readConfig().DATA_DIR);
    await buildAssets();
    unlock();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  process.argv.push("serve");
}
await import(join(ROOT, "dist/main.ts"));
