import { expectAccessibleWithoutScripts } from "./accessible.ts";
import { expect, test } from "./journey.ts";

test("without scripts: a question opens, installments are calculated, a message is sent", async ({
  page,
  at,
  t,
}) => {
  await page.goto(at("/help"));
  await page.locator(`#selling a[href="${at("/faq#cost")}"]`).click();
  await expect(page.locator("#cost")).toBeVisible();

  await page.goto(at("/guides/financing"));
  await page.getByLabel(t.loanPrice()).fill("١٠٠٠٠");
  await page.getByLabel(t.carDownPayment()).fill("20000");
  await page.getByRole("button", { name: t.loanCalculate() }).click();
  await expect(page.getByText(t.loanDownTooHigh())).toBeVisible();
  await page.getByLabel(t.carDownPayment()).fill("0");
  await page.getByLabel(t.loanRate()).fill("5");
  await page.getByRole("button", { name: t.loanCalculate() }).click();
  await expect(page.getByRole("status").getByText("230.29")).toBeVisible();

  await page.goto(at("/contact"));
  await page.getByLabel(t.contactName()).fill("لينا قاسم");
  await page.getByLabel(t.contactEmail()).fill("lina@");
  await page.getByLabel(t.contactSubject()).fill("سؤال عن إعلان");
  await page.getByLabel(t.contactMessage(), { exact: true }).fill("هذا الإعلان لسيارتي وليس لصاحبه.");
  await page.getByRole("button", { name: t.contactSend() }).click();
  await expect(page.getByText(t.emailInvalid())).toBeVisible();
  await expect(page.getByLabel(t.contactSubject())).toHaveValue("سؤال عن إعلان");
  await expectAccessibleWithoutScripts(page);
  await page.getByLabel(t.contactEmail()).fill("lina@example.com");
  await page.getByRole("button", { name: t.contactSend() }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.contactSentTitle() })).toBeVisible();
});
