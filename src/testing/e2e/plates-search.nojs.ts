import { expectAccessibleWithoutScripts } from "./accessible.ts";
import { expect, test } from "./journey.ts";

test("number plates are searched without scripts: pattern, filters, sort, pages", async ({ page, at, t }) => {
  await page.goto(at("/number-plates"));
  await expectAccessibleWithoutScripts(page);
  await page.getByRole("textbox", { name: t.platesPattern() }).fill("؟٧٧؟");
  await page.getByRole("button", { name: t.platesSubmit() }).first().click();
  await expect(page).toHaveURL((url) => url.searchParams.has("pattern"));
  for (const plate of await page.getByRole("article").getByRole("img").all())
    await expect(plate).toHaveAccessibleName(/ \d77\d$/);

  await page.goto(at("/number-plates"));
  await page.getByText(t.searchFilters(), { exact: true }).click();
  await page.getByRole("link", { name: t.searchAllFilters() }).click();
  await expectAccessibleWithoutScripts(page);
  await page.getByRole("checkbox", { name: t.patternLabel("round") }).check({ force: true });
  await page.getByRole("button", { name: t.searchShowResults() }).click();
  await expect(page).toHaveURL(at("/number-plates?tags=round"));
  await page.getByRole("combobox", { name: t.searchSort() }).selectOption("price-asc");
  await page.getByRole("button", { name: t.searchApplySort() }).click();
  await expect(page).toHaveURL(at("/number-plates?tags=round&sort=price-asc"));
  await expect(page.getByRole("article").first()).toBeVisible();

  await page.goto(at("/number-plates?pattern=99-98989&tags=round"));
  await page.getByRole("link", { name: t.searchWithout(t.platesChipPattern(["99-98989"])) }).click();
  await expect(page).toHaveURL(at("/number-plates?tags=round"));
  await expect(page.getByRole("article").first()).toBeVisible();

  await page.goto(at("/number-plates"));
  await page.getByRole("link", { name: t.uiNext() }).click();
  await expect(page).toHaveURL(at("/number-plates?page=2"));
});

test("cars are searched by a rare filter without scripts", async ({ page, at, t }) => {
  await page.goto(at("/search?make=Toyota"));
  await page.getByRole("button", { name: t.searchFilters() }).click();
  await page.getByText(t.searchMore(), { exact: true }).click();
  await page.getByRole("link", { name: t.searchAllFilters() }).filter({ visible: true }).click();
  await expect(page.getByRole("combobox", { name: t.carMake(), exact: true })).toHaveValue("Toyota");
  await page.locator('input[name="color"][value="White"]').check();
  await page.getByRole("button", { name: t.searchShowResults() }).click();
  await expect(page).toHaveURL(at("/search?make=Toyota&color=White"));
  await expect(page.locator('#filters input[name="color"][value="White"]')).toBeChecked();
});
