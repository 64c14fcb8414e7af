import { join } from "node:path";
import { readConfig } from "#src/config.ts";
import { reasonOf } from "#src/core/errors.ts";
import { lockFolder } from "#src/db/lock.ts";
import { buildAssets } from "./assets-build.ts";
import { ROOT } from "./root.ts";

// Other commands, such as the server's backup, use the existing build.
if (process.argv.length === 2) {
  try {
    // The build replaces files of a running server, so it waits for the lock.
    const unlock = lockFolder(readConfig().DATA_DIR);
    await buildAssets();
    unlock();
  } catch (error) {
    console.error(reasonOf(error));
    process.exit(1);
  }
  process.argv.push("serve");
}
await import(join(ROOT, "dist/main.ts"));
