import type { Page } from "@playwright/test";
import { TOOLTIP } from "#src/client/tooltips.ts";
import { expect, test } from "./journey.ts";

const tip = (page: Page) => page.locator(".tooltip:popover-open");

test("an icon's name appears after a delay on hover, and at once for the next icon", async ({
  page,
  at,
  t,
  isMobile,
}) => {
  test.skip(isMobile, "nothing hovers over a touch screen");
  await page.clock.install();
  await page.goto(at("/search"));
  const theme = page.getByRole("button", { name: t.themeTitle() });
  // The first hover loads the script for tooltips.
  await theme.hover();
  await expect(tip(page)).toHaveText(t.themeTitle());
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(tip(page)).toHaveCount(0);
  // Otherwise the clock keeps running, and the delay may be over on a slow machine.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await theme.hover();
  await page.clock.fastForward(TOOLTIP.delayMs - 100);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.fastForward(200);
  await expect(tip(page)).toHaveText(t.themeTitle());
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(tip(page)).toHaveCount(0);
  await page.clock.fastForward(TOOLTIP.skipDelayMs - 100);
  await theme.hover();
  await page.clock.fastForward(1);
  await expect(tip(page)).toHaveText(t.themeTitle());
  await page.keyboard.press("Escape");
  await expect(tip(page)).toHaveCount(0);
});
