import { expectNoSideScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectSound } from "./sound.ts";

test("a developer finds a call and copies its line @phone", async ({ page, at, t }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(at("/help"));
  await page.getByRole("contentinfo").getByRole("link", { name: t.api(), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.api() })).toBeVisible();
  await page.getByRole("navigation", { name: t.apiContents() }).getByRole("link", { name: "Photos" }).click();
  await expect(page).toHaveURL(at("/api/docs/photos"));
  const call = page.locator("#uploadPhotos");
  await expect(call.getByRole("heading", { name: "Upload photos" })).toBeVisible();
  await call.getByRole("button", { name: `${t.copy()}: Request` }).click();
  await expect(page.getByText(t.copied(), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("curl -X POST");
  await expectNoSideScroll(page);
});

test("the pages about the API are sound", async ({ page, language, at }) => {
  for (const path of ["/api/docs", "/api/docs/inquiries"]) await expectSound(page, at(path), language);
});
