import { expect, type Page, test, type ViewportSize } from "@playwright/test";
import type { Language } from "#src/i18n/language.ts";
import { expectAccessible, expectNothingWider } from "./accessible.ts";
import { expectOneLanguage } from "./one-language.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const NARROWEST_DESKTOP = { width: 1024, height: 640 };
/** A desktop of 1280 pixels at 400 % (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Fails if the page in its current state can be scrolled sideways with text at 200 % (WCAG 2.2, 1.4.4) or zoom at 400 %. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await expectRoomForDoubledText(page);
  await expectNothingWiderAt(page, ZOOMED);
}

async function expectRoomForDoubledText(page: Page): Promise<void> {
  await Promise.all([page.setViewportSize(PHONE), scaleText(page, "200%")]);
  await expectNothingWider(page, "text at 200 %");
  await scaleText(page, "");
}

async function expectNothingWiderAt(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await expectNothingWider(page, `${size.width} × ${size.height}`);
}

const scaleText = (page: Page, size: string): Promise<string> =>
  page.evaluate((size) => (document.documentElement.style.fontSize = size), size);

async function changeTheme(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
}

/**
 * Opens a page and checks its language, axe, large text, and that it fits on the narrowest phone and desktop. Themes take
 * turns from page to page: each page is light on the desktop and dark on the phone, or the other way round.
 */
export const expectSound = (page: Page, path: string, language: Language): Promise<void> =>
  test.step(path, async () => {
    const size = page.viewportSize() ?? DESKTOP;
    const isPhone = size.width === PHONE.width;
    if (isPhone) await changeTheme(page);
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectOneLanguage(page, language);
    await expectAccessible(page);
    // Resizing a page takes as long as loading it.
    await expectRoomForLargeText(page);
    await expectNothingWiderAt(page, NARROWEST_DESKTOP);
    if (!isPhone) await changeTheme(page);
    await page.setViewportSize(size);
  });

/** Runs a check at the size of the other project. */
export async function atOtherSize(page: Page, check: () => Promise<void>): Promise<void> {
  const size = page.viewportSize() ?? DESKTOP;
  await page.setViewportSize(size.width === PHONE.width ? DESKTOP : PHONE);
  await check();
  await page.setViewportSize(size);
}
