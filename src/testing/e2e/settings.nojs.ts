import { expectAccessibleWithoutScripts, expectNoSideScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { pathInMail } from "./mails.ts";
import { signUp } from "./people.ts";

const NEW_PASSWORD = "petra-by-night-9";

test("without scripts: a forgotten password is reset, and the profile is saved", async ({
  page,
  visit,
  mails,
  at,
  t,
}) => {
  const person = await signUp((await visit()).request, { "Accept-Language": t.language() });
  const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

  await test.step("the link is asked for and used", async () => {
    await page.goto(at("/forgot-password"));
    await type(t.accountEmail(), "samar at example");
    await page.getByRole("button", { name: t.forgotSubmit() }).click();
    await expect(page.getByText(t.emailInvalid(), { exact: true })).toBeVisible();
    await expectAccessibleWithoutScripts(page);
    await type(t.accountEmail(), person.email);
    await page.getByRole("button", { name: t.forgotSubmit() }).click();
    await expect(page.getByRole("heading", { name: t.forgotSentTitle() })).toBeVisible();
    await page.goto(await pathInMail(mails, person.email, t.resetTitle()));
    await type(t.resetPassword(), NEW_PASSWORD);
    await type(t.resetConfirm(), "something else");
    await page.getByRole("button", { name: t.resetSubmit() }).click();
    await expect(page.getByText(t.passwordsDiffer(), { exact: true })).toBeVisible();
    await expectAccessibleWithoutScripts(page);
    for (const label of [t.resetPassword(), t.resetConfirm()]) await type(label, NEW_PASSWORD);
    await page.getByRole("button", { name: t.resetSubmit() }).click();
    await expect(page.getByRole("status")).toHaveText(t.resetDone());
    await type(t.accountEmail(), person.email);
    await type(t.accountPassword(), NEW_PASSWORD);
    await page.getByRole("button", { name: t.loginSubmit() }).click();
  });

  await test.step("the profile names what is wrong, and is saved", async () => {
    await page.goto(at("/settings"));
    const phone = page.getByRole("textbox", { name: t.accountPhone() });
    await phone.fill("12");
    await page.locator("#profile").getByRole("button", { name: t.settingsSave() }).click();
    await expect(page.getByText(t.phoneInvalid(), { exact: true })).toBeVisible();
    await expectAccessibleWithoutScripts(page);
    await expectNoSideScroll(page);
    await phone.fill("٠٧٨١٢٣٤٥٦٧");
    await page.locator("#profile").getByRole("button", { name: t.settingsSave() }).click();
    await expect(page.getByRole("status")).toHaveText(t.settingsSaved());
    await expect(phone).toHaveValue("078 123 4567");
  });
});
