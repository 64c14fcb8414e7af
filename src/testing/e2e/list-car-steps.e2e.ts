import { pdfNamedPng } from "#src/testing/listings/pictures.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import {
  draftMark,
  expectStep,
  goToStep,
  newCar,
  nextStep,
  phonePhotos,
  photoField,
  photoTiles,
  picture,
  pressPublish,
  typeCar,
} from "./cars.ts";
import { expect, test, wake } from "./journey.ts";
import { signUp } from "./people.ts";

test.skip(({ isMobile }) => !isMobile, "wider screens show the whole form");
test.beforeEach(async ({ page, at }) => {
  await signUp(page.request);
  await page.goto(at("/list-car"));
  await wake(page, "car-form");
});

const stepsIn = ["car", "photos", "price", "details", "review"] as const;

test("a phone shows the form in steps, back and forth without losing input", async ({ page, at, t }) => {
  const car = newCar();
  await expect(page.getByText(t.sellStepOf(1, 5))).toBeVisible();
  await page.getByRole("combobox", { name: t.carMake() }).selectOption("Toyota");
  const camry = page.getByRole("button", { name: t.modelLabel("Toyota", "Camry"), exact: true });
  await camry.click();
  await expect(camry).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel(t.carModel(), { exact: true })).toHaveValue(t.modelLabel("Toyota", "Camry"));
  await page.getByRole("button", { name: t.makeLabel("Other"), exact: true }).click();
  await expect(page.getByLabel(t.carModel(), { exact: true })).toBeFocused();

  await typeCar(page, t, car);
  for (const step of stepsIn) {
    await goToStep(page, t, step);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(t.sellStepTitle(step));
    await expect(page.getByRole("status").filter({ hasText: t.sellStep(step) })).toContainText(
      t.sellStepOf(stepsIn.indexOf(step) + 1, 5),
    );
    await expect(heading).toBeFocused();
    const back = page.getByRole("button", { name: t.sellBack(), exact: true });
    await expect(back.locator("svg")).toBeVisible({ visible: step !== "car" });
    await expectAccessible(page);
    await expectNoSideScroll(page);
    if (step === "car") {
      const labels = page.locator("label.tile");
      const heights = await labels.evaluateAll((tiles) =>
        tiles.map((it) => it.querySelector("img")?.offsetTop),
      );
      expect(new Set(heights).size).toBe(1);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    }
    if (step === "photos") {
      await page.goBack();
      await expectStep(page, "car");
      await expect(heading).toBeInViewport();
      await page.goForward();
      await photoField(page).setInputFiles([picture("contract.png", pdfNamedPng())]);
      const refusal = page.locator("p", { hasText: t.photoRefused("contract.png", t.photoNotAPicture()) });
      const [message, bar] = [await refusal.boundingBox(), await nextStep(page, t).boundingBox()];
      expect((message?.y ?? Infinity) + (message?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      const front = page.getByText(t.carPhotoOf("front"), { exact: true });
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), front.click()]);
      expect(chooser.isMultiple()).toBe(true);
      await chooser.setFiles((await phonePhotos()).slice(0, 1));
      await expect(photoTiles(page, t)).toHaveCount(1);
      await expect(front).toBeHidden();
      const side = page.getByText(t.carPhotoOf("side"), { exact: true });
      await expect(side).toBeVisible();
      await photoField(page).setInputFiles((await phonePhotos()).slice(1, 2));
      await expect(photoTiles(page, t)).toHaveCount(2);
      await expect(side).toBeHidden();
      const [cover, second] = await Promise.all(
        [0, 1].map(async (n) => (await photoTiles(page, t).nth(n).boundingBox())?.width ?? 0),
      );
      expect(cover).toBeGreaterThan((second ?? 0) * 1.8);
      await expect(page.getByText(t.carPhotoOf("back"), { exact: true })).toBeVisible();
    }
  }
  const review = page.locator("form");
  for (const text of [car.title, car.description, t.formatPrice(car.price * 100), t.makeLabel(car.make)])
    await expect(review.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(photoTiles(page, t)).toHaveCount(2);

  await page.goBack();
  await expectStep(page, "details");
  await expect(page.getByLabel(t.listingTitle(), { exact: true })).toHaveValue(car.title);
  await page.goForward();
  await expectStep(page, "review");
  await page.getByRole("button", { name: t.sellEditStep(t.sellStep("car")) }).click();
  await expectStep(page, "car");
  await page.getByLabel(t.carMileage(), { exact: true }).fill("77,700");
  await page.getByLabel(t.carMileage(), { exact: true }).press("Enter");
  await expectStep(page, "review");
  await expect(page.getByText(t.formatKm(77_700)).filter({ visible: true })).toBeVisible();

  await pressPublish(page, t);
  await expect(page).toHaveURL((url) => url.pathname === at("/search"));
});

test("Enter and the button continue only if the step is valid, and otherwise show the errors", async ({
  page,
  t,
}) => {
  await page.getByLabel(t.carYear(), { exact: true }).fill("1989");
  await page.getByLabel(t.carYear(), { exact: true }).press("Enter");
  await expect(page.getByText(t.carMakeRequired(), { exact: true })).toBeVisible();
  await expect(page.getByText(t.carYearTooOld(), { exact: true })).toBeVisible();
  await expectStep(page, "car");
  await page.getByLabel(t.carYear(), { exact: true }).fill("2018");
  await expect(page.getByText(t.carYearTooOld(), { exact: true })).toHaveCount(0);
  await expect(page.getByText(t.carMakeRequired(), { exact: true })).toBeVisible();
});

test("a server error opens the step with the invalid field", async ({ page, t }) => {
  await typeCar(page, t, newCar());
  await goToStep(page, t, "review");
  const fields = { description: t.carDescriptionTooShort(), price: t.listingPriceInvalid() };
  await page.route("**/api/cars", (route) =>
    route.fulfill({ status: 400, json: { error: t.checkFields(), code: "invalid", fields } }),
  );
  await page.getByRole("button", { name: t.publishCar() }).click();
  await expectStep(page, "price");
  await expect(page.getByText(t.listingPriceInvalid(), { exact: true })).toBeVisible();
  await page.unroute("**/api/cars");
  await page.getByLabel(t.listingPrice(), { exact: true }).fill("7,000");
  await nextStep(page, t).click();
  await expectStep(page, "review");
});

test("a draft opens at its step, after a reload and on another device", async ({ page, visit, at, t }) => {
  const car = newCar();
  await typeCar(page, t, car);
  await goToStep(page, t, "price");
  await expect(draftMark(page, t.draftInAccount())).toBeVisible();
  await page.reload();
  await wake(page, "car-form");
  await expectStep(page, "price");
  await page.goBack();
  await expectStep(page, "photos");
  await expect(draftMark(page, t.draftSaving())).toBeVisible();
  await expect(draftMark(page, t.draftInAccount())).toBeVisible();

  const other = await visit();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.context().addCookies(await page.context().cookies());
  await other.goto(at("/list-car"));
  await wake(other, "car-form");
  await expectStep(other, "photos");
  await expect(other.getByLabel(t.listingTitle(), { exact: true })).toHaveValue(car.title);
});
