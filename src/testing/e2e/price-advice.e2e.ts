import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { goToStep, newCar, pageOf, postCar, pressPublish, typeCar } from "./cars.ts";
import { expect, test, wake } from "./journey.ts";
import { signUp } from "./people.ts";

const answer = { low: 9800, high: 11_400, comparables: 31, verdict: null, difference: null, nearest: [] };

test("prices of similar cars are shown below the price, without moving or covering anything", async ({
  page,
  at,
  t,
}) => {
  await signUp(page.request);
  const asked: string[] = [];
  await page.route("**/api/value?*", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query.get("year") ?? "");
    await route.fulfill({
      json: query.get("year") === "2019" ? answer : { ...answer, low: null, high: null },
    });
  });
  const range = t.valueSimilarAsk(t.valueRange("9,800", "11,400"));
  await page.goto(at("/list-car"));
  await wake(page, "car-form");
  await typeCar(page, t, newCar({ price: 12_000, year: 2019 }));
  await goToStep(page, t, "price");
  const city = page.getByRole("combobox", { name: t.location() });
  const before = await city.boundingBox();
  await expect(page.getByText(range)).toBeVisible();
  expect(await city.boundingBox()).toEqual(before);
  await expect(page.getByText(t.verdictLabel("high"))).toBeVisible();
  await expect(page.locator(".zones > b")).toHaveClass("high");
  await expect(page.locator(".zones > b")).toHaveCSS("position", "absolute");
  await expectAccessible(page);
  await expectNoSideScroll(page);

  const price = page.getByLabel(t.listingPrice(), { exact: true });
  await price.fill("9,000");
  await expect(page.getByText(t.verdictLabel("great"))).toBeVisible();
  await price.fill("");
  await expect(page.getByText(t.valueCompared(31))).toBeVisible();
  await price.fill("12,000");

  await goToStep(page, t, "car");
  const year = page.getByLabel(t.carYear(), { exact: true });
  await year.fill("");
  await year.pressSequentially("2016");
  await goToStep(page, t, "price");
  await expect.poll(() => asked).toContain("2016");
  await expect(page.getByText(range)).toHaveCount(0);
  expect(new Set(asked)).toEqual(new Set(["2019", "2016"]));
  await pressPublish(page, t);
  await expect(page).toHaveURL((url) => url.pathname === at("/search"));
});

test(
  "an edited price is compared too, and a failed request shows nothing",
  { tag: "@once" },
  async ({ page, at, t }) => {
    await signUp(page.request);
    const id = await postCar(page.request, { price: 10_000 });
    await page.route("**/api/value?*", (route) => route.fulfill({ json: answer }));
    await page.goto(at(`/cars/${id}/edit`));
    await wake(page, "car-form");
    await expect(page.getByText(t.verdictLabel("good"))).toBeVisible();
    await page.route("**/api/value?*", (route) => route.fulfill({ status: 429, json: { error: "later" } }));
    await page.getByLabel(t.carMileage(), { exact: true }).fill("1,000");
    await expect(page.getByText(t.verdictLabel("good"))).toHaveCount(0);
    await page.getByRole("button", { name: t.saveListing() }).click();
    await expect(page).toHaveURL(at(await pageOf(page.request, id)));
  },
);
