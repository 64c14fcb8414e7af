import { demoAccount } from "#src/demo/story-people.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { expect, test, wake } from "./journey.ts";
import { expectSound } from "./sound.ts";
import { signUp } from "./people.ts";

test("links lead from the footer to an answer, and from there to a guide @phone", async ({ page, at, t }) => {
  await page.goto(at("/search"));
  await page.getByRole("contentinfo").getByRole("link", { name: t.helpCenter() }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.helpCenter() })).toBeVisible();
  await page.locator(`#buying a[href="${at("/faq#badges")}"]`).click();
  const answer = page.locator("#badges");
  await expect(answer).toBeVisible();
  await expect(page.locator("#cost")).toBeHidden();
  await answer.getByRole("link").click();
  await expect(page).toHaveURL(at("/guides/inspection"));
  await page
    .getByRole("navigation", { name: t.breadcrumb() })
    .getByRole("link", { name: t.guides() })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t.guides() })).toBeVisible();
});

test("the pages to read are sound", async ({ page, language, at }) => {
  for (const path of ["/help", "/faq#cost", "/guides", "/guides/ownership-transfer", "/privacy", "/contact"])
    await expectSound(page, at(path), language);
});

test("installments are recalculated with every key press @once", async ({ page, at, t }) => {
  await page.goto(at("/guides/financing"));
  await wake(page, "loan-calculator");
  const form = page.getByRole("form", { name: t.loanTitle() });
  await form.getByLabel(t.loanPrice()).fill("10000");
  await form.getByLabel(t.carDownPayment()).fill("٠");
  await form.getByLabel(t.loanRate()).fill("5");
  await expect(page.getByRole("status").getByText("230.29")).toBeVisible();
  await form.getByText(t.loanFlat(), { exact: true }).click();
  await expect(page.getByRole("status").getByText(/^250\s/)).toBeVisible();
  await expect(page.getByText(t.loanFlatIsReducing("5%", "9.2%"), { exact: true })).toBeVisible();
  await page.getByText(t.loanByYear()).click();
  await expect(page.getByRole("rowheader")).toHaveCount(4);
  await expectAccessible(page);
  await form.getByLabel(t.loanMonths()).fill("0");
  await expect(page.getByText(t.loanMonthsInvalid(120))).toBeVisible();
  await expect(page.getByText(t.loanCheck())).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test("a message is sent to the admins, and a refused form keeps its text @once", async ({
  page,
  visit,
  at,
  t,
}) => {
  const { name, email } = await signUp(page.request);
  await page.goto(at("/contact"));
  await expect(page.getByLabel(t.contactName())).toHaveValue(name);
  await expect(page.getByLabel(t.contactEmail())).toHaveValue(email);
  await page.getByLabel(t.contactSubject()).fill(`About ${email}`);
  await page.getByLabel(t.contactMessage(), { exact: true }).fill("Short");
  await page.getByRole("button", { name: t.contactSend() }).click();
  await expect(page.getByText(t.messageTooShort())).toBeVisible();
  await expect(page.getByLabel(t.contactSubject())).toHaveValue(`About ${email}`);
  await expectAccessible(page);
  await page.getByLabel(t.contactMessage(), { exact: true }).fill("Somebody lists my car. Please look.");
  await page.getByRole("button", { name: t.contactSend() }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.contactSentTitle() })).toBeVisible();
  await expectAccessible(page);

  const admin = await visit();
  expect((await admin.request.post("/api/auth/login", { data: demoAccount("admin") })).status()).toBe(200);
  await admin.goto(at("/dashboard/messages"));
  await expect(admin.getByText(`About ${email}`)).toBeVisible();
});
