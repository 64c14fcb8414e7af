import {
  blinkingGif,
  heicStart,
  hugePng,
  pdfNamedPng,
  plainPhoto,
  twoColourBmp,
} from "#src/testing/listings/pictures.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import {
  draftMark,
  goToStep,
  inSteps,
  newCar,
  nextStep,
  openPhotos,
  pageOf,
  phonePhotos,
  photoField,
  photoTiles,
  picture,
  postCar,
  pressPublish,
  typeCar,
} from "./cars.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { signUp } from "./people.ts";

test.beforeEach(async ({ page }) => {
  await signUp(page.request);
});

test(
  "a draft survives a reload, is private to its seller, and can be discarded",
  { tag: "@phone" },
  async ({ page, at, t }) => {
    const car = newCar();
    await page.goto(at("/list-car"));
    await typeCar(page, t, car);
    await page.getByRole("checkbox", { name: t.featureLabel("Sunroof") }).check();
    await goToStep(page, t, "photos");
    await photoField(page).setInputFiles((await phonePhotos()).slice(0, 2));
    await expect(photoTiles(page, t)).toHaveCount(2);
    await expect(draftMark(page, t.draftInAccount())).toBeVisible();

    const mine = await page.context().cookies();
    await page.context().clearCookies();
    await signUp(page.request);
    await page.reload();
    await wake(page, "car-form");
    await expect(page.getByText(t.draftRestored())).toHaveCount(0);
    await expect(page.getByLabel(t.listingTitle(), { exact: true })).toHaveValue("");
    await page.context().addCookies(mine);

    await page.reload();
    await expect(page.getByText(t.draftRestored())).toBeVisible();
    await expect(photoTiles(page, t)).toHaveCount(2);
    await expectAccessible(page);
    await expect(page.getByLabel(t.listingTitle(), { exact: true })).toHaveValue(car.title);
    await expect(page.getByLabel(t.carMake(), { exact: true })).toHaveValue(car.make);
    await expect(page.locator(`input[name="fuelType"][value="${car.fuelType}"]`)).toBeChecked();
    await expect(page.locator('input[name="features"][value="Sunroof"]')).toBeChecked();

    await expect(draftMark(page, t.draftInAccount())).toBeVisible();
    await page.getByRole("button", { name: t.draftDiscard() }).click();
    await expect(page.getByLabel(t.listingTitle(), { exact: true })).toHaveValue("");
    await expect(photoTiles(page, t)).toHaveCount(0);
  },
);

test("an empty form marks every required field @phone", async ({ page, at, t }) => {
  await page.goto(at("/list-car"));
  await wake(page, "car-form");
  if (await inSteps(page)) {
    await nextStep(page, t).click();
    await expect(page.getByText(t.carModelRequired(), { exact: true })).toBeVisible();
    await expect(page.getByRole("combobox", { name: t.carMake() })).toBeFocused();
    await expect(page.getByText(t.listingPriceRequired(), { exact: true })).toHaveCount(0);
    await expectAccessible(page);
    return;
  }
  await page.getByRole("button", { name: t.publishCar() }).click();
  const required = [
    t.listingTitleTooShort(),
    t.carMakeRequired(),
    t.carModelRequired(),
    t.listingPriceRequired(),
    t.carFuelTypeRequired(),
    t.carTransmissionRequired(),
    t.carBodyTypeRequired(),
    t.carColorRequired(),
    t.listingLocationRequired(),
    t.carDescriptionTooShort(),
  ];
  for (const message of required) await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByLabel(t.listingTitle(), { exact: true })).toBeFocused();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test("values out of bounds are refused at their field, and the rest is kept @phone", async ({
  page,
  at,
  t,
}) => {
  const car = newCar();
  await page.goto(at("/list-car"));
  await typeCar(page, t, car);
  const price = page.getByLabel(t.listingPrice(), { exact: true });
  const go = page
    .getByRole("button", { name: t.publishCar() })
    .or(nextStep(page, t))
    .filter({ visible: true });
  await goToStep(page, t, "price");
  await price.fill("cheap");
  await go.click();
  await expect(page.getByText(t.listingPriceInvalid(), { exact: true })).toBeVisible();
  await price.fill(String(car.price));
  await expect(page.getByText(t.listingPriceInvalid(), { exact: true })).toHaveCount(0);
  await goToStep(page, t, "car");
  await page.getByLabel(t.carYear(), { exact: true }).fill("1989");
  await page.getByLabel(t.carMileage(), { exact: true }).fill("-5");
  await go.click();
  for (const message of [t.carYearTooOld(), t.carMileageNegative()])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await page.getByLabel(t.carYear(), { exact: true }).fill("2099");
  await expect(page.getByText(t.carYearTooNew(new Date().getFullYear() + 1))).toBeVisible();
  await expect(page.getByLabel(t.listingTitle(), { exact: true })).toHaveValue(car.title);
  await expect(page.getByLabel(t.listingDescription(), { exact: true })).toHaveValue(car.description);
});

test("at the listing limit the form and the refusal say so, and the input is kept @phone", async ({
  page,
  at,
  t,
}) => {
  for (let listed = 0; listed < 4; listed++) await postCar(page.request);
  const car = newCar();
  await page.goto(at("/list-car"));
  await expect(page.getByText(t.limitUsed(4, 5))).toBeHidden();
  await typeCar(page, t, car);
  await goToStep(page, t, "photos");
  await photoField(page).setInputFiles((await phonePhotos()).slice(0, 1));
  await expect(photoTiles(page, t)).toHaveCount(1);
  // The last listing of the limit is published in another tab.
  await postCar(page.request);
  await pressPublish(page, t);
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: t.listingLimitReached(5) })
      .first(),
  ).toBeInViewport();
  await expect(toastOf(page, t)).toHaveCount(0);
  await expect(page.getByLabel(t.listingTitle(), { exact: true })).toHaveValue(car.title);
  await goToStep(page, t, "photos");
  await expect(photoTiles(page, t)).toHaveCount(1);

  await page.reload();
  await expect(page.getByText(t.limitReached())).toBeVisible();
  await expect(page.getByLabel(t.listingTitle(), { exact: true })).toHaveValue(car.title);
  await expectAccessible(page);
});

test(
  "unlisted features are checked in the form, survive a reload and appear on the page",
  { tag: "@phone" },
  async ({ page, at, t }) => {
    const car = newCar();
    const own = page.getByRole("textbox", { name: t.carOwnFeatures() });
    await page.goto(at("/list-car"));
    await typeCar(page, t, car);
    await page.getByRole("checkbox", { name: t.featureLabel("Sunroof") }).check();
    await own.fill(`Tow bar\n${"x".repeat(41)}`);
    await page
      .getByRole("button", { name: t.publishCar() })
      .or(nextStep(page, t))
      .filter({ visible: true })
      .click();
    await expect(page.getByText(t.listingValueTooLong(40))).toBeVisible();
    await expectAccessible(page);
    await own.fill("Tow bar\nRear screens");
    await expect(draftMark(page, t.draftInAccount())).toBeVisible();
    await page.reload();
    await expect(own).toHaveValue("Tow bar\nRear screens");
    await pressPublish(page, t);
    await expect(page).toHaveURL((url) => url.pathname === at("/search"));
    const mine = await page.request.get("/api/user/listings");
    const { cars } = (await mine.json()) as { cars: { id: string; url: string; features: string[] }[] };
    expect(cars[0]?.features).toEqual(["Sunroof", "Tow bar", "Rear screens"]);

    await page.goto(at(`/cars/${cars[0]?.id}/edit`));
    await wake(page, "car-form");
    await expect(page.locator('input[name="features"]:checked')).toHaveCount(1);
    await page.getByRole("button", { name: t.saveListing() }).click();
    await expect(page).toHaveURL(at(cars[0]?.url ?? ""));
    const saved = await page.request.get(`/api/cars/${cars[0]?.id}`);
    expect(((await saved.json()) as { features: string[] }).features).toEqual([
      "Sunroof",
      "Tow bar",
      "Rear screens",
    ]);
    await page.goto(at(`/cars/${cars[0]?.id}`));
    await expect(page.getByText("Rear screens", { exact: true }).first()).toBeVisible();
  },
);

test("a double click publishes one car", { tag: "@once" }, async ({ page, at, t }) => {
  const car = newCar();
  await page.goto(at("/list-car"));
  await typeCar(page, t, car);
  await goToStep(page, t, "review");
  await page.getByRole("button", { name: t.publishCar() }).dblclick();
  // `toHaveURL` fails if a navigation is aborted, which a double click may cause.
  await expect.poll(() => new URL(page.url()).pathname).toBe(at("/search"));
  const mine = await page.request.get("/api/user/listings");
  const { cars } = (await mine.json()) as { cars: { title: string }[] };
  expect(cars.map(({ title }) => title)).toEqual([car.title]);
});

test(
  "unsaved changes are kept: the browser asks before they are lost, and being offline has a message",
  { tag: "@once" },
  async ({ page, at, t, problems }) => {
    const id = await postCar(page.request);
    const carPage = at(await pageOf(page.request, id));
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const cancel = page.getByRole("link", { name: t.cancel(), exact: true });
    const description = page.getByLabel(t.listingDescription(), { exact: true });
    await page.goto(at(`/cars/${id}/edit`));
    await wake(page, "car-form");
    await description.click();
    await cancel.click();
    await expect(page).toHaveURL(carPage);
    expect(asked).toEqual([]);

    await page.goto(at(`/cars/${id}/edit`));
    await wake(page, "car-form");
    await description.fill("The text of an evening, typed with one finger.");
    await cancel.click();
    await expect.poll(() => asked).toEqual(["beforeunload"]);
    const save = page.getByRole("button", { name: t.saveListing() });
    await page.context().setOffline(true);
    await save.click();
    await expect(page.getByRole("alert").filter({ hasText: t.listingSaveFailed() })).toBeInViewport();
    await page.context().setOffline(false);
    expect(problems.splice(0).filter((problem) => problem.startsWith("page error"))).toEqual([]);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "PATCH" && sent.push(request.url()));
    await save.dblclick();
    await expect.poll(() => new URL(page.url()).pathname).toBe(carPage);
    expect(sent).toHaveLength(1);
    expect(asked).toHaveLength(1);
  },
);

test("refused photos are listed with the reason; the others are kept @phone", async ({ page, at, t }) => {
  await page.goto(at("/list-car"));
  await wake(page, "car-form");
  await openPhotos(page, t);
  const tooLarge = new Uint8Array(10 * 1024 * 1024 + 1);
  tooLarge.set(await plainPhoto(64, 48));
  await photoField(page).setInputFiles([
    picture("good.jpg", await plainPhoto(1200, 900, 7)),
    picture("contract.png", pdfNamedPng(), "image/png"),
    picture("blinking.gif", blinkingGif(120, 90), "image/gif"),
    picture("scan.bmp", twoColourBmp(), "image/bmp"),
    picture("IMG_0042.HEIC", heicStart(), ""),
    picture("poster.png", hugePng(), "image/png"),
    picture("raw.bin", tooLarge, "application/octet-stream"),
  ]);
  const refusals: [string, string][] = [
    ["contract.png", t.photoNotAPicture()],
    ["IMG_0042.HEIC", t.photoNotAPicture()],
    ["poster.png", t.photoTooManyPixels()],
    ["raw.bin", t.photoTooLarge()],
  ];
  for (const [name, reason] of refusals)
    await expect(page.getByRole("listitem").filter({ hasText: t.photoRefused(name, reason) })).toBeVisible();
  await expect(photoTiles(page, t)).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole("button", { name: t.photoDismiss("contract.png") }).click();
  await expect(page.getByText(t.photoRefused("contract.png", t.photoNotAPicture()))).toBeHidden();
  await expect(photoTiles(page, t)).toHaveCount(3);
});

test(
  "a photo refused by a busy server is sent again automatically",
  { tag: "@once" },
  async ({ page, at, t, problems }) => {
    await page.goto(at("/list-car"));
    await wake(page, "car-form");
    await openPhotos(page, t);
    const busy = { error: t.photosBusy(), code: "photosBusy", refused: [], retryAfterSeconds: 2 };
    await page.route("/api/photos", (route) => route.fulfill({ status: 503, json: busy }), { times: 1 });
    await photoField(page).setInputFiles([picture("good.jpg", await plainPhoto(1200, 900, 8))]);
    await expect(page.getByText(t.photoWaits(2), { exact: true })).toBeVisible();
    await expect(photoTiles(page, t)).toHaveCount(1);
    await expect(page.getByText(t.photoWaits(2))).toHaveCount(0);
    expect(problems.splice(0)).toEqual([expect.stringContaining("503")]);
  },
);

test(
  "photos uploaded at the same moment are all kept, in the order of choice",
  { tag: "@once" },
  async ({ page, at, t }) => {
    const chosen = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => picture(`${i}.jpg`, await plainPhoto(80 + i, 60, i + 1))),
    );
    await page.goto(at("/list-car"));
    await wake(page, "car-form");
    await openPhotos(page, t);
    // Three are sent at a time: their responses are released together, the last one first.
    const waiting: (() => void)[] = [];
    await page.route("**/api/photos", async (route) => {
      const response = await route.fetch();
      const release = new Promise<void>((resolve) => waiting.unshift(resolve));
      if (waiting.length === 3) for (const go of waiting.splice(0)) go();
      await release;
      await route.fulfill({ response });
    });
    await photoField(page).setInputFiles(chosen);
    await expect(photoTiles(page, t)).toHaveCount(12);
    const widths = photoTiles(page, t).evaluateAll((tiles) =>
      tiles.map((tile) => tile.getAttribute("width")),
    );
    expect(await widths).toEqual(chosen.map((_, i) => String(80 + i)));
  },
);

test("photos are reordered by buttons, and the first is the cover @once", async ({ page, at, t }) => {
  await page.goto(at("/list-car"));
  await wake(page, "car-form");
  await openPhotos(page, t);
  await photoField(page).setInputFiles(await phonePhotos());
  await expect(photoTiles(page, t)).toHaveCount(3);
  const order = () =>
    photoTiles(page, t).evaluateAll((tiles) =>
      tiles.map((tile) => (tile as HTMLImageElement).src.replace(/-\d+\.webp$/, "")),
    );
  const [first, second, third] = await order();
  await page.getByRole("button", { name: t.photoMakeCover(3) }).click();
  await expect.poll(order).toEqual([third, first, second]);
  await page.getByRole("button", { name: t.photoMoveLater(1) }).click();
  await expect.poll(order).toEqual([first, third, second]);
  await page.getByRole("button", { name: t.photoMoveEarlier(3) }).click();
  await expect.poll(order).toEqual([first, second, third]);
  await page.getByRole("button", { name: t.photoRemove(1) }).click();
  await expect.poll(order).toEqual([second, third]);
  await expect(page.getByText(t.photoCover(), { exact: true })).toBeVisible();
});

test("a flagged listing is in search right away, and the toast says both @once", async ({ page, at, t }) => {
  const car = newCar({ description: "Call me at 079 123 4567 at any time of the day." });
  await page.goto(at("/list-car"));
  await typeCar(page, t, car);
  await pressPublish(page, t);
  await expect(page).toHaveURL((url) => url.pathname === at("/search"));
  const toast = toastOf(page, t);
  await expect(toast.getByText(t.success(), { exact: true })).toBeVisible();
  await expect(toast.getByText(t.carListedToast(), { exact: true })).toBeVisible();
  await expect(toast.getByText(t.flagContact("079 123 4567"))).toHaveText(/:\n/, { useInnerText: true });
  await expect(page.getByRole("article").filter({ hasText: car.title })).toBeVisible();
});

test("a chassis number that is too short is marked when leaving the field, and no other field", async ({
  page,
  at,
  t,
}) => {
  await page.goto(at("/list-car"));
  await wake(page, "car-form");
  await typeCar(page, t, newCar());
  await page.getByText(t.carFormDetails(), { exact: true }).click();
  const vin = page.getByLabel(t.carVin());
  await vin.focus();
  await vin.blur();
  await vin.fill("JTDBR32E72012345");
  await expect(page.getByText(t.carVinInvalid())).toBeHidden();
  await vin.blur();
  await expect(page.getByText(t.carVinInvalid())).toBeVisible();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
  await expect(vin).not.toBeFocused();
  await vin.fill("JTDBR32E720123456");
  await expect(page.getByText(t.carVinInvalid())).toBeHidden();
});
