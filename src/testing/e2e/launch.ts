import { chromium } from "@playwright/test";
import { findChromium, findHeadlessShell } from "#src/tooling/chromium.ts";

const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Texts are as wide as in Chromium with windows.
  "--font-render-hinting=none",
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

const launch = (executablePath: string | null) => ({
  executablePath: executablePath ?? undefined,
  args: [...quiet, features, ...root],
});

/** Chromium without windows; it has no notifications. If no path is given, Playwright starts the one that it installed. */
export function headlessShell() {
  const found = findHeadlessShell() ?? findChromium();
  return launch(found === chromium.executablePath() ? null : found);
}

export const wholeChromium = () => launch(findChromium());
