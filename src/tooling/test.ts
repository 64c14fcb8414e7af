import { findBrowsers } from "#src/testing/browsers/browsers.ts";
import { changedFiles, findAffected } from "./changed.ts";
import plantDemoData from "#src/testing/e2e/demo-data.setup.ts";
import { ensureChromium } from "./chromium.ts";
import { endSteps, step } from "./step.ts";
import { ofBunTest, ofPlaywright } from "./tally.ts";
import { unitTests } from "./unit-tests.ts";

process.env.DATABASE_URL = "";
const bun = process.execPath;
const bin = (name: string) => [bun, "--bun", `node_modules/.bin/${name}`];
const playwright = [bun, "--bun", "node_modules/@playwright/test/cli.js", "test"];
const { unit, journeys } = process.argv.includes("--changed")
  ? await findAffected(changedFiles())
  : { unit: ["src"], journeys: ["src"] };

await step("format", [...bin("oxfmt"), "--check"]);
await step("lint", [...bin("oxlint"), "--config", ".oxlintrc.json", "--deny-warnings", "src"]);
// At the same time, because each uses only one processor.
await Promise.all([
  step("types", [...bin("tsc"), "--noEmit"]),
  journeys.length > 0 && step("build", [bun, "src/tooling/build.ts"]),
]);
if (unit.length > 0) await step("architecture, unit and API tests", unitTests(unit), ofBunTest);
if (unit.includes("src"))
  await step("unit and API tests on PostgreSQL", [bun, "src/tooling/test-postgres.ts"], ofBunTest);
if (journeys.length > 0) {
  const removeDemoData = await plantDemoData();
  await step("page weights", [bun, "src/tooling/page-weights.ts"]);
  await ensureChromium();
  const config = ["--config", "src/testing/playwright.config.ts"];
  await step("browser journeys", [...playwright, ...config, ...journeys], ofPlaywright);
  const browsers = unit.includes("src") ? await findBrowsers() : [];
  const others = [bun, "src/tooling/test-browsers.ts", ...browsers];
  // At the same time, because WebKit, the slowest, leaves a processor free.
  await Promise.all([
    step("valid HTML", [bun, "src/tooling/valid-html.ts"]),
    browsers.length > 0 && step("journeys in other browsers", others, ofBunTest),
  ]);
  removeDemoData();
}

endSteps();
