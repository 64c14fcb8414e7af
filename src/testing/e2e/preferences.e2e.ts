import { messagesOf } from "#src/i18n/t.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

test("the language switch stays on the page and keeps its query @once", async ({ page, at, t, language }) => {
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

test("an English page loads no font for the other language's name @once", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto("/help");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual([expect.stringContaining("latin")]);
});

test("the theme switch stays on the page and applies to all pages", async ({ page, at, t, isMobile }) => {
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

test("from 1024 pixels the header fits all of its links, for guests and members", async ({ page, at, t }) => {
  const expectRoom = async () => {
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const header = page.getByRole("banner");
      await expect(header.getByRole("link", { name: t.listVehicle() })).toBeVisible();
      const name = header.getByText(t.language() === "en" ? "Markaba" : "مركبة", { exact: true });
      expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      const row = header.locator(":scope > div");
      const edges = await row.evaluate((element) =>
        [...element.children]
          .map((child) => child.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ left, right }) => [left, right])
          .sort(([a = 0], [b = 0]) => a - b),
      );
      for (const [i, [left = 0]] of edges.entries())
        if (i > 0) expect([width, left >= (edges[i - 1]?.[1] ?? 0)]).toEqual([width, true]);
      expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  };
  await page.goto(at("/search"));
  await expectRoom();
  await signUp(page.request);
  await page.goto(at("/search"));
  await expectRoom();
});
