import { expectAccessible } from "./accessible.ts";
import { expect, test, wake } from "./journey.ts";
import {
  cards,
  carsFound,
  heading,
  openFilters,
  pressChoice,
  showResults,
  watchForReloads,
} from "./search.ts";
import { onSlowLine } from "./slow-line.ts";

test("filters update address and results without a reload, and back and forward work @once", async ({
  page,
  at,
  t,
}) => {
  await page.goto(at("/search"));
  await cards(page).nth(12).scrollIntoViewIfNeeded();
  await expect(heading(page)).not.toBeInViewport();
  await openFilters(page, t);
  const expectNoReload = await watchForReloads(page);
  await page.getByRole("combobox", { name: t.carMake(), exact: true }).selectOption("Hyundai");
  await expect(page).toHaveURL(at("/search?make=Hyundai"));
  await pressChoice(page.locator("#filters"), "Hybrid");
  await expect(page).toHaveURL(at("/search?make=Hyundai&fuelType=Hybrid"));
  await expect(heading(page)).toBeInViewport();
  await showResults(page, t);
  const both = await carsFound(page.request, "make=Hyundai&fuelType=Hybrid");
  expect(both).toBeGreaterThan(0);
  await expect(heading(page)).toHaveText(t.searchFound(both));
  await expect(cards(page)).toHaveCount(Math.min(both, 24));

  await page.goBack();
  await expect(page).toHaveURL(at("/search?make=Hyundai"));
  await expect(heading(page)).toHaveText(t.searchFound(await carsFound(page.request, "make=Hyundai")));
  await expect(page.locator('input[name="fuelType"][value="Hybrid"]')).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(at("/search"));
  await expect(page.locator('select[name="make"]')).toHaveValue("");
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(at("/search?make=Hyundai&fuelType=Hybrid"));
  await expect(heading(page)).toHaveText(t.searchFound(both));
  await expectNoReload();
});

test("the last filter next to the results can be reached by mouse wheel and keyboard", async ({
  page,
  at,
  isMobile,
}) => {
  test.skip(isMobile, "phones have a sheet");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at("/search"));
  const last = page.locator("#search-form summary").filter({ visible: true }).last();
  await page.locator("#search-form").hover();
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(last).toBeInViewport({ ratio: 1, timeout: 300 });
  }).toPass();
  await page.evaluate(() => scrollTo(0, 0));
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("on a slow connection each choice updates the count with one request and no layout shift; phones use the sheet", async ({
  page,
  at,
  t,
  isMobile,
}) => {
  await page.goto(at("/search"));
  await cards(page).nth(12).scrollIntoViewIfNeeded();
  await openFilters(page, t);
  const panel = page.locator("#filters");
  if (isMobile) await expectAccessible(page);
  const [suvs, vans] = [
    await carsFound(page.request, "bodyType=SUV"),
    await carsFound(page.request, "bodyType=Van"),
  ];
  const show = (count: number) => panel.getByRole("button", { name: t.searchShow(count) });
  const expectTold = (count: number) =>
    isMobile ? expect(show(count)).toBeVisible() : expect(heading(page)).toHaveText(t.searchFound(count));
  const { jumps, requests, atFullSpeed } = await onSlowLine(page);
  await pressChoice(panel, "SUV");
  await expectTold(suvs);
  expect(requests()).toEqual(["/api/search/cars?bodyType=SUV"]);
  await pressChoice(panel, "Van");
  await expectTold(suvs + vans);
  await panel.getByRole("textbox", { name: t.searchMaxPrice() }).fill("1");
  await expectTold(0);
  await panel.getByRole("textbox", { name: t.searchMaxPrice() }).fill("");
  await expectTold(suvs + vans);
  expect(requests()).toHaveLength(3);
  expect(await jumps()).toEqual([]);
  const make = panel.getByRole("combobox", { name: t.carMake(), exact: true });
  await make.selectOption("Kia");
  await expect(panel.getByRole("combobox", { name: t.searchAnotherMake() })).toBeVisible();
  await make.selectOption("");
  await expectTold(suvs + vans);
  if (!isMobile) {
    await page.getByRole("link", { name: t.searchClearAll() }).click();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await page.goBack();
  }
  expect(await jumps()).toEqual([]);
  await atFullSpeed();
  await expectTold(suvs + vans);
  await pressChoice(panel, "Van");
  await panel.getByRole("textbox", { name: t.searchMaxPrice() }).fill("15000");
  const fitting = await carsFound(page.request, "bodyType=SUV&maxPrice=15000");
  await expectTold(fitting);
  if (isMobile) await show(fitting).click();
  if (isMobile) await expect(panel).toBeHidden();
  await expect(heading(page)).toHaveText(t.searchFound(fitting));
});

test("counts of closed filters are loaded once they are opened, without a layout shift @once", async ({
  page,
  at,
  t,
  isMobile,
}) => {
  await page.goto(at("/search?make=Toyota"));
  await openFilters(page, t);
  const panel = page.locator("#filters");
  const { jumps, requests } = await onSlowLine(page);
  const isSeen = Promise.withResolvers<void>();
  await page.route("**/api/search/cars?make=Toyota&pageSize=1", async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await panel.getByText(t.searchMore(), { exact: true }).click();
  await expect(panel.getByText(t.carFeatures(), { exact: true })).toBeInViewport();
  const white = panel.locator("label").filter({ has: page.locator('input[value="White"]') });
  const expectCount = async (query: string) =>
    expect(white).toContainText(t.formatNumber(await carsFound(page.request, `color=White&${query}`)));
  await expect(white).toContainText("…");
  isSeen.resolve();
  await expectCount("make=Toyota");
  expect(requests()).toEqual(["/api/search/cars?make=Toyota&pageSize=1"]);
  expect(await jumps()).toEqual([]);
  await pressChoice(panel, "SUV");
  await expectCount("make=Toyota&bodyType=SUV");
  if (isMobile) return;
  await page.goBack();
  await expectCount("make=Toyota");
  expect(requests()).toHaveLength(2);
});

test("a model has its count in the list of the chosen makes' models @phone", async ({ page, at, t }) => {
  await page.goto(at("/search?make=Toyota"));
  await openFilters(page, t);
  const count = t.formatNumber(await carsFound(page.request, "make=Toyota&model=Camry"));
  await page.getByRole("combobox", { name: t.carModel(), exact: true }).focus();
  const option = page.locator(`datalist option[value="${t.modelLabel("Toyota", "Camry")}"]`);
  await expect(option).toHaveAttribute("label", t.searchOption(t.modelLabel("Toyota", "Camry"), count));
});

test("Back on a phone first closes the sheet and keeps the choices", async ({ page, at, t, isMobile }) => {
  test.skip(!isMobile, "a desktop has no sheet");
  await page.goto(at("/number-plates"));
  await page.goto(at("/search"));
  const sheet = page.getByRole("dialog", { name: t.searchFilters() });
  const open = async () => {
    await openFilters(page, t);
    await expect(sheet).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state)).toBe("sheet");
  };
  await open();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(at("/search"));

  await open();
  await pressChoice(page.locator("#filters"), "SUV");
  await expect(page).toHaveURL(at("/search?bodyType=SUV"));
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(at("/search?bodyType=SUV"));
  await expect(heading(page)).toHaveText(t.searchFound(await carsFound(page.request, "bodyType=SUV")));

  await page.goBack();
  await expect(page).toHaveURL(at("/search"));
  await page.goBack();
  await expect(page).toHaveURL(at("/number-plates"));
});

test("a chip removes its filter, Clear All removes all @phone", async ({ page, at, t }) => {
  await page.goto(at("/search?make=Kia&make=Toyota&minPrice=5000"));
  await wake(page, "search");
  const expectNoReload = await watchForReloads(page);
  const chips = page.getByRole("list", { name: t.searchActiveFilters() }).getByRole("link");
  await expect(chips).toHaveCount(3);
  await chips.filter({ hasText: t.makeLabel("Kia") }).click();
  await expect(page).toHaveURL(at("/search?make=Toyota&minPrice=5000"));
  await expect(chips).toHaveCount(2);
  await expect(page.locator('select[name="make"]').first()).toHaveValue("Toyota");
  await openFilters(page, t);
  await page.getByRole("link", { name: t.searchClearAll() }).filter({ visible: true }).click();
  await expect(page).toHaveURL(at("/search"));
  await expect(chips).toHaveCount(0);
  await expectNoReload();
});

test("a field reports invalid text and keeps it; thousands can be typed in words @phone", async ({
  page,
  at,
  t,
}) => {
  await page.goto(at("/search"));
  await openFilters(page, t);
  const price = page.getByRole("textbox", { name: t.searchMinPrice() });
  await price.fill("abc");
  await expect(price).not.toHaveAttribute("aria-invalid");
  await price.press("Enter");
  await expect(price).toHaveAccessibleDescription(t.searchNumberWrong());
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(price).toBeFocused();
  await expect(price).toHaveValue("abc");
  await expectAccessible(page);
  await price.fill("٥ آلاف");
  await expect(price).not.toHaveAttribute("aria-invalid");
  await expect(page).toHaveURL(at("/search?minPrice=5000"));
  await expect(price).toHaveValue("٥ آلاف");
  const year = page.getByRole("textbox", { name: t.carYear(), exact: true });
  await year.fill("1850");
  await year.blur();
  await expect(year).toHaveAccessibleDescription(/1990/);
  await expect(year).toHaveAttribute("aria-invalid", "true");
  await year.fill("٢٠١٨");
  await expect(page).toHaveURL(at("/search?year=2018&minPrice=5000"));
  await expect(year).toHaveValue("٢٠١٨");
  await expect(year).not.toHaveAttribute("aria-invalid");
});
