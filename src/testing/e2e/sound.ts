import { expect, type Page, test } from "@playwright/test";
import type { Language } from "#src/i18n/language.ts";
import { expectAccessible, expectContrast, expectNoSideScroll } from "./accessible.ts";
import { expectOneLanguage } from "./one-language.ts";

/** Opens a page and looks at it in both themes: its language, axe, the narrowest phone. */
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
    await expectContrast(page);
    await expectNoSideScroll(page);
  });
