import { expect, test, toastOf, wake } from "./journey.ts";

test.beforeEach(async ({ page, at, t }) => {
  await page.clock.install();
  await page.goto(at("/search"));
  await wake(page, "search");
  await page.getByRole("article").first().getByRole("link").last().click();
  await expect(toastOf(page, t)).toBeVisible();
});

test("one toast at a time, closed after five seconds @phone", async ({ page, t }) => {
  await page.clock.fastForward(3000);
  await expect(toastOf(page, t)).toBeVisible();
  await page.getByRole("article").nth(1).getByRole("link").last().click();
  await expect(toastOf(page, t)).toHaveCount(1);
  // The newer toast has its own five seconds.
  await page.clock.fastForward(3000);
  await expect(toastOf(page, t)).toBeVisible();
  await page.clock.fastForward(2500);
  await expect(toastOf(page, t)).toHaveCount(0);
});

test("F8 moves the focus to the toast @once", async ({ page, t }) => {
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: t.uiNotifications("F8") }).getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toastOf(page, t)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toastOf(page, t).getByRole("button", { name: t.uiClose() })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toastOf(page, t)).toHaveCount(0);
});

test("a swipe of fifty pixels in reading direction closes it, a shorter one does not", async ({
  page,
  t,
  language,
}) => {
  const swipe = async (pixels: number) => {
    const box = await toastOf(page, t).boundingBox();
    if (!box) throw new Error("No toast to swipe");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (language === "ar" ? -pixels : pixels), y, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toastOf(page, t)).toHaveAttribute("data-swipe", "cancel");
  await expect(toastOf(page, t)).toBeVisible();
  await swipe(70);
  await expect(toastOf(page, t)).toHaveCount(0);
});
