import { expectAccessibleWithoutScripts, expectNoSideScroll } from "./accessible.ts";
import { newCar, postCar } from "./cars.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

test("without scripts: a buyer asks, the seller answers, and they agree on a price", async ({
  page,
  seller,
  at,
  t,
}) => {
  const carId = await postCar(seller.request, newCar({ price: 12_000 }));
  await signUp(page.request);
  await page.goto(at(`/cars/${carId}/inquiry`));
  await page.getByRole("textbox", { name: t.inquiryMessage() }).fill("ممكن أشوفها يوم الجمعة؟");
  await page.getByRole("button", { name: t.inquirySend() }).click();
  await expect(page.getByRole("status").filter({ hasText: t.inquirySentToast() })).toBeVisible();
  const log = page.getByRole("log");
  await expect(log.getByText("ممكن أشوفها يوم الجمعة؟")).toBeVisible();
  const thread = page.url();
  await page.getByRole("button", { name: t.offer() }).click();
  const dialog = page.getByRole("dialog", { name: t.offerTitle() });
  await dialog.getByRole("textbox").fill("11000");
  await dialog.getByRole("button", { name: t.offerSend() }).click();
  await expect(page).toHaveURL(`${thread}#last`);
  await expect(log.getByText(t.offerYours())).toBeInViewport();
  await expectAccessibleWithoutScripts(page);
  await expectNoSideScroll(page);

  await seller.goto(at("/messages"));
  await seller.getByRole("link", { name: t.offerText(t.formatPrice(11_000_00)) }).click();
  await seller.getByRole("button", { name: t.offerCounter() }).click();
  const counter = seller.getByRole("dialog", { name: t.offerCounterAmount() });
  await counter.getByRole("textbox").fill("100000");
  await counter.getByRole("button", { name: t.offerSend() }).click();
  const outside = t.offerOutOfRange(t.formatPrice(6_000_00), t.formatPrice(12_000_00));
  await expect(counter.getByRole("alert").filter({ hasText: outside })).toBeVisible();
  await expect(counter.getByRole("textbox")).toHaveValue("100000");
  await expect(counter.getByRole("textbox")).toBeFocused();
  await expectAccessibleWithoutScripts(seller);
  await counter.getByRole("button", { name: t.uiClose() }).click();
  await seller.getByRole("checkbox", { name: t.offerReserve() }).check();
  await seller.getByRole("button", { name: t.offerAccept() }).click();
  await expect(seller.getByRole("log").getByText(t.offerAgreed(t.formatPrice(11_000_00)))).toBeInViewport();

  await page.reload();
  await expect(log.getByText(t.offerAgreed(t.formatPrice(11_000_00)))).toBeVisible();
  await page.getByRole("textbox", { name: t.messageWrite() }).fill(" ");
  await page.getByRole("button", { name: t.messageSend() }).click();
  await expect(page.getByRole("alert").filter({ hasText: t.messageEmpty() })).toBeVisible();
  await page.getByRole("button", { name: t.more() }).click();
  await page.getByRole("button", { name: t.threadHide() }).click();
  await expect(page.getByRole("status").filter({ hasText: t.threadHidden() })).toBeVisible();
  await expect(page.getByText(t.inboxNone())).toBeVisible();
});
