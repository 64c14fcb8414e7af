import { findBrowsers } from "#src/testing/browsers/browsers.ts";
import plantDemoData from "#src/testing/e2e/demo-data.setup.ts";
import { spawnInRoot } from "./root.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// Journeys of src/testing/browsers on the built executable, in the named browsers or in all of this machine.
process.env.TMPDIR = temporaryFolder();
const names = process.argv.slice(2);
const browsers = names.length > 0 ? names : await findBrowsers();
const files = browsers.map((name) => `./src/testing/browsers/${name}.browsers.ts`);
if (files.length === 0) process.exit();
const removeDemoData = await plantDemoData();
const code = await spawnInRoot([process.execPath, "test", "--parallel=3", ...files]).exited;
removeDemoData();
process.exit(code);
