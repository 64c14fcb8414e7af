import type { Page } from "@playwright/test";
import { messagesOf } from "#src/i18n/t.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { newCar, postCar } from "./cars.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { pathInMail } from "./mails.ts";
import { newPerson, signUp } from "./people.ts";

const { en, ar } = messagesOf;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "ar-JO" };

const said = (page: Page, text: string) => page.getByRole("log").getByText(text, { exact: true });

test(
  "a buyer on an Arabic phone and a seller on an English desktop write, bargain and agree",
  { tag: "@once" },
  async ({ page, visit }) => {
    await signUp(page.request);
    const carId = await postCar(page.request, newCar({ price: 12_000 }));
    const buyer = await visit(PHONE);
    await signUp(buyer.request);
    let thread = "";

    await test.step("the buyer asks on the car's page, which then leads to the conversation", async () => {
      await buyer.goto(`/ar/cars/${carId}`);
      await buyer.locator('[data-island="inquiry"]').getByRole("link").click();
      const dialog = buyer.getByRole("dialog", { name: ar.inquirySend() });
      await dialog.getByRole("textbox", { name: ar.inquiryMessage() }).fill("مرحبا، السيارة لسا موجودة؟");
      await dialog.getByRole("button", { name: ar.inquirySend() }).click();
      const link = toastOf(buyer, ar).getByRole("link", { name: ar.guestMailOpen() });
      thread = (await link.getAttribute("href"))?.replace("/ar", "") ?? "";
      await buyer.reload();
      await buyer.getByRole("link", { name: ar.inquiryContinue() }).click();
      await expect(buyer).toHaveURL(`/ar${thread}`);
    });

    await test.step("the seller comes from the dashboard and answers with a press and with Enter", async () => {
      await page.goto("/dashboard");
      await expect(page.getByRole("link", { name: `${en.messagesHeading()}: 1` })).toBeVisible();
      await page.locator("#messages").getByRole("link").first().click();
      await expect(page).toHaveURL(thread);
      await wake(page, "inbox");
      await page.getByRole("button", { name: en.answerButton("available") }).click();
      await expect(said(page, en.answeredAvailable())).toBeVisible();
      const field = page.getByRole("textbox", { name: en.messageWrite() });
      await field.fill("Come on Friday.");
      await field.press("Enter");
      await expect(said(page, "Come on Friday.")).toBeInViewport();
      await expect(field).toHaveValue("");
      await expect(field).toBeFocused();
    });

    const offer = async (where: Page, amount: string) => {
      const form = where.locator("form:has([name=amount]):visible");
      await expect(form.getByRole("textbox")).toBeFocused();
      await form.getByRole("textbox").fill(amount);
      await form.locator("[type=submit]").click();
      await expect(form).toHaveCount(0);
    };

    await test.step("the buyer reads it and makes an offer", async () => {
      await buyer.reload();
      await wake(buyer, "inbox");
      await expect(said(buyer, "Come on Friday.")).toBeInViewport();
      await expect(buyer.getByText(ar.messageRead()).first()).toBeVisible();
      await buyer.getByRole("button", { name: ar.offer() }).click();
      await expectAccessible(buyer);
      const sheet = buyer.getByRole("dialog", { name: ar.offerTitle() });
      const send = sheet.getByRole("button", { name: ar.offerSend() });
      await send.click();
      await expect(sheet.getByRole("alert")).toHaveText(ar.offerWhole());
      await expect(sheet.getByRole("textbox")).toBeFocused();
      await sheet.getByRole("button", { name: "11,500" }).click();
      await expect(sheet.getByRole("alert")).toHaveCount(0);
      await expect(sheet.getByText(ar.offerBelow(ar.formatPrice(500_00), 4.2))).toBeVisible();
      await expect(
        sheet.getByRole("button", { name: ar.offerSendAmount(ar.formatPrice(11_500_00)) }),
      ).toBeVisible();
      await sheet.getByRole("textbox").fill("");
      await sheet.getByRole("textbox").focus();
      await offer(buyer, "١١٠٠٠");
      await expect(buyer.getByRole("button", { name: ar.offer() })).toHaveCount(0);
      await expect(said(buyer, ar.offerYours())).toBeVisible();
      await expectNoSideScroll(buyer);
    });

    await test.step("the seller counters, the buyer too, and the seller accepts and reserves", async () => {
      await page.reload();
      await wake(page, "inbox");
      await page.getByRole("button", { name: en.offerCounter() }).click();
      await offer(page, "11,800");
      await buyer.reload();
      await wake(buyer, "inbox");
      await buyer.getByRole("button", { name: ar.offerCounter() }).click();
      await offer(buyer, "11500");
      await page.reload();
      await wake(page, "inbox");
      await page.getByRole("checkbox", { name: en.offerReserve() }).check();
      await page.getByRole("button", { name: en.offerAccept() }).click();
      await expect(said(page, en.offerAgreed(en.formatPrice(11_500_00)))).toBeVisible();
      await expect(page.getByRole("complementary").getByText(en.listingState("reserved"))).toBeVisible();
      await buyer.reload();
      await expect(said(buyer, ar.offerAgreed(ar.formatPrice(11_500_00)))).toBeInViewport();
    });

    await test.step("the sale closes the offer of somebody else", async () => {
      const other = await visit();
      const { name, email, phone } = await signUp(other.request);
      const asked = { carId, buyerName: name, buyerEmail: email, buyerPhone: phone };
      const sent = await other.request.post("/api/inquiries", {
        data: { ...asked, message: "Would you take less?" },
      });
      const { conversationId } = (await sent.json()) as { conversationId: string };
      const path = `/api/conversations/${conversationId}/offers`;
      expect((await other.request.post(path, { data: { amount: 11_900 } })).status()).toBe(201);
      const answer = `/api/conversations/${conversationId}/answer`;
      expect((await page.request.post(answer, { data: { answer: "sold" } })).status()).toBe(204);
      await other.goto(`/messages/${conversationId}`);
      await expect(said(other, en.offerStatus("closed"))).toBeVisible();
      await expect(other.getByRole("button", { name: en.offer() })).toHaveCount(0);
    });

    await test.step("the seller blocks the buyer, who keeps what was typed", async () => {
      await page.goto(thread);
      await wake(page, "inbox");
      await page.getByRole("button", { name: en.more() }).click();
      await page.getByRole("button", { name: en.threadBlock() }).click();
      await expect(page.getByText(en.conversationBlockedByYou())).toBeVisible();
      await expectAccessible(page);
      await wake(buyer, "inbox");
      await buyer.getByRole("textbox", { name: ar.messageWrite() }).fill("وين نلتقي؟");
      await buyer.getByRole("button", { name: ar.messageSend() }).click();
      await expect(buyer.getByRole("alert").filter({ hasText: ar.sellerTakesNoMessages() })).toBeVisible();
      await expect(buyer.getByRole("textbox", { name: ar.messageWrite() })).toHaveValue("وين نلتقي؟");
    });
  },
);

test("a guest answers through the link of the email, signs up and keeps the conversation @phone", async ({
  page,
  seller,
  mails,
  at,
  t,
}) => {
  const carId = await postCar(seller.request);
  const guest = newPerson();
  await page.goto(at(`/cars/${carId}`));
  await page.locator('[data-island="inquiry"]').getByRole("link").click();
  const dialog = page.getByRole("dialog", { name: t.inquirySend() });
  await dialog.getByRole("textbox", { name: t.inquiryName() }).fill(guest.name);
  await dialog.getByRole("textbox", { name: t.accountPhone() }).fill(guest.phone);
  await dialog.getByRole("textbox", { name: t.accountEmail() }).fill(guest.email);
  await dialog.getByRole("textbox", { name: t.inquiryMessage() }).fill("ممكن أشوفها اليوم؟");
  await dialog.locator("[name=consent]").check();
  await dialog.getByRole("button", { name: t.inquirySend() }).click();
  await expect(toastOf(page, t)).toContainText(t.guestLinkSent());

  const link = await pathInMail(mails, guest.email, t.guestMailSubject());
  await page.goto(link);
  await expect(said(page, "ممكن أشوفها اليوم؟")).toBeVisible();
  await page.getByRole("textbox", { name: t.messageWrite() }).fill("الساعة خمسة؟");
  await page.getByRole("button", { name: t.messageSend() }).click();
  await expect(page).toHaveURL(`${link}#last`);
  await expect(said(page, "الساعة خمسة؟")).toBeInViewport();
  await expectAccessible(page);
  await expectNoSideScroll(page);

  const account = { ...guest, location: "Amman" };
  const headers = { "Accept-Language": t.language() };
  expect((await page.request.post("/api/auth/register", { data: account, headers })).status()).toBe(201);
  await page.goto(at("/settings"));
  await wake(page, "settings");
  await page.getByRole("button", { name: t.settingsEmailVerify() }).click();
  await page.goto(await pathInMail(mails, guest.email, t.verifyMailSubject()));
  await page.getByRole("button", { name: t.verifyEmailSubmit() }).click();
  await page.goto(link);
  await expect(page).toHaveURL(/\/messages\/[\w-]+$/);
  await expect(said(page, "الساعة خمسة؟")).toBeVisible();
  await page.goto(at("/messages"));
  await expect(page.getByRole("link", { name: "الساعة خمسة؟" })).toBeVisible();
});
