import { expectAccessible } from "./accessible.ts";
import { expect, test, wake } from "./journey.ts";
import { carsFound, heading } from "./search.ts";

test("suggestions work while typing and by keyboard; recent searches stay in this browser until deleted @once", async ({
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
  // The search runs shortly after typing, and dims the cards in the meantime.
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

  // Plates have their own recent searches.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["recent-car-searches"]);
  await words.fill("");
  await expect(offers.first()).toContainText(t.makeLabel("Toyota"));
  await offers.filter({ hasText: t.suggestionsForget() }).click();
  await expect(offers).toHaveCount(0);
});

test("typed words become chips, and a chip can become text again @once", async ({ page, at, t }) => {
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
