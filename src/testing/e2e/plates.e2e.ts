import type { Page } from "@playwright/test";
import { pdfNamedPng, plainPhoto } from "#src/testing/listings/pictures.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { photoField, photoTiles, picture } from "./cars.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { expectNumbersLeftToRight } from "./left-to-right.ts";
import { signUp } from "./people.ts";

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("img", { name, exact: true }) });

test("a plate is published, found by pattern and tag, gets an inquiry, and is sold @phone", async ({
  page,
  visit,
  at,
  t,
}) => {
  await signUp(page.request);
  const stop = async (where: Page) => {
    await expectAccessible(where);
    await expectNoSideScroll(where);
    await expectNumbersLeftToRight(where);
  };
  // A random mirrored number, so that no plate is listed twice. Its half stays below 70, because 77777 counts as equal digits.
  const half = String((Math.floor(Date.now() / 1000) % 60) + 10);
  const number = `${half}7${[...half].toReversed().join("")}`;
  const plate = t.plateSpoken("61", number);

  const field = (name: string) => page.getByRole("textbox", { name });
  await test.step("is refused at its fields while anything is wrong, and nothing is lost", async () => {
    await page.goto(at("/list-number-plate"));
    await wake(page, "plate-form");
    await field(t.plateCode()).fill("99");
    await field(t.plateNumber()).fill("12345");
    await expect(field(t.listingTitle())).toHaveValue(/12345/);
    await field(t.plateCode()).fill("100");
    await field(t.plateNumber()).fill("00000");
    await expect(field(t.listingTitle())).toHaveValue("");
    await field(t.listingTitle()).fill("لوحة مميزة");
    await field(t.listingPrice()).fill("1e309");
    await photoField(page).setInputFiles([
      picture("good.jpg", await plainPhoto(300, 200)),
      picture("contract.png", pdfNamedPng(), "image/png"),
    ]);
    await expect(page.getByText(t.photoRefused("contract.png", t.photoNotAPicture())).first()).toBeVisible();
    await page.getByRole("button", { name: t.publishPlate() }).click();
    for (const told of [
      t.plateCodeInvalid(),
      t.plateNumberInvalid(),
      t.listingPriceInvalid(),
      t.listingLocationRequired(),
    ])
      await expect(page.getByText(told, { exact: true })).toBeVisible();
    await expect(field(t.listingTitle())).toHaveValue("لوحة مميزة");
    await expect(photoTiles(page, t)).toHaveCount(1);
    await stop(page);
  });

  await test.step("is listed with Arabic digits", async () => {
    await field(t.plateCode()).fill("٦١");
    await field(t.plateNumber()).fill(number);
    await expect(page.getByRole("img", { name: plate, exact: true }).first()).toBeVisible();
    await field(t.listingPrice()).fill("2,500");
    await page.getByRole("combobox", { name: t.location() }).selectOption("Irbid");
    await page.getByRole("button", { name: t.publishPlate() }).click();
    await expect(page).toHaveURL((url) => url.pathname === at("/number-plates"));
    await expect(toastOf(page, t)).toContainText(t.plateListedToast());
  });

  const buyer = await visit();
  await test.step("is found by pattern", async () => {
    await buyer.goto(at(`/number-plates?pattern=${encodeURIComponent(`??7?${number.at(-1)}`)}`));
    await expect(card(buyer, plate)).toBeVisible();
    await stop(buyer);
  });

  await test.step("is found by its tag and opened", async () => {
    await buyer.goto(at(`/number-plates?tags=mirror&areaCode=61`));
    await card(buyer, plate).getByRole("link").first().click();
    await expect(buyer.getByRole("img", { name: plate, exact: true }).first()).toBeVisible();
    await expect(buyer.getByText(t.patternExplanation("mirror")).first()).toBeVisible();
    const picture = await buyer.locator('meta[property="og:image"]').getAttribute("content");
    const drawn = await buyer.request.get(new URL(picture ?? "", buyer.url()).href);
    expect(await new Bun.Image(await drawn.body()).metadata()).toMatchObject({ width: 1200, format: "png" });
    await stop(buyer);
  });

  const message = "السلام عليكم، هل اللوحة ما زالت متوفرة؟";
  const address = buyer.url();
  await test.step("is asked about", async () => {
    await wake(buyer, "inquiry");
    await buyer.locator('[data-island="inquiry"]').getByRole("link").click();
    const dialog = buyer.getByRole("dialog", { name: t.plateContactSeller() });
    await dialog.getByRole("textbox", { name: t.inquiryName() }).fill("Lina Qasem");
    await dialog.getByRole("textbox", { name: t.accountPhone() }).fill("0787654321");
    await dialog.getByRole("textbox", { name: t.accountEmail() }).fill("lina@example.com");
    await dialog.getByRole("textbox", { name: t.inquiryMessage() }).fill(message);
    await dialog.locator("[name=consent]").check();
    await dialog.locator('button[type="submit"]').click();
    await expect(toastOf(buyer, t)).toContainText(t.plateInquirySentToast());
  });

  await test.step("is read about in the dashboard and marked sold", async () => {
    await page.goto(at("/dashboard"));
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page.getByRole("img", { name: plate, exact: true }).first()).toBeVisible();
    await stop(page);
    await page.getByRole("button", { name: t.listingMarkSold() }).click();
    await expect(toastOf(page, t)).toContainText(t.markedSoldToast());
    await buyer.goto(address);
    await expect(buyer.getByText(t.listingState("sold")).first()).toBeVisible();
    await buyer.goto(at(`/number-plates?tags=mirror&areaCode=61`));
    await expect(card(buyer, plate)).toHaveCount(0);
  });
});
