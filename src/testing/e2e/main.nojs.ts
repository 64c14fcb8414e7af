import { expectAccessibleWithoutScripts, expectNoSideScroll } from "./accessible.ts";
import { newCar, phonePhotos, photoField, picture, postCar, typeCar } from "./cars.ts";
import { pdfNamedPng } from "#src/testing/listings/pictures.ts";
import { expect, test } from "./journey.ts";
import { agree, newPerson, signUp } from "./people.ts";

test("without scripts: a seller lists a car, a buyer finds it and makes contact, the seller replies and sells", async ({
  page,
  visit,
  at,
  t,
}) => {
  const person = newPerson();
  const car = newCar({ price: 12_345 });
  const mine = page.getByRole("article").filter({ hasText: car.title });

  await test.step("registers, signs out and in", async () => {
    await page.goto(at("/register"));
    const type = (label: string, text: string) => page.getByRole("textbox", { name: label }).fill(text);
    await type(t.accountName(), person.name);
    await type(t.accountEmail(), person.email);
    await type(t.accountPhone(), person.phone);
    await page.getByLabel(t.accountPassword(), { exact: true }).fill(person.password);
    await page.getByLabel(t.accountConfirmPassword(), { exact: true }).fill(`${person.password}?`);
    await agree(page);
    await page.getByRole("button", { name: t.registerSubmit() }).click();
    await expect(page.getByText(t.passwordsDiffer())).toBeVisible();
    await expect(page.getByRole("textbox", { name: t.accountEmail() })).toHaveValue(person.email);
    for (const label of [t.accountPassword(), t.accountConfirmPassword()])
      await page.getByLabel(label, { exact: true }).fill(person.password);
    await page.getByRole("button", { name: t.registerSubmit() }).click();
    await expect(page).toHaveURL((url) => url.pathname === at("/"));

    await page.getByRole("button", { name: t.accountMenu() }).click();
    await page.getByRole("button", { name: t.logout() }).filter({ visible: true }).click();
    await page.goto(at("/list-car"));
    await page.getByLabel(t.accountEmail(), { exact: true }).fill(person.email);
    await page.getByLabel(t.accountPassword(), { exact: true }).fill(person.password);
    await page.getByRole("button", { name: t.loginSubmit() }).click();
    await expect(page.getByRole("heading", { level: 1, name: t.sellYourCar() })).toBeVisible();
  });

  await test.step("lists a car; a refusal loses neither words nor photos", async () => {
    await typeCar(page, t, { ...car, title: "abc" });
    await page.getByRole("checkbox", { name: t.featureLabel("Sunroof") }).check();
    await photoField(page).setInputFiles([
      ...(await phonePhotos()),
      picture("contract.png", pdfNamedPng(), "image/png"),
    ]);
    await page.getByRole("button", { name: t.publishCar() }).click();
    await expect(page.getByText(t.listingTitleTooShort(), { exact: true })).toBeVisible();
    await expect(page.locator("output.bg-sand")).toBeHidden();
    await page.getByRole("alert").getByRole("link", { name: "contract.png" }).click();
    await expect(page.getByRole("group", { name: t.photosTitle() })).toBeInViewport();
    await expect(page.getByLabel(t.listingDescription(), { exact: true })).toHaveValue(car.description);
    await expect(page.getByRole("checkbox", { name: t.featureLabel("Sunroof") })).toBeChecked();
    for (const position of [1, 2, 3])
      await expect(page.getByRole("checkbox", { name: t.photoKeep(position) })).toBeChecked();
    await expectAccessibleWithoutScripts(page);
    await expectNoSideScroll(page);

    await page.getByLabel(t.listingTitle(), { exact: true }).fill(car.title);
    await page.getByRole("button", { name: t.publishCar() }).click();
    await expect(page.getByRole("status").filter({ hasText: t.carListedToast() })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === at("/search"));
    await expect(mine).toBeVisible();
  });

  const buyer = await visit();
  await test.step("is found by filters and by text", async () => {
    await buyer.goto(at("/search"));
    await buyer.getByRole("button", { name: t.searchFilters() }).click();
    await buyer.getByRole("combobox", { name: t.carMake() }).selectOption("Toyota");
    await buyer.getByRole("textbox", { name: t.searchMaxPrice() }).fill("١٢٣٤٥");
    await buyer.getByRole("textbox", { name: t.searchMinPrice() }).fill("12345");
    await buyer.getByRole("dialog").getByRole("button", { name: t.searchShowResults() }).click();
    await expect(buyer).toHaveURL(at("/search?make=Toyota&minPrice=12345&maxPrice=12345"));
    await buyer.getByLabel(t.searchText(), { exact: true }).fill("كامرى مالك اول");
    await buyer.keyboard.press("Enter");
    await expect(buyer).toHaveURL((url) => url.searchParams.get("q") === "كامرى مالك اول");
    await buyer.getByRole("link", { name: car.title, exact: true }).click();
    await expect(buyer.getByRole("heading", { level: 1 })).toHaveText(car.title);
    await expectAccessibleWithoutScripts(buyer);
  });
  const carPage = buyer.url();

  await test.step("gets an inquiry, and gives the number and WhatsApp", async () => {
    await buyer.locator('[data-island="inquiry"]').getByRole("link").click();
    await buyer.getByRole("textbox", { name: t.inquiryName() }).fill("Lina Qasem");
    await buyer.getByRole("textbox", { name: t.accountPhone() }).fill("0787654321");
    await buyer.getByRole("textbox", { name: t.accountEmail() }).fill("lina@example.com");
    await buyer.getByRole("textbox", { name: t.inquiryMessage() }).fill("متوفرة؟");
    await buyer.locator("[name=consent]").check();
    await buyer.getByRole("button", { name: t.inquirySend() }).click();
    await expect(buyer.getByText(t.messageTooShort(), { exact: true })).toBeVisible();
    await expect(buyer.getByRole("textbox", { name: t.inquiryName() })).toHaveValue("Lina Qasem");
    await expectAccessibleWithoutScripts(buyer);
    await buyer.getByRole("textbox", { name: t.inquiryMessage() }).fill("هل السيارة متوفرة اليوم؟");
    await buyer.getByRole("button", { name: t.inquirySend() }).click();
    await expect(buyer.getByRole("status").filter({ hasText: t.inquirySentToast() })).toBeVisible();
    await expect(buyer).toHaveURL(carPage);

    const whatsapp = await buyer.getByRole("link", { name: t.whatsapp() }).getAttribute("href");
    const answer = await buyer.request.get(whatsapp ?? "", { maxRedirects: 0 });
    expect(answer.headers().location).toContain("https://wa.me/962791234567?text=");
    await buyer.locator('[data-island="call-seller"]').getByRole("link").click();
    await expect(buyer.getByRole("link", { name: "079 123 4567" })).toHaveAttribute(
      "href",
      "tel:+962791234567",
    );
  });

  await test.step("the seller reads, answers, edits and sells", async () => {
    await page.goto(at("/dashboard"));
    await page.getByRole("link", { name: "هل السيارة متوفرة اليوم؟" }).click();
    await page.getByRole("textbox", { name: t.messageWrite() }).fill("نعم، تفضل.");
    await page.getByRole("button", { name: t.messageSend() }).click();
    await expect(page).toHaveURL(/#last$/);
    await page.goto(at("/dashboard"));
    await expect(page.getByText(t.dashboardNoneWaiting())).toBeVisible();
    await mine.getByRole("link", { name: t.edit() }).click();
    await page.getByLabel(t.listingPrice(), { exact: true }).fill("11950");
    await page.getByRole("checkbox", { name: t.photoKeep(2) }).uncheck();
    await page.getByRole("button", { name: t.saveListing() }).click();
    await expect(page.getByRole("status").filter({ hasText: t.listingSavedToast() })).toBeVisible();
    await expect(page.getByText(t.formatPrice(11_950_00)).first()).toBeVisible();
    await expect(page.getByRole("link", { name: t.detailShowPhoto(2) })).toBeVisible();
    await expect(page.getByRole("link", { name: t.detailShowPhoto(3) })).toHaveCount(0);

    await page.goto(at("/dashboard"));
    await mine.getByRole("button", { name: t.listingMarkSold() }).click();
    await expect(page.getByRole("status").filter({ hasText: t.markedSoldToast() })).toBeVisible();
    await expectAccessibleWithoutScripts(page);
    await buyer.goto(at(`/search?q=${encodeURIComponent(car.title)}&strict=true`));
    await expect(buyer.getByText(t.searchNoneTitle()).first()).toBeVisible();
    await buyer.goto(carPage);
    await expect(buyer.locator("#contact").getByText(t.listingState("sold"), { exact: true })).toBeVisible();
  });
});

test("without scripts: relist, undo a sale and delete, each confirmed on the next page", async ({
  page,
  at,
  t,
}) => {
  await signUp(page.request);
  await postCar(page.request);
  await page.goto(at("/dashboard"));
  const said = (sentence: string) =>
    expect(page.getByRole("status").filter({ hasText: sentence })).toBeVisible();
  await page.getByRole("button", { name: t.listingMarkSold() }).click();
  await said(t.markedSoldToast());
  await page.getByRole("button", { name: t.listingUndoSale() }).click();
  await said(t.saleUndoneToast());
  await page.getByRole("button", { name: t.listingDelete() }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.listingDelete(), exact: true }).click();
  await said(t.listingDeletedToast());
  await expect(page.getByText(t.dashboardEmptyTitle())).toBeVisible();
});
