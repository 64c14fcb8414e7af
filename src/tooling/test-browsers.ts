import { findBrowsers } from "#src/testing/browsers/browsers.ts";
import plantDemoData from "#src/testing/e2e/demo-data.setup.ts";
import { ROOT, spawnInRoot } from "./root.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// Journeys of src/testing/browsers on the built executable, in the named browsers or in all of this machine.
process.env.TMPDIR = temporaryFolder();
const names = process.argv.slice(2);
const browsers = names.length > 0 ? names : await findBrowsers();
// WebKit is the slowest: its two languages have a file and a process each.
const filesOf = (name: string) => [
  ...new Bun.Glob(`./src/testing/browsers/${name}*.browsers.ts`).scanSync(ROOT),
];
const files = browsers.flatMap(filesOf);
if (files.length === 0) process.exit();
const removeDemoData = await plantDemoData();
const code = await spawnInRoot([process.execPath, "test", "--parallel=3", ...files]).exited;
removeDemoData();
process.exit(code);
