import type { Locator, Page } from "@playwright/test";
import type { Messages } from "#src/i18n/t.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { newCar, phonePhotos, photoField, photoTiles, goToStep, pressPublish, typeCar } from "./cars.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { expectNumbersLeftToRight } from "./left-to-right.ts";
import { agree, newPerson } from "./people.ts";
import { expectFirstPhotoUpright } from "./served-photo.ts";
import { openFilters, showResults } from "./search.ts";

test("a seller lists a car, a buyer finds it and makes contact, the seller replies and sells", async ({
  page,
  visit,
  at,
  t,
}) => {
  const person = newPerson();
  const car = newCar({ price: 16_473 });
  const stop = async (where: Page) => {
    await expectAccessible(where);
    await expectNoSideScroll(where);
  };

  await test.step("registers", async () => {
    await page.goto(at("/register"));
    const type = (label: string, text: string) => page.getByRole("textbox", { name: label }).fill(text);
    await type(t.accountName(), person.name);
    await type(t.accountEmail(), person.email);
    await type(t.accountPhone(), person.phone);
    await page.getByLabel(t.accountPassword(), { exact: true }).fill(person.password);
    await page.getByLabel(t.accountConfirmPassword(), { exact: true }).fill(person.password);
    await agree(page);
    await page.getByRole("button", { name: t.registerSubmit() }).click();
    await expect(page).toHaveURL((url) => url.pathname === at("/"));
  });

  await test.step("lists a car with three photos", async () => {
    await page.goto(at("/list-car"));
    await typeCar(page, t, car);
    await goToStep(page, t, "photos");
    await photoField(page).setInputFiles(await phonePhotos());
    await expect(photoTiles(page, t)).toHaveCount(3);
    await goToStep(page, t, "review");
    await page.getByRole("button", { name: t.previewCar() }).click();
    await expect(page.getByRole("dialog").getByText(car.title)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await stop(page);
    await pressPublish(page, t);
    await expect(page).toHaveURL((url) => url.pathname === at("/search"));
    await expect(toastOf(page, t)).toContainText(t.carListedToast());
    await expect(card(page, car.title)).toBeVisible();
  });

  const buyer = await visit();
  await test.step("is found by filters", async () => {
    await buyer.goto(at("/search"));
    await openFilters(buyer, t);
    await buyer.getByRole("combobox", { name: t.carMake() }).selectOption("Toyota");
    await buyer.getByRole("textbox", { name: t.searchMinPrice() }).fill("16,473");
    await buyer.getByRole("textbox", { name: t.searchMaxPrice() }).fill("١٦٤٧٣");
    await showResults(buyer, t);
    await expect(buyer).toHaveURL(at("/search?make=Toyota&minPrice=16473&maxPrice=16473"));
    await expect(card(buyer, car.title)).toBeVisible();
    await stop(buyer);
  });

  await test.step("is found by text in Arabic", async () => {
    await buyer.goto(at("/search"));
    await buyer.getByLabel(t.searchText(), { exact: true }).fill("كامرى مالك اول");
    await buyer.keyboard.press("Enter");
    await expect(buyer).toHaveURL((url) => url.searchParams.get("q") === "كامرى مالك اول");
    await expect(card(buyer, car.title)).toBeVisible();
  });

  let carPage = "";
  await test.step("is opened", async () => {
    await card(buyer, car.title).getByRole("link", { name: car.title, exact: true }).click();
    await expect(buyer.getByRole("heading", { level: 1 })).toHaveText(car.title);
    carPage = buyer.url();
    await expect(buyer.getByText(t.formatPrice(16_473_00)).first()).toBeVisible();
    await expect(buyer.getByText(t.formatKm(car.mileage)).first()).toBeVisible();
    await expect(buyer.getByText(car.description).first()).toBeVisible();
    await expect(buyer.getByText(person.name).first()).toBeVisible();
    await expectFirstPhotoUpright(buyer, t, car.title);
    const source = await (await buyer.request.get(carPage)).text();
    expect(source).not.toContain("791234567");
    expect(source).not.toContain(person.email);
  });

  await test.step("its photos fill the screen and turn", async () => {
    await wake(buyer, "gallery");
    await buyer.getByRole("link", { name: t.detailShowPhoto(2) }).click();
    await expect(buyer.getByRole("link", { name: t.detailShowPhoto(2) })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await buyer.getByRole("link", { name: t.detailFullScreen() }).click();
    const screen = buyer.getByRole("dialog", { name: car.title });
    await expect(screen.getByRole("img", { name: t.detailPhotoAlt(car.title, 2, 3) })).toBeInViewport();
    const [back, on] = t.language() === "ar" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    await buyer.keyboard.press(back);
    await expect(screen.getByRole("img", { name: t.detailPhotoAlt(car.title, 1, 3) })).toBeInViewport();
    await buyer.keyboard.press(on);
    await expect(screen.getByRole("img", { name: t.detailPhotoAlt(car.title, 2, 3) })).toBeInViewport();
    await screen.getByRole("button", { name: t.detailNextPhoto() }).click();
    await expect(screen.getByRole("img", { name: t.detailPhotoAlt(car.title, 3, 3) })).toBeInViewport();
    await expectAccessible(buyer);
    await buyer.keyboard.press("Escape");
    await expect(screen).toBeHidden();
  });

  const message = "السلام عليكم، هل السيارة متوفرة ومتى يمكنني رؤيتها؟";
  await test.step("gets an inquiry from a guest", async () => {
    await buyer.locator('[data-island="inquiry"]').getByRole("link").click();
    const dialog = buyer.getByRole("dialog", { name: t.inquirySend() });
    const send = dialog.getByRole("button", { name: t.inquirySend() });
    await send.click();
    const refusals = [t.nameRequired(), t.inquiryPhoneRequired(), t.inquiryEmailRequired()];
    for (const refusal of [...refusals, t.messageTooShort()])
      await expect(dialog.getByText(refusal, { exact: true })).toBeVisible();
    await expectAccessible(buyer);
    await dialog.getByRole("textbox", { name: t.inquiryName() }).fill("Lina Qasem");
    await dialog.getByRole("textbox", { name: t.accountPhone() }).fill("0787654321");
    await dialog.getByRole("textbox", { name: t.accountEmail() }).fill("lina@example.com");
    await dialog.getByRole("textbox", { name: t.inquiryMessage() }).fill(message);
    await dialog.locator("[name=consent]").check();
    await send.click();
    await expect(toastOf(buyer, t)).toContainText(t.inquirySentToast());
    await expect(dialog).toBeHidden();
  });

  await test.step("leads to WhatsApp and to the number", async () => {
    const chat = new URL(await whereWhatsappLeads(buyer, t));
    expect(chat.origin + chat.pathname).toBe("https://wa.me/962791234567");
    expect(chat.searchParams.get("text")).toBe(
      t.whatsappCarGreeting({
        year: car.year,
        make: t.makeLabel(car.make),
        model: t.modelLabel(car.make, car.model),
        price: t.formatNumber(16_473),
      }),
    );
    await buyer.locator('[data-island="call-seller"]').getByRole("link").click();
    const number = buyer.getByRole("link", { name: "079 123 4567" }).filter({ visible: true });
    await expect(number.first()).toHaveAttribute("href", "tel:+962791234567");
    await expectNumbersLeftToRight(buyer);
    await expectAccessible(buyer);
  });

  await test.step("the seller reads the inquiry", async () => {
    await page.goto(at("/dashboard"));
    await wake(page, "dashboard");
    await expect(page.getByText(t.dashboardWaiting(1))).toBeVisible();
    await page.getByRole("link", { name: message }).click();
    await expect(page.getByRole("log").getByText(message)).toBeVisible();
    await expect(page.getByRole("link", { name: /078 765 4321/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("textbox", { name: t.messageWrite() }).fill("Yes, on Friday.");
    await page.getByRole("button", { name: t.messageSend() }).click();
    await expect(page.getByRole("log").getByText("Yes, on Friday.")).toBeInViewport();
    await page.goto(at("/dashboard"));
    await expect(page.getByText(t.dashboardNoneWaiting())).toBeVisible();
  });

  await test.step("edits the price", async () => {
    await listing(page, car.title).getByRole("link", { name: t.edit() }).click();
    await expect(page.getByRole("heading", { level: 1, name: t.editListingTitle() })).toBeVisible();
    await expect(photoTiles(page, t)).toHaveCount(3);
    await page.getByLabel(t.listingPrice(), { exact: true }).fill("15,950.5");
    await stop(page);
    // First, the same listing is changed in another tab.
    const saved = `/api${new URL(page.url()).pathname.replace(/^\/ar|\/edit$/g, "")}`;
    await page.request.patch(saved, { data: { price: 14_250, mileage: 61_234 } });
    await page.getByRole("button", { name: t.saveListing() }).click();
    const conflict = page.getByRole("alert").filter({ hasText: t.listingChangedMeanwhile() });
    await expect(conflict.getByText(t.formatPrice(14_250_00))).toBeInViewport();
    await expect(conflict.getByText(t.formatPrice(15_950_50))).toBeVisible();
    await expect(conflict.getByRole("listitem")).toHaveCount(1);
    await expect(page.getByLabel(t.listingPrice(), { exact: true })).toHaveValue("15,950.5");
    await expectAccessible(page);
    await conflict.getByRole("button", { name: t.listingSaveYours() }).click();
    await expect(toastOf(page, t)).toContainText(t.listingSavedToast());
    await expect(page).toHaveURL(carPage);
    await buyer.reload();
    await expect(buyer.getByText(t.formatPrice(15_950_50)).first()).toBeVisible();
    const { mileage } = (await (await page.request.get(saved)).json()) as { mileage: number };
    expect(mileage).toBe(61_234);
  });

  await test.step("marks it sold", async () => {
    await page.goto(at("/dashboard"));
    await wake(page, "dashboard");
    await listing(page, car.title).getByRole("button", { name: t.listingMarkSold() }).click();
    await expect(toastOf(page, t)).toContainText(t.markedSoldToast());
    await expectAccessible(page);

    await buyer.goto(at(`/search?q=${encodeURIComponent(car.title)}&strict=true`));
    await expect(buyer.getByText(t.searchNoneTitle()).first()).toBeVisible();
    await buyer.goto(carPage);
    await expect(buyer.locator("#contact").getByText(t.listingState("sold"), { exact: true })).toBeVisible();
    await expect(buyer.getByRole("link", { name: t.whatsapp() })).toHaveCount(0);
    await stop(buyer);
  });
});

const card = (page: Page, title: string): Locator => page.getByRole("article").filter({ hasText: title });
const listing = card;

/** Follows the WhatsApp button to the site's own redirect. */
async function whereWhatsappLeads(page: Page, t: Messages): Promise<string> {
  let address = "";
  await page.context().route("**/whatsapp", async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    address = answer.headers().location ?? "";
    await route.fulfill({ body: "WhatsApp" });
  });
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: t.whatsapp() }).click();
  const chat = await opened;
  await chat.waitForLoadState();
  await chat.close();
  return address;
}
