import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const AXE = readFileSync(join(import.meta.dirname, "../../../node_modules/axe-core/axe.min.js"), "utf8");

/** Fails if axe finds a problem in the open dialog, otherwise on the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  // Loads axe once per page: loading takes longer than most checks.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (runOnly) => {
    const root = document.querySelector("dialog:modal") ?? document;
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(root, {
      runOnly,
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
    );
  }, TAGS);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Waits until the page with its stylesheet is loaded and nothing in it is loading (shown dimmed).
 * Fails if something is in transition, although reduced motion is asked for.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
  const inTransition = await page.evaluate(() =>
    document.getAnimations().flatMap((it) => (it instanceof CSSTransition ? [it.transitionProperty] : [])),
  );
  expect(inTransition, `transitions on ${page.url()}`).toEqual([]);
}

/** The same for a browser without scripts. axe is a script, so it checks a copy that looks like the page. */
export async function expectAccessibleWithoutScripts(page: Page): Promise<void> {
  await page.waitForLoadState();
  const body = (await page.content()).replaceAll(/<script type="module"[^>]*><\/script>/g, "");
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true });
  if (!context) throw new Error("The browser has gone");
  const copy = await context.newPage();
  await copy.route(page.url(), (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await copy.goto(page.url());
  await copy.evaluate(() => {
    const asWithout = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText.includes("scripting: none"))
          rule.media.mediaText = rule.media.mediaText.replace("(scripting: none)", "(min-width: 0)");
        if ("cssRules" in rule) asWithout(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) asWithout(sheet.cssRules);
  });
  await expectAccessible(copy);
  await context.close();
}

/** The widths of the narrowest phone and the narrowest desktop. */
const NARROWEST = [320, 1024];

/** Fails when the page can be scrolled sideways on the narrowest phone or the narrowest desktop. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of NARROWEST) {
    await page.setViewportSize({ width, height: 640 });
    await expectNothingWider(page, `${width} px`);
  }
  if (size) await page.setViewportSize(size);
}

/** Fails if the page in its current state can be scrolled sideways, and names the elements that are too wide. */
export async function expectNothingWider(page: Page, state: string): Promise<void> {
  const sticksOut = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const isWide = (it: Element) => {
        const { left, right, width } = it.getBoundingClientRect();
        return width > 0 && (right > clientWidth + 1 || left < -1);
      };
      const wide = [...document.body.querySelectorAll("*")].filter(isWide);
      return [`${scrollWidth} px`, ...wide.map((it) => it.outerHTML.slice(0, 120))];
    });
  // Repeated, because a busy browser may not have laid out the page for the new width yet.
  await expect.poll(sticksOut, `${state}: sticks out of ${page.url()}`).toEqual([]);
}
