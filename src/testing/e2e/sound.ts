import { expect, type Page, test } from "@playwright/test";
import type { Language } from "#src/i18n/language.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { expectOneLanguage } from "./one-language.ts";

/**
 * Opens a page and checks its language, axe and the narrowest phone. Each of the four projects checks one theme, which
 * halves the time: together they cover both themes at each size and in each language. So a journey that uses this must be
 * tagged `@everywhere`.
 */
export const expectSound = (page: Page, path: string, language: Language): Promise<void> =>
  test.step(path, async () => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 500;
    const isArabic = language === "ar";
    await page.emulateMedia({ colorScheme: isPhone === isArabic ? "light" : "dark" });
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", isArabic ? "rtl" : "ltr");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectOneLanguage(page, language);
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });
