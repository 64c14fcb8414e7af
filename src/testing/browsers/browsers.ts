import { findChrome109 } from "./chrome-109.ts";
import type { Found } from "./driver.ts";
import { findFirefox } from "./firefox.ts";
import { findWebkit } from "./webkit.ts";

/** The browsers besides today's Chromium, which Playwright drives. */
export const BROWSERS = {
  webkit: async (): Promise<Found> => findWebkit(),
  firefox: async (): Promise<Found> => findFirefox(),
  "chrome-109": findChrome109,
};

export type BrowserName = keyof typeof BROWSERS;

/** Those that this machine has; says which are missing. */
export async function findBrowsers(): Promise<string[]> {
  const names: string[] = [];
  for (const [name, find] of Object.entries(BROWSERS)) {
    const found = await find();
    if ("missing" in found) console.log(`\n== journeys in ${name}: skipped, there is no ${found.missing}`);
    else names.push(name);
  }
  return names;
}
