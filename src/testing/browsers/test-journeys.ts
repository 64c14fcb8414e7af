import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#src/i18n/language.ts";
import { ROOT } from "#src/tooling/root.ts";
import { makeDataDir, type RunningServer, startServer } from "../e2e/server.ts";
import { type BrowserName, BROWSERS } from "./browsers.ts";
import type { Driver } from "./driver.ts";
import * as account from "./journeys/account.ts";
import { dealers } from "./journeys/dealers.ts";
import * as listing from "./journeys/listing.ts";
import * as looks from "./journeys/looks.ts";
import { messages } from "./journeys/messages.ts";
import * as search from "./journeys/search.ts";
import { sell } from "./journeys/sell.ts";
import { Page } from "./page.ts";

const journeys = { ...search, ...listing, sell, ...account, ...looks, dealers, messages };

const TIMEOUT_MS = 180_000;
const RESULTS = join(ROOT, "test-results");
const EXPECTED = [
  // Chrome's console has every refused request.
  /the server responded with a status of 4\d\d/,
  // Chrome 109 says so of each such attribute.
  /^Found a 'popover' attribute/,
  // A page was left during an import.
  /error loading dynamically imported module/,
  // Firefox says so of a picture whose page was left while it loaded.
  /^Image corrupt or truncated/,
];

const isUnexpected = (problem: string) => !EXPECTED.some((pattern) => pattern.test(problem));

const LANGUAGES: Language[] = ["en", "ar"];

/** Long journeys that WebKit takes in one language only: the Chromium journeys cover both. */
const IN_ONE_LANGUAGE: Record<string, Language> = { dealers: "ar", messages: "en" };

/**
 * WebKit, which all browsers on iPhones use, takes almost every journey in both languages. Firefox and Chrome 109 take each in
 * one language, and what the one takes in English, the other takes in Arabic.
 */
const takes = (name: BrowserName, language: Language, journey: string, i: number): boolean =>
  name === "webkit"
    ? language === (IN_ONE_LANGUAGE[journey] ?? language)
    : language === LANGUAGES[(i + Number(name === "firefox")) % 2];

/** Runs the journeys in this browser. A failed one leaves a screenshot in test-results. */
export function testJourneys(name: BrowserName, languages: readonly Language[] = LANGUAGES): void {
  for (const language of languages)
    describe(`${name}, ${language}`, () => {
      let server: RunningServer;
      let driver: Driver;
      let page: Page;
      beforeAll(async () => {
        const found = await BROWSERS[name]();
        if ("missing" in found) throw new Error(found.missing);
        [server, driver] = await Promise.all([startServer(makeDataDir({ demo: true })), found.launch()]);
        page = new Page(driver, server.origin, language);
      }, TIMEOUT_MS);
      afterAll(async () => {
        await driver.close();
        await server.stop();
      });

      // The next journey begins as a new visitor.
      afterEach(async () => {
        await page.forget();
        driver.takeProblems();
      });

      for (const [i, [journey, take]] of Object.entries(journeys).entries()) {
        if (!takes(name, language, journey, i)) continue;
        test(
          journey,
          async () => {
            try {
              await take(page);
              expect(driver.takeProblems().filter(isUnexpected)).toEqual([]);
            } catch (error) {
              const path = join(RESULTS, `${name}-${language}-${journey}.png`);
              mkdirSync(RESULTS, { recursive: true });
              writeFileSync(path, await driver.screenshot());
              throw new Error(
                `${name}, ${language}, ${journey}: ${(error as Error).message} (${path})\n${driver.takeProblems().join("\n")}`,
                { cause: error },
              );
            }
          },
          TIMEOUT_MS,
        );
      }
    });
}
