import { expectAccessible } from "./accessible.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { carsFound, pressChoice, pressLabel } from "./search.ts";

test("the hero counts matching cars as filters are chosen, and its search finds that many @phone", async ({
  page,
  at,
  t,
}) => {
  await page.goto(at("/"));
  const choose = (label: string, option: string) =>
    page.getByRole("combobox", { name: label }).selectOption(option);
  const button = page.getByRole("button", { name: t.homeSearchCars() });
  await expect(page.locator('select[name="model"] option')).toHaveCount(5);

  await wake(page, "hero-search");
  await choose(t.carMake(), "Hyundai");
  await choose(t.carModel(), "Avante");
  await choose(t.homePriceRange(), "5000-10000");
  const query = "make=Hyundai&model=Avante&minPrice=5000&maxPrice=10000";
  const fitting = await carsFound(page.request, query);
  await expect(button).toContainText(t.formatNumber(fitting));
  await expect(page.getByRole("status").filter({ hasText: t.searchFound(fitting) })).toHaveCount(1);
  await expectAccessible(page);
  await button.click();
  await expect(page).toHaveURL(at(`/search?${query}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.searchFound(fitting));
});

test("the hero's words and filters are combined @once", async ({ page, at, t }) => {
  await page.goto(at("/"));
  await wake(page, "hero-search");
  await page.getByRole("combobox", { name: t.location() }).selectOption("Amman");
  await page.getByRole("combobox", { name: t.searchText() }).pressSequentially("كامري");
  await expect(page.getByRole("listbox", { name: t.suggestionsTitle() })).toBeVisible();
  const query = `q=${encodeURIComponent("كامري")}&location=Amman`;
  const fitting = await carsFound(page.request, query);
  const button = page.getByRole("button", { name: t.homeSearchCars() });
  await expect(button).toContainText(t.formatNumber(fitting));
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at(`/search?${query}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.searchFound(fitting));
});

test("the other tab is for selling @phone", async ({ page, at, t }) => {
  await page.goto(at("/"));
  await expect(page.getByRole("heading", { name: t.homeSellTitle() })).toBeHidden();
  await pressLabel(page, t.homeSell());
  await expect(page.getByRole("heading", { name: t.homeSellTitle() })).toBeVisible();
  await expect(page.getByRole("button", { name: t.homeSearchCars() })).toBeHidden();
  await page.getByRole("link", { name: t.homeStartListing() }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("next") === at("/list-car"));
});

test("applied filters are announced and shown on the search page @phone", async ({ page, at, t }) => {
  await page.goto(at("/"));
  const card = page.locator('[data-island="home-filters"]');
  await wake(page, "home-filters");
  await card.locator("summary").filter({ hasText: t.carYear() }).click();
  for (const value of ["2019", "2018", "Gasoline"]) await pressChoice(card, value);
  const query = "fuelType=Gasoline&year=2019&year=2018";
  const fitting = await carsFound(page.request, query);
  expect(fitting).toBeGreaterThan(0);
  await expect(card.getByRole("button", { name: t.homeApply() })).toContainText(t.formatNumber(fitting));
  await expectAccessible(page);
  await card.getByRole("button", { name: t.homeApply() }).click();
  await expect(page).toHaveURL(at(`/search?${query}`));
  await expect(toastOf(page, t)).toContainText(t.filtersAppliedTitle());
  await expect(toastOf(page, t)).toContainText(t.filtersAppliedText());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.searchFound(fitting));
});

test("Apply Filters works as the very first click", { tag: "@once" }, async ({ page, at, t }) => {
  await page.goto(at("/"));
  await page.locator('[data-island="home-filters"]').getByRole("button", { name: t.homeApply() }).click();
  await expect(page).toHaveURL(at("/search"));
  await expect(toastOf(page, t)).toContainText(t.filtersAppliedTitle());
});

test("body types and the map link to their cars, also by keyboard @once", async ({ page, at, t }) => {
  await page.goto(at("/"));
  await page.getByRole("link", { name: t.bodyTypeLabel("SUV") }).click();
  await expect(page).toHaveURL(at("/search?bodyType=SUV"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    t.searchFound(await carsFound(page.request, "bodyType=SUV")),
  );

  await page.goto(at("/"));
  const map = page.getByRole("group", { name: t.homeMap() });
  await expect(map.getByRole("link")).toHaveCount(12);
  await expect(page.getByRole("list", { name: t.homeCityList() }).getByRole("link")).toHaveCount(12);
  await map.getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at("/search?location=Irbid"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    t.searchFound(await carsFound(page.request, "location=Irbid")),
  );
});

test("the newsletter form works without leaving the page @once", async ({ page, at, t }) => {
  await page.goto(at("/"));
  await wake(page, "newsletter");
  const form = page.getByRole("form", { name: t.newsletterTitle() });
  await form.getByRole("textbox", { name: t.accountEmail() }).fill(`reader-${Date.now()}@example.com`);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: t.newsletterSubmit() }).click();
  await expect(page.getByText(t.newsletterAskedTitle())).toBeVisible();
  await expectAccessible(page);
});
