import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Fails unless axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** The same in a browser without scripts: they run for axe alone, on a page that keeps the look it has without them. */
export async function expectAccessibleWithoutScripts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keep = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText.includes("scripting: none"))
          rule.media.mediaText = rule.media.mediaText.replace("(scripting: none)", "(min-width: 0)");
        if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) keep(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) keep(sheet.cssRules);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setScriptExecutionDisabled", { value: false });
  await expectAccessible(page);
  await devtools.send("Emulation.setScriptExecutionDisabled", { value: true });
  await devtools.detach();
}

/** Fails when the page can be scrolled sideways on the narrowest phone. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticksOut = (it: Element) => {
      const { left, right, width } = it.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1);
    };
    return [...document.body.querySelectorAll("*")].filter(sticksOut).map((it) => it.outerHTML.slice(0, 120));
  });
  expect(wide, `wider than 320 px on ${page.url()}`).toEqual([]);
  if (size) await page.setViewportSize(size);
}
