import type { Locator, Page } from "@playwright/test";
import type { Messages } from "#src/i18n/t.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { newCar, postCar } from "./cars.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { expectOneLanguage } from "./one-language.ts";
import { agree, newPerson, signUp } from "./people.ts";

const heart = (page: Page, t: Messages, title: string): Locator =>
  page.getByRole("button", { name: t.favoriteSave(title), exact: true });

/** The header's button shows the number of favorites. */
const expectSaved = (page: Page, t: Messages, count: number) =>
  expect(page.getByRole("banner").locator("[data-favorites].icon-btn")).toHaveAccessibleName(
    count > 0 ? `${t.favorites()}: ${count}` : t.favorites(),
  );

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("favorites"));

test(
  "a guest's favorites are marked everywhere, show changes, and are moved into the new account",
  { tag: "@phone" },
  async ({ page, seller, at, t, language }) => {
    const car = newCar({ price: 16_500 });
    const id = await postCar(seller.request, car);
    const sold = newCar();
    const soldId = await postCar(seller.request, sold);
    const search = at(`/search?q=${encodeURIComponent(car.title)}`);

    await test.step("a heart on a card; nothing of React is fetched for it", async () => {
      await page.goto(search);
      await page.waitForLoadState("networkidle");
      const bytes = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".js"))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).decodedBodySize, 0),
      );
      expect(bytes, "script at load, unpacked").toBeLessThan(15_000);
      await expect(heart(page, t, car.title)).toHaveAttribute("aria-pressed", "false");
      await heart(page, t, car.title).click();
      await expect(heart(page, t, car.title)).toHaveAttribute("aria-pressed", "true");
      await expectSaved(page, t, 1);
      await expectAccessible(page);
    });

    await test.step("still marked after a reload, among new results, and on its own page", async () => {
      await page.reload();
      await expect(heart(page, t, car.title)).toHaveAttribute("aria-pressed", "true");
      await wake(page, "search");
      await page.getByRole("combobox", { name: t.searchSort() }).selectOption("price-asc");
      await expect(page).toHaveURL((url) => url.searchParams.get("sort") === "price-asc");
      await expect(heart(page, t, car.title)).toHaveAttribute("aria-pressed", "true");
      await page.goto(at(`/cars/${id}`));
      await expect(page.getByRole("button", { name: t.save(), exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await page.goto(at(`/cars/${soldId}`));
      await page.getByRole("button", { name: t.save(), exact: true }).click();
      await expectSaved(page, t, 2);
    });

    await test.step("a second tab follows", async () => {
      const tab = await page.context().newPage();
      await tab.goto(search);
      await heart(tab, t, car.title).click();
      await expectSaved(page, t, 1);
      await heart(tab, t, car.title).click();
      await expectSaved(page, t, 2);
      await tab.close();
    });

    await test.step("the page tells of a lower price and of a sale", async () => {
      await seller.request.patch(`/api/cars/${id}`, { data: { price: 15_300 } });
      await seller.request.post(`/api/cars/${soldId}/sale`);
      await page.getByRole("banner").locator("[data-favorites].icon-btn").click();
      await expect(page).toHaveURL(at("/favorites"));
      await expect(page.getByText(t.favoriteLess(t.formatPrice(1_200_00)), { exact: true })).toBeVisible();
      await expect(page.getByRole("article").filter({ hasText: sold.title })).toContainText(
        t.listingState("sold"),
      );
      await expect(page.getByText(t.favoritesHere())).toBeVisible();
      await expectOneLanguage(page, language);
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });

    await test.step("and all of it moves into the account", async () => {
      const person = newPerson();
      await page.getByRole("main").getByRole("link", { name: t.signUp() }).click();
      const type = (label: string, text: string) => page.getByRole("textbox", { name: label }).fill(text);
      await type(t.accountName(), person.name);
      await type(t.accountEmail(), person.email);
      await page.getByLabel(t.accountPassword(), { exact: true }).fill(person.password);
      await page.getByLabel(t.accountConfirmPassword(), { exact: true }).fill(person.password);
      await agree(page);
      await page.getByRole("button", { name: t.registerSubmit() }).click();
      await expect(page).toHaveURL(at("/favorites"));
      await expect(page.getByText(t.favoriteLess(t.formatPrice(1_200_00)), { exact: true })).toBeVisible();
      await expect(page.getByText(t.favoritesHere())).toHaveCount(0);
      await expectSaved(page, t, 2);
      expect(await stored(page)).toBeNull();
      await expectAccessible(page);
    });

    await test.step("a removed one is a line that can be dismissed", async () => {
      await seller.request.delete(`/api/cars/${soldId}`);
      await page.reload();
      const dismiss = page.getByRole("button", { name: t.favoriteDismiss() });
      await expectAccessible(page);
      await dismiss.click();
      await expect(dismiss).toHaveCount(0);
      await expectSaved(page, t, 1);
      await page.reload();
      await expect(page.getByRole("article")).toHaveCount(1);
      await expect(dismiss).toHaveCount(0);
    });
  },
);

test(
  "an ended session loses no favorite, and invalid content in the browser causes no error",
  { tag: "@once" },
  async ({ page, visit, seller, at, t }) => {
    const car = newCar();
    const id = await postCar(seller.request, car);
    const person = await signUp(page.request);
    await page.goto(at(`/search?q=${encodeURIComponent(car.title)}`));
    await page.context().clearCookies();
    await heart(page, t, car.title).click();
    await expect(toastOf(page, t)).toContainText(t.favoriteSignedOutKept());
    await expect(heart(page, t, car.title)).toHaveAttribute("aria-pressed", "true");
    expect(await stored(page)).toContain(id);

    const credentials = { email: person.email, password: person.password };
    expect((await page.request.post("/api/auth/login", { data: credentials })).status()).toBe(200);
    await page.goto(at("/"));
    await expectSaved(page, t, 1);
    await expect.poll(() => stored(page)).toBeNull();

    const guest = await visit();
    await guest.goto(at("/favorites"));
    await expect(guest.getByText(t.favoritesNoneTitle())).toBeVisible();
    await expectAccessible(guest);
    for (const garbage of [
      "{",
      '[null,{"id":7}]',
      JSON.stringify(Array.from({ length: 10_000 }, () => ({ id: "x", priceCents: 1, savedAt: 1 }))),
    ]) {
      await guest.evaluate((text) => localStorage.setItem("favorites", text), garbage);
      await guest.goto(at("/favorites"));
      await expect(
        guest.getByText(t.favoritesNoneTitle()).or(guest.getByRole("button", { name: t.favoriteDismiss() })),
      ).toBeVisible();
    }
  },
);

test(
  "after a press without a connection, hearts work again",
  { tag: "@once" },
  async ({ page, at, problems }) => {
    await signUp(page.request);
    await page.goto(at("/search"));
    await page.waitForLoadState("networkidle");
    const heartOf = (card: number) => page.getByRole("article").nth(card).locator("[data-favorite]");
    const lost = /api\/favorites|hearts-messages/;
    await page.route(lost, (route) => route.fulfill({ status: 404 }));
    await heartOf(0).click();
    await expect
      .poll(() => problems)
      .toEqual([expect.stringContaining("Failed to fetch dynamically imported module")]);
    problems.length = 0;
    await page.unroute(lost);
    await expect(heartOf(0)).toHaveAttribute("aria-pressed", "false");
    const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
    await heartOf(1).click();
    await saved;
    await page.reload();
    await expect(heartOf(0)).toHaveAttribute("aria-pressed", "false");
    await expect(heartOf(1)).toHaveAttribute("aria-pressed", "true");
  },
);
