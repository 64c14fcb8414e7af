import { expectAccessibleWithoutScripts } from "./accessible.ts";
import { newCar, postCar } from "./cars.ts";
import { expect, test } from "./journey.ts";

test("cars are added to the comparison without scripts", async ({ page, seller, at, t }) => {
  for (let i = 0; i < 2; i++) {
    const car = newCar();
    await postCar(seller.request, car);
    await page.goto(at(`/search?q=${encodeURIComponent(car.title)}`));
    await page
      .getByRole("article")
      .getByRole("button", { name: new RegExp(`^${t.compareListing("")}`) })
      .click();
    await expect(page.getByRole("heading", { name: t.compareTitle(i + 1) })).toBeVisible();
  }
  await expectAccessibleWithoutScripts(page);
});
