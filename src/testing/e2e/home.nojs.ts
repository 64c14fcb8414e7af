import { expectAccessibleWithoutScripts, expectNoSideScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { carsFound, pressChoice, pressLabel } from "./search.ts";

test("without scripts: both forms of the home page find the right cars", async ({ page, at, t }) => {
  const found = async (query: string) =>
    expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t.searchFound(await carsFound(page.request, query)),
    );
  await page.goto(at("/"));
  await expectAccessibleWithoutScripts(page);
  await expectNoSideScroll(page);
  await page.getByRole("combobox", { name: t.homePriceRange() }).selectOption("0-5000");
  await page.getByRole("combobox", { name: t.location() }).selectOption("Amman");
  await page.getByRole("button", { name: t.homeSearchCars() }).click();
  await expect(page).toHaveURL(at("/search?location=Amman&maxPrice=5000"));
  await found("location=Amman&maxPrice=5000");

  await page.goto(at("/"));
  await pressLabel(page, t.homeSell());
  await expect(page.getByRole("link", { name: t.homeStartListing() })).toBeVisible();
  const card = page.locator('[data-island="home-filters"]');
  await card.locator("summary").filter({ hasText: t.carBodyType() }).click();
  for (const value of ["Sedan", "SUV"]) await pressChoice(card, value);
  await card.getByRole("button", { name: t.homeApply() }).click();
  await expect(page).toHaveURL(at("/search?bodyType=Sedan&bodyType=SUV"));
  await found("bodyType=Sedan&bodyType=SUV");
  await expect(page.getByRole("status").filter({ hasText: t.filtersAppliedText() })).toBeVisible();

  await page.goto(at("/"));
  await pressChoice(card, "SUV");
  await card.locator("summary").filter({ hasText: t.carBodyType() }).click();
  await card.getByRole("button", { name: t.searchAllFilters() }).click();
  await expect(page).toHaveURL((url) => url.pathname === at("/search/filters"));
  await pressChoice(page.getByRole("main"), "Pickup");
  await page.getByRole("button", { name: t.searchShowResults() }).click();
  await found("bodyType=SUV&bodyType=Pickup");
});
