import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { pageOf, postCar } from "./cars.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { signUp } from "./people.ts";
import { cards, carsFound, heading, openFilters, showResults, watchForReloads } from "./search.ts";

test("six skeletons are shown while cars load, as high as the cards before", async ({ page, at, t }) => {
  await page.goto(at("/search"));
  await openFilters(page, t);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/search/cars?**", async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.getByRole("combobox", { name: t.carMake(), exact: true }).selectOption("Kia");
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  await expect(page.locator("h1")).toHaveText(t.loading());
  expect(await height()).toBe(before);
  answer();
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  await expect(page.locator("h1")).toHaveText(t.searchFound(await carsFound(page.request, "make=Kia")));
});

test("a search without results says so and offers ways out @once", async ({ page, at, t }) => {
  await page.goto(at("/search?fuelType=Hybrid"));
  const text = page.getByLabel(t.searchText(), { exact: true });
  await wake(page, "search");
  const typed = "قاطرة".repeat(20);
  await text.fill(typed);
  await expect(page.getByText(t.searchNoneText())).toBeVisible();
  await expect(page.getByRole("heading", { name: t.searchNoneTitle() })).toBeVisible();
  await expect(heading(page)).toHaveText(t.searchFound(0));
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const without = page.getByRole("link", { name: t.searchWithout(t.searchChipText(typed)) });
  await expect(without).toContainText(t.suggestionCars(await carsFound(page.request, "fuelType=Hybrid")));
  await without.click();
  await expect(page).toHaveURL(at("/search?fuelType=Hybrid"));
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await page.getByRole("link", { name: t.searchClearFilters() }).click();
  await expect(page).toHaveURL(at("/search"));
  await expect(text).toHaveValue("");
  await expect(cards(page).first()).toBeVisible();
});

test("a failed search says so and can be repeated", async ({ page, at, t, isMobile }) => {
  await page.goto(at("/search"));
  await openFilters(page, t);
  await page.route("**/api/search/cars?**", (route) => route.fulfill({ status: 429, body: "" }));
  await page.getByRole("combobox", { name: t.carMake(), exact: true }).selectOption("Kia");
  const again = page.getByRole("button", { name: t.tryAgain() });
  if (isMobile) {
    const sheet = page.locator("#filters");
    await expect(sheet.getByText(t.searchFailed())).toBeVisible();
    const asked = page.waitForRequest("**/api/search/cars?**");
    await sheet.getByRole("button", { name: t.tryAgain() }).click();
    await asked;
    await expect(sheet.getByText(t.searchFailed())).toBeVisible();
    await sheet.getByRole("button", { name: t.uiClose() }).click();
  }
  const failed = page.getByRole("heading", { name: t.searchFailed() });
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  await again.click();
  await expect(failed).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await page.unroute("**/api/search/cars?**");
  await again.click();
  await expect(cards(page).first()).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(at("/search?make=Kia"));
});

test("pages follow each other, and sorting returns to the first page @phone", async ({ page, at, t }) => {
  await page.goto(at("/search"));
  await wake(page, "search");
  const expectNoReload = await watchForReloads(page);
  const titles = () => cards(page).getByRole("heading").allTextContents();
  const first = await titles();
  expect(first).toHaveLength(24);
  const next = page.getByRole("navigation", { name: t.uiPages() }).getByRole("link", { name: t.uiNext() });
  const ahead = page.waitForResponse(/\/api\/search\/cars\?page=2$/);
  await next.scrollIntoViewIfNeeded();
  await ahead;
  await next.click();
  await expect(page).toHaveURL(at("/search?page=2"));
  await expect(heading(page)).toBeFocused();
  await expect.poll(async () => (await titles()).some((title) => first.includes(title))).toBe(false);

  await page.getByRole("combobox", { name: t.searchSort() }).selectOption("price-asc");
  await expect(page).toHaveURL(at("/search?sort=price-asc"));
  const answer = await page.request.get("/api/cars?sort=price-asc&page=1");
  const cheapest = ((await answer.json()) as { title: string }[]).map(({ title }) => title);
  await expect.poll(titles).toEqual(cheapest);
  await expectNoReload();
});

test("the header's switches return to the current search @once", async ({ page, at, t, language }) => {
  await page.goto(at("/search"));
  await openFilters(page, t);
  await page.getByRole("combobox", { name: t.carMake(), exact: true }).selectOption("Kia");
  await showResults(page, t);
  await expect(page).toHaveURL(at("/search?make=Kia"));
  await page.getByRole("button", { name: t.otherLanguageName() }).click();
  await expect(page).toHaveURL(language === "en" ? "/ar/search?make=Kia" : "/search?make=Kia");
});

test("contact from a card requires a signed-in buyer @once", async ({ page, seller, at, t }) => {
  await page.goto(at("/search"));
  await wake(page, "search");
  await cards(page)
    .first()
    .getByRole("link", { name: contactName(t.cardContact) })
    .click();
  await expect(toastOf(page, t)).toContainText(t.contactInformationTitle());
  await expect(toastOf(page, t)).toContainText(t.signInToContactToast());
  await expect(page).toHaveURL(at("/search"));
  await expectAccessible(page);

  const carId = await postCar(seller.request);
  await signUp(page.request);
  await page.goto(at("/search"));
  await cards(page)
    .first()
    .getByRole("link", { name: contactName(t.cardContact) })
    .click();
  await expect(page).toHaveURL(at(`${await pageOf(page.request, carId)}#contact`));
});

/** The accessible name of any card's contact button. */
const contactName = (nameOf: (title: string) => string) =>
  new RegExp(nameOf("\u0000").split("\u0000").join(".+"));
