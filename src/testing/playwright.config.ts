import { defineConfig, type PlaywrightTestOptions } from "@playwright/test";
import { headlessShell } from "./e2e/launch.ts";

type Use = Partial<PlaywrightTestOptions>;
const phone: Use = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const desktop: Use = { viewport: { width: 1440, height: 900 } };
const arabic: Use = { locale: "ar-JO" };
const english: Use = { locale: "en-GB" };

/** `*.e2e.ts` are journeys in a browser, `*.nojs.ts` in a browser without scripts, and `*.process.ts` use no browser. */
export default defineConfig({
  testDir: "./e2e",
  testMatch: "*.e2e.ts",
  outputDir: "../../test-results",
  globalSetup: "./e2e/demo-data.setup.ts",
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Long, for busy machines; passing tests do not wait for it.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    video: "off",
    // Journeys about the service worker turn it on; in others its requests would bypass their routes.
    serviceWorkers: "block",
    // Playwright would take one of every page, also in passing tests: 0.1 to 0.25 s of processor time.
    screenshot: "off",
    timezoneId: "Asia/Amman",
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: headlessShell(),
  },
  projects: [
    // First, because it has the longest tests.
    { name: "process", testMatch: "*.process.ts" },
    // `@once` and `@phone` mark journeys that depend on neither language nor size.
    { name: "desktop-en", use: { ...desktop, ...english }, grepInvert: /@phone/ },
    {
      name: "mobile-ar",
      use: { ...phone, ...arabic },
      testMatch: ["*.e2e.ts", "*.nojs.ts"],
      grepInvert: /@once/,
    },
  ],
});
