import { typedPlate } from "#src/testing/listings/typed-plate.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { postCar } from "./cars.ts";
import { expect, test, wake } from "./journey.ts";
import { signUp } from "./people.ts";

interface Listed {
  number: number;
  url: string;
}

test(
  "a listing opens by its number, keeps it when its words change, and is found by it",
  { tag: "@phone" },
  async ({ page, visit, at, t }) => {
    const seller = await visit();
    await signUp(seller.request);
    const id = await postCar(seller.request);
    const read = async () => (await (await seller.request.get(`/api/cars/${id}`)).json()) as Listed;
    const car = await read();

    await test.step("by the number alone, with the number on the page", async () => {
      await page.goto(at(`/cars/${car.number}`));
      await expect(page).toHaveURL(at(car.url));
      await expect(page.getByText(t.listingNumber(car.number), { exact: true }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
    });

    await test.step("an old address leads to the new one", async () => {
      await seller.request.patch(`/api/cars/${id}`, { data: { model: "Corolla" } });
      const { url } = await read();
      expect(url).toContain("corolla");
      await page.goto(at(car.url));
      await expect(page).toHaveURL(at(url));
    });

    await test.step("a plate is named where cars are searched", async () => {
      const plateNumber = String(10_000 + (car.number % 90_000));
      const posted = await seller.request.post("/api/number-plates", {
        data: { ...typedPlate, plateNumber },
      });
      const plate = (await posted.json()) as Listed;
      await page.goto(at("/search"));
      await wake(page, "search");
      await page.getByLabel(t.searchText(), { exact: true }).fill(`إعلان ${plate.number}`);
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: t.listingNumber(plate.number), exact: true }).click();
      await expect(page).toHaveURL(at(plate.url));
    });
  },
);
