import { expect, test } from "./journey.ts";
import { expectAccessible } from "./accessible.ts";
import { agree, newPerson, signUp } from "./people.ts";

test(
  "a wrong password is refused, the right one continues to the requested page",
  { tag: "@phone" },
  async ({ page, at, t, visit }) => {
    const other = await visit();
    const person = await signUp(other.request);

    await page.goto(at("/list-car"));
    await expect(page).toHaveURL(
      (url) => url.pathname === at("/login") && url.searchParams.get("next") === at("/list-car"),
    );
    await page.getByLabel(t.accountEmail(), { exact: true }).fill(person.email.toUpperCase());
    await page.getByLabel(t.accountPassword(), { exact: true }).fill("not the password");
    await page.getByRole("button", { name: t.loginSubmit() }).click();
    await expect(page.getByRole("alert")).toHaveText(t.loginWrong());
    await expectAccessible(page);

    await page.getByLabel(t.accountPassword(), { exact: true }).fill(person.password);
    await page.getByRole("button", { name: t.loginSubmit() }).click();
    await expect(page).toHaveURL(at("/list-car"));
    await expect(page).toHaveTitle(new RegExp(t.sellYourCar()));
  },
);

test("the registration form names every invalid field, keeps the input, and is sent once @phone", async ({
  page,
  at,
  t,
}) => {
  const person = newPerson();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto(`${at("/register")}?next=${at("/dashboard")}`);
  await field(t.accountName()).fill(person.name);
  await field(t.accountEmail()).fill("samar at example");
  await field(t.accountPhone())
    .or(page.getByRole("textbox", { name: t.accountPhone() }))
    .first()
    .fill("12345");
  await field(t.accountPassword()).fill("short");
  await field(t.accountConfirmPassword()).fill("other");
  await page.getByRole("button", { name: t.registerSubmit() }).click();
  for (const message of [t.emailInvalid(), t.phoneInvalid(), t.passwordTooShort(), t.passwordsDiffer()])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(field(t.accountName())).toHaveValue(person.name);
  await expectAccessible(page);

  await field(t.accountEmail()).fill(person.email);
  await page.getByRole("textbox", { name: t.accountPhone() }).fill("٠٧٩١٢٣٤٥٦٧");
  await page.getByRole("combobox", { name: t.location() }).selectOption("Irbid");
  await field(t.accountPassword()).fill(person.password);
  await field(t.accountConfirmPassword()).fill(person.password);
  await expect(page.getByText(t.consentNeeded(), { exact: true })).toHaveCount(2);
  await agree(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  await page.getByRole("button", { name: t.registerSubmit() }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: t.dashboardWelcome(person.name) })).toBeVisible();
  expect(sent.filter((path) => path === "/api/auth/register")).toHaveLength(1);
});

test("an email that already has an account is reported at its field @once", async ({
  page,
  at,
  t,
  visit,
}) => {
  const person = await signUp((await visit()).request);
  await page.goto(at("/register"));
  await page.getByLabel(t.accountName(), { exact: true }).fill("Somebody Else");
  await page.getByLabel(t.accountEmail(), { exact: true }).fill(person.email);
  await page.getByLabel(t.accountPassword(), { exact: true }).fill(person.password);
  await page.getByLabel(t.accountConfirmPassword(), { exact: true }).fill(person.password);
  await agree(page);
  await page.getByRole("button", { name: t.registerSubmit() }).click();
  await expect(page.getByText(t.emailTaken(), { exact: true })).toBeVisible();
});

test("the menu shows who is signed in, and signing out closes what is private", async ({
  page,
  at,
  t,
  isMobile,
}) => {
  const person = await signUp(page.request);
  await page.goto(at("/dashboard"));
  await page.getByRole("button", { name: t.accountMenu() }).click();
  await expect(page.getByText(t.listingsAllowed(5)).filter({ visible: true })).toBeVisible();
  await expect(page.getByText(person.email).filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: t.logout() }).filter({ visible: true }).click();
  await page.goto(at("/dashboard"));
  await expect(page).toHaveURL((url) => url.pathname === at("/login"));
  if (isMobile) {
    await page.getByRole("button", { name: t.openMenu() }).click();
    await expect(page.getByRole("dialog").getByRole("link", { name: t.signUp() })).toBeVisible();
    await expectAccessible(page);
  } else await expect(page.getByRole("banner").getByRole("link", { name: t.signUp() })).toBeVisible();
});

test(
  "a guest's page from the back/forward cache shows who has signed in since",
  { tag: "@once" },
  async ({ page, at, t }) => {
    const comeBack = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await page.goto(at("/help"));
    const check = page.waitForResponse("**/api/auth/me");
    await comeBack();
    expect((await check).status()).toBe(401);
    await signUp(page.request);
    await comeBack();
    await expect(page.getByRole("button", { name: t.accountMenu() })).toBeVisible();
  },
);
