import { expect, type Page, test } from "@playwright/test";
import type { Language } from "#src/i18n/language.ts";
import { expectAccessible, expectNothingWider, NARROWEST } from "./accessible.ts";
import { expectOneLanguage } from "./one-language.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** The rules of axe whose result depends on theme or size. */
const ON_LOOKS = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

/** WCAG 2.2, 1.4.4 and 1.4.10. 320 × 256 is a desktop of 1280 pixels at 400 %. */
const ENLARGED = [
  { state: "zoom at 400 %", size: { width: 320, height: 256 }, fontSize: "" },
  { state: "text at 200 %", size: PHONE, fontSize: "200%" },
];

/** Fails if the page in its current state can be scrolled sideways when it is enlarged. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  for (const { state, size, fontSize } of ENLARGED) {
    await page.setViewportSize(size);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    await expectNothingWider(page, state);
  }
}

/**
 * Opens a page and checks its language, axe in the light theme, looks in the dark theme on the other kind of device, the
 * width of the narrowest phone and desktop, and large text. The two projects together check both themes on each kind and in
 * each language.
 */
export const expectSound = (page: Page, path: string, language: Language): Promise<void> =>
  test.step(path, async () => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectOneLanguage(page, language);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    const size = page.viewportSize() ?? DESKTOP;
    const widths = size.width === PHONE.width ? NARROWEST.toReversed() : NARROWEST;
    for (const [i, width] of widths.entries()) {
      // Resizing a page takes as long as loading it, so looks are checked at a width that is needed anyway.
      await page.setViewportSize({ width, height: 640 });
      if (i === 0) await expectAccessible(page, ON_LOOKS);
      await expectNothingWider(page, `${width} px`);
    }
    await expectRoomForLargeText(page);
    await page.setViewportSize(size);
  });

/** Runs a check at the size of the other project. */
export async function atOtherSize(page: Page, check: () => Promise<void>): Promise<void> {
  const size = page.viewportSize() ?? DESKTOP;
  await page.setViewportSize(size.width === PHONE.width ? DESKTOP : PHONE);
  await check();
  await page.setViewportSize(size);
}
