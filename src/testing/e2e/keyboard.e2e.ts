import { expect, test } from "./journey.ts";

const MOST_STOPS = 6;

for (const path of ["/search?make=Toyota", "/number-plates"])
  test(`${path}: the keyboard can skip to the results @once`, async ({ page, at, t }) => {
    await page.goto(at(path));
    const skip = page.getByRole("link", { name: t.searchSkipToResults() });
    let stops = 0;
    const press = async (key: string) => {
      await page.keyboard.press(key);
      stops++;
    };
    await press("Tab");
    await press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("#results")).toBeFocused();
    const isAtResult = () => page.evaluate(() => document.activeElement?.closest("article") !== null);
    // The key press after the last stop reaches the result.
    while (!(await isAtResult()) && stops <= MOST_STOPS) await press("Tab");
    expect(await isAtResult()).toBe(true);
  });
