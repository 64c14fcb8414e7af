import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { postCar } from "./cars.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { signUp } from "./people.ts";
import { carsFound, openFilters, pressChoice, showResults } from "./search.ts";
import { onSlowLine } from "./slow-line.ts";

/** Fails when the page was loaded anew since. */
async function watchForReloads(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => void document.documentElement.setAttribute("data-watched", ""));
  return () => expect(page.locator("html")).toHaveAttribute("data-watched", "");
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => page.getByRole("article");

test("filters change address and results without a reload, back and forward go through them", async ({
  page,
  at,
  t,
}) => {
  await page.goto(at("/search"));
  await cards(page).nth(12).scrollIntoViewIfNeeded();
  await expect(heading(page)).not.toBeInViewport();
  await openFilters(page, t);
  const expectNoReload = await watchForReloads(page);
  await page.getByRole("combobox", { name: t.searchMake(), exact: true }).selectOption("Hyundai");
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

test("each choice counts by one request and without a jump on a slow line, on a phone in the sheet", async ({
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
  await atFullSpeed();
  await pressChoice(panel, "Van");
  await panel.getByRole("textbox", { name: t.searchMaxPrice() }).fill("15000");
  const fitting = await carsFound(page.request, "bodyType=SUV&maxPrice=15000");
  await expectTold(fitting);
  if (isMobile) await show(fitting).click();
  if (isMobile) await expect(panel).toBeHidden();
  await expect(heading(page)).toHaveText(t.searchFound(fitting));
});

test("Back on a phone closes the sheet first and keeps what was chosen", async ({
  page,
  at,
  t,
  isMobile,
}) => {
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

test("suggestions while typing, by keyboard; what was searched for is kept here until it is forgotten", async ({
  page,
  at,
  t,
}) => {
  await page.goto(at("/search"));
  await wake(page, "search");
  const words = page.getByRole("combobox", { name: t.searchText() });
  const offers = page.getByRole("listbox", { name: t.suggestionsTitle() }).getByRole("option");
  await words.pressSequentially("toy");
  await expect(words).toHaveAttribute("aria-expanded", "true");
  await expect(offers.first()).toContainText(t.makeLabel("Toyota"));
  // The search follows what is typed a moment later, and dims the cards meanwhile.
  await expect(page).toHaveURL(at("/search?q=toy"));
  await expectAccessible(page);
  await words.press("ArrowDown");
  await expect(offers.first()).toHaveAttribute("aria-selected", "true");
  await words.press("Escape");
  await expect(offers).toHaveCount(0);
  await words.press("ArrowDown");
  await words.press("ArrowDown");
  await words.press("Enter");
  await expect(words).toHaveValue(t.makeLabel("Toyota"));
  await expect(heading(page)).toHaveText(t.searchFound(await carsFound(page.request, "make=Toyota")));

  await words.fill("");
  await expect(offers.first()).toContainText(t.makeLabel("Toyota"));
  await offers.filter({ hasText: t.suggestionsForget() }).click();
  await expect(offers).toHaveCount(0);
});

test("typed words become chips, and a chip goes back to text", async ({ page, at, t }) => {
  await page.goto(at("/search"));
  await wake(page, "search");
  const words = page.getByRole("combobox", { name: t.searchText() });
  const chips = page.getByRole("list", { name: t.searchActiveFilters() }).getByRole("link");
  await words.fill("تويوتا هايبرد");
  await words.press("Enter");
  await expect(chips).toContainText([t.makeLabel("Toyota"), t.fuelTypeLabel("Hybrid")]);
  const found = await carsFound(page.request, "make=Toyota&fuelType=Hybrid");
  await expect(heading(page)).toHaveText(t.searchFound(found));
  await chips.first().focus();
  await page.keyboard.press("Enter");
  await expect(chips.first()).toContainText(t.searchChipText("تويوتا"));
  await expect(heading(page)).toBeFocused();
  await expect(words).toHaveValue("تويوتا هايبرد");
  await page.reload();
  await expect(chips).toContainText([t.searchChipText("تويوتا"), t.fuelTypeLabel("Hybrid")]);
});

test("a chip takes its filter away, Clear All takes all", async ({ page, at, t, isMobile }) => {
  await page.goto(at("/search?make=Kia&make=Toyota&minPrice=5000"));
  await wake(page, "search");
  const expectNoReload = await watchForReloads(page);
  const chips = page.getByRole("list", { name: t.searchActiveFilters() }).getByRole("link");
  await expect(chips).toHaveCount(3);
  await chips.filter({ hasText: t.makeLabel("Kia") }).click();
  await expect(page).toHaveURL(at("/search?make=Toyota&minPrice=5000"));
  await expect(chips).toHaveCount(2);
  await expect(page.locator('select[name="make"]').first()).toHaveValue("Toyota");
  if (isMobile) await openFilters(page, t);
  await page.getByRole("link", { name: t.searchClearAll() }).filter({ visible: true }).click();
  await expect(page).toHaveURL(at("/search"));
  await expect(chips).toHaveCount(0);
  await expectNoReload();
});

test("six skeletons stand in while cars are on their way, as high as what stood there", async ({
  page,
  at,
  t,
}) => {
  await page.goto(at("/search"));
  await openFilters(page, t);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/search/cars?**", async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.getByRole("combobox", { name: t.searchMake(), exact: true }).selectOption("Kia");
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  await expect(page.locator("h1")).toHaveText(t.loading());
  expect(await height()).toBe(before);
  answer();
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  await expect(page.locator("h1")).toHaveText(t.searchFound(await carsFound(page.request, "make=Kia")));
});

test("nothing found is said, with a way out", async ({ page, at, t }) => {
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

test("a field says what it cannot read and keeps it; thousands are read in words", async ({
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
  const year = page.getByRole("spinbutton", { name: t.searchYear(), exact: true });
  await year.fill("1850");
  await year.blur();
  await expect(year).toHaveAccessibleDescription(/1990/);
  await expect(year).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL(at("/search?minPrice=5000"));
});

test("a search that fails says so and can be tried again", async ({ page, at, t }) => {
  await page.goto(at("/search"));
  await openFilters(page, t);
  await page.route("**/api/search/cars?**", (route) => route.fulfill({ status: 429, body: "" }));
  await page.getByRole("combobox", { name: t.searchMake(), exact: true }).selectOption("Kia");
  await showResults(page, t);
  await expect(page.getByText(t.searchFailed())).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/search/cars?**");
  await page.getByRole("button", { name: t.tryAgain() }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(at("/search?make=Kia"));
});

test("pages follow each other and sorting starts anew", async ({ page, at, t }) => {
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
  const answer = await page.request.get("/api/cars?sort=price-asc");
  const cheapest = ((await answer.json()) as { title: string }[]).map(({ title }) => title);
  await expect.poll(titles).toEqual(cheapest);
  await expectNoReload();
});

test("the switches of the header lead back to the search that is shown", async ({
  page,
  at,
  t,
  language,
}) => {
  await page.goto(at("/search"));
  await openFilters(page, t);
  await page.getByRole("combobox", { name: t.searchMake(), exact: true }).selectOption("Kia");
  await showResults(page, t);
  await expect(page).toHaveURL(at("/search?make=Kia"));
  await page.getByRole("button", { name: t.otherLanguageName() }).click();
  await expect(page).toHaveURL(language === "en" ? "/ar/search?make=Kia" : "/search?make=Kia");
});

test("contacting from a card needs a signed-in buyer", async ({ page, visit, at, t }) => {
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

  const seller = await visit();
  await signUp(seller.request);
  const carId = await postCar(seller.request);
  await signUp(page.request);
  await page.goto(at("/search"));
  await cards(page)
    .first()
    .getByRole("link", { name: contactName(t.cardContact) })
    .click();
  await expect(page).toHaveURL(at(`/cars/${carId}#contact`));
});

/** The name of a card's contact button, whatever its car. */
const contactName = (nameOf: (title: string) => string) =>
  new RegExp(nameOf("\u0000").split("\u0000").join(".+"));
