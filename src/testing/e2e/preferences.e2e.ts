import { messagesOf } from "#src/i18n/t.ts";
import { expect, test } from "./journey.ts";

test("the language switch stays on the page and keeps its query", async ({ page, at, t, language }) => {
  const other = language === "en" ? "ar" : "en";
  const there = (path: string) => (other === "ar" ? `/ar${path}` : path);
  await page.goto(at("/search?make=Kia&sort=price-asc"));
  await page.getByRole("button", { name: t.otherLanguageName() }).click();
  await expect(page).toHaveURL(there("/search?make=Kia&sort=price-asc"));
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page.locator("html")).toHaveAttribute("dir", other === "ar" ? "rtl" : "ltr");

  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await page.getByRole("button", { name: messagesOf[other].otherLanguageName() }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
});

test("a page in English loads no font for the name of the other language", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto("/help");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual([expect.stringContaining("latin")]);
});

test("the theme switch stays on the page, and the theme on every other", async ({
  page,
  at,
  t,
  isMobile,
}) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const choose = async (theme: string) => {
    await page.getByRole("button", { name: isMobile ? t.openMenu() : t.themeTitle() }).click();
    await page
      .getByRole("group", { name: t.themeTitle() })
      .filter({ visible: true })
      .getByRole("button", { name: theme })
      .click();
  };
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(at("/search?make=Kia"));
  const light = await paper();
  await choose(t.themeDark());
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page).toHaveURL(at("/search?make=Kia"));
  expect(await paper()).not.toBe(light);

  await page.goto(at("/login"));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await choose(t.themeSystem());
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  expect(await paper()).toBe(light);
});
