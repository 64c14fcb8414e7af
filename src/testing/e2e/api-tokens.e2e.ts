import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { expect, test, toastOf } from "./journey.ts";
import { signUp } from "./people.ts";

test("a token is made, copied, used by a program and revoked @phone", async ({
  page,
  visit,
  context,
  at,
  t,
}) => {
  const person = await signUp(page.request, { "Accept-Language": t.language() });
  await page.goto(at("/settings"));
  await page.locator("#api").getByRole("link").click();
  const name = page.getByLabel(t.savedSearchName(), { exact: true });
  const create = page.getByRole("button", { name: t.tokenMake() });

  await test.step("without a scope or with a wrong password it is refused at the field", async () => {
    await name.fill("Showroom system");
    await page.getByLabel(t.accountPassword(), { exact: true }).fill("not the password");
    await create.click();
    await expect(page.getByText(t.fieldRequired(), { exact: true })).toBeVisible();
    await page.getByRole("checkbox", { name: t.tokenScope("listings:read") }).check();
    await page.getByLabel(t.accountPassword(), { exact: true }).fill("not the password");
    await create.click();
    await expect(page.getByText(t.passwordWrong(), { exact: true })).toBeVisible();
    await expect(name).toHaveValue("Showroom system");
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });

  await page.getByLabel(t.accountPassword(), { exact: true }).fill(person.password);
  await create.click();
  await expect(page.getByRole("heading", { name: t.tokenMadeTitle() })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: t.copy() }).click();
  await expect(toastOf(page, t)).toContainText(t.copied());
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^mkb_[0-9A-Za-z]{38}$/);
  const program = await visit();
  const call = async () =>
    (
      await program.request.get("/api/user/listings", { headers: { Authorization: `Bearer ${token}` } })
    ).status();
  expect(await call()).toBe(200);

  await page.goto(at("/settings/api"));
  await expect(page.getByText(token)).toHaveCount(0);
  await page.getByRole("button", { name: `${t.tokenRevoke()} Showroom system` }).click();
  await expect(page.getByRole("status").filter({ hasText: t.tokenRevoked() })).toBeVisible();
  expect(await call()).toBe(401);
});
