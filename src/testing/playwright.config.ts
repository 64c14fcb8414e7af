import { defineConfig, type PlaywrightTestOptions } from "@playwright/test";
import { findChromium } from "#src/tooling/chromium.ts";

const executablePath = findChromium() ?? undefined;
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
// Chromium loads two pages for the suggestions of its address bar with every page it opens, which took a quarter of the
// journeys' time. Only the last `--disable-features` counts, so Playwright's own are repeated.
const ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];
const BY_PLAYWRIGHT = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];
const features = `--disable-features=${[...ADDRESS_BAR, ...BY_PLAYWRIGHT].join(",")}`;
const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

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
  // A second attempt tells a broken journey from a busy machine; the report calls it flaky.
  retries: 1,
  // Long, for busy machines; passing tests do not wait for it.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    video: "off",
    // Journeys about the service worker turn it on; in others its requests would bypass their routes.
    serviceWorkers: "block",
    trace: "on-first-retry",
    timezoneId: "Asia/Amman",
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath, args: [...quiet, features, ...root] },
  },
  projects: [
    // `@once` and `@phone` mark journeys that depend on neither language nor size.
    { name: "desktop-en", use: { ...desktop, ...english }, grepInvert: /@phone/ },
    { name: "mobile-ar", use: { ...phone, ...arabic }, grepInvert: /@once/ },
    { name: "nojs-ar", use: { ...phone, ...arabic, javaScriptEnabled: false }, testMatch: "*.nojs.ts" },
    { name: "process", testMatch: "*.process.ts" },
  ],
});
