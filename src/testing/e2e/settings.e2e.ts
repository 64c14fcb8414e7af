import { Database } from "bun:sqlite";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { expectAccessible } from "./accessible.ts";
import { picture, postCar } from "./cars.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { pathInMail } from "./mails.ts";
import { PASSWORD, signUp } from "./people.ts";

const NEW_PASSWORD = "petra-by-night-9";

const signIn = async (request: APIRequestContext, email: string, password: string) =>
  (await request.post("/api/auth/login", { data: { email, password } })).status();

test(
  "a forgotten password is reset by the emailed link, which works once",
  { tag: "@once" },
  async ({ page, visit, mails, at, t }) => {
    const elsewhere = await visit();
    const person = await signUp(elsewhere.request, { "Accept-Language": t.language() });
    await page.goto(at("/login"));
    await page.getByRole("link", { name: t.forgotTitle() }).click();
    await page.getByLabel(t.accountEmail(), { exact: true }).fill(person.email.toUpperCase());
    await page.getByRole("button", { name: t.forgotSubmit() }).click();
    await expect(page.getByRole("heading", { name: t.forgotSentTitle() })).toBeVisible();
    await expectAccessible(page);

    const path = await pathInMail(mails, person.email, t.resetTitle());
    expect(path).toMatch(new RegExp(`^${at("/reset-password")}\\?token=`));
    await page.goto(path);
    const type = async (password: string) => {
      await page.getByLabel(t.resetPassword(), { exact: true }).fill(password);
      await page.getByLabel(t.resetConfirm(), { exact: true }).fill(password);
      await page.getByRole("button", { name: t.resetSubmit() }).click();
    };
    await type(PASSWORD);
    await expect(page.getByText(t.passwordUnchanged(), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await wake(page, "reset-form");
    await page.getByRole("button", { name: t.uiShowPassword() }).first().click();
    await expect(page.getByLabel(t.resetPassword(), { exact: true })).toHaveAttribute("type", "text");
    await type(NEW_PASSWORD);
    await expect(page).toHaveURL(at("/login"));
    await expect(page.getByRole("status").filter({ hasText: t.resetDone() })).toBeVisible();
    await page.getByLabel(t.accountEmail(), { exact: true }).fill(person.email);
    await page.getByLabel(t.accountPassword(), { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: t.loginSubmit() }).click();
    await expect(page.getByRole("button", { name: t.accountMenu() })).toBeVisible();

    expect((await elsewhere.request.get("/api/auth/me")).status()).toBe(401);
    expect(await signIn(elsewhere.request, person.email, PASSWORD)).toBe(401);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: t.linkEndedTitle() })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  "the email is confirmed by the link sent from the settings",
  { tag: "@once" },
  async ({ page, mails, at, t }) => {
    const person = await signUp(page.request, { "Accept-Language": t.language() });
    await page.goto(at("/settings"));
    await wake(page, "settings");
    await expect(page.getByText(t.settingsEmailUnverified(), { exact: true })).toBeVisible();
    await page.getByRole("button", { name: t.settingsEmailVerify() }).click();
    await expect(page.getByRole("status").filter({ hasText: t.verifyEmailSent() })).toBeVisible();
    await page.goto(await pathInMail(mails, person.email, t.verifyMailSubject()));
    await expect(page.getByRole("main").getByText(person.email)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: t.verifyEmailSubmit() }).click();
    await expect(page.getByRole("status").filter({ hasText: t.verifyEmailDone() })).toBeVisible();
    await page.goto(at("/settings"));
    await expect(page.getByText(t.settingsEmailVerified(), { exact: true })).toBeVisible();
  },
);

test("settings are saved in place: name, emails, password, devices, language @phone", async ({
  page,
  visit,
  at,
  t,
}) => {
  const person = await signUp(page.request, { "Accept-Language": t.language() });
  const phones = [await visit(), await visit()];
  for (const phone of phones) expect(await signIn(phone.request, person.email, person.password)).toBe(200);
  await page.goto(at("/search"));
  await page.getByRole("button", { name: t.accountMenu() }).click();
  await page.locator("#user-menu").getByRole("link", { name: t.settings() }).click();
  await wake(page, "settings");
  const part = (id: string) => page.locator(`#${id}`);
  const save = (id: string, label = t.settingsSave()) =>
    part(id).getByRole("button", { name: label }).click();

  await test.step("a wrong phone is told at its field, a new name is in the header", async () => {
    await page.getByRole("textbox", { name: t.accountPhone() }).fill("12");
    await save("profile");
    await expect(page.getByText(t.phoneInvalid(), { exact: true })).toBeVisible();
    await expect(page.getByRole("textbox", { name: t.accountPhone() })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("textbox", { name: t.accountPhone() }).fill("0781234567");
    await page.getByRole("textbox", { name: t.accountName() }).fill("Omar Rifai");
    await save("profile");
    await expect(toastOf(page, t)).toContainText(t.settingsSaved());
    await expect(page.getByRole("banner").getByText("Omar Rifai").first()).toBeAttached();
    await wake(page, "settings");
    await expect(page.getByRole("textbox", { name: t.accountPhone() })).toHaveValue("078 123 4567");
  });

  await test.step("one device is signed out, the other with the new password", async () => {
    const rows = part("devices").getByRole("listitem");
    await expect(rows).toHaveCount(3);
    await rows.nth(1).getByRole("button").click();
    await expect(rows).toHaveCount(2);
    const left = await Promise.all(phones.map((phone) => phone.request.get("/api/auth/me")));
    expect(left.map((answer) => answer.status()).sort()).toEqual([200, 401]);

    const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
    await type(t.settingsPasswordCurrent(), "not the password");
    await type(t.resetPassword(), NEW_PASSWORD);
    await type(t.resetConfirm(), NEW_PASSWORD);
    await save("password", t.settingsPasswordSubmit());
    await expect(page.getByText(t.passwordWrong(), { exact: true })).toBeVisible();
    await type(t.settingsPasswordCurrent(), person.password);
    await save("password", t.settingsPasswordSubmit());
    await expect(toastOf(page, t)).toContainText(t.settingsPasswordChanged());
    await expect(rows).toHaveCount(1);
    for (const phone of phones) expect((await phone.request.get("/api/auth/me")).status()).toBe(401);
    expect((await page.request.get("/api/auth/me")).status()).toBe(200);
  });

  await test.step("signed out from elsewhere while typing, one signs in beside it and loses nothing", async () => {
    const [elsewhere] = phones;
    expect(await signIn(elsewhere?.request ?? page.request, person.email, NEW_PASSWORD)).toBe(200);
    expect((await elsewhere?.request.delete("/api/user/sessions"))?.status()).toBe(204);
    const name = page.getByRole("textbox", { name: t.accountName() });
    await name.fill("Omar Al-Rifai");
    await save("profile");
    const [tab] = await Promise.all([
      page.waitForEvent("popup"),
      toastOf(page, t).getByRole("link", { name: t.signInAgain() }).click(),
    ]);
    await expect(tab).toHaveURL(at("/login"));
    expect(await signIn(page.request, person.email, NEW_PASSWORD)).toBe(200);
    await tab.close();
    await expect(name).toHaveValue("Omar Al-Rifai");
    await save("profile");
    await expect(page.getByRole("banner").getByText("Omar Al-Rifai").first()).toBeAttached();
    await wake(page, "settings");
  });

  await test.step("the language is that of the site at once", async () => {
    const other = t.language() === "en" ? "ar" : "en";
    await part("preferences").getByText(t.otherLanguageName(), { exact: true }).click();
    await part("preferences").getByRole("checkbox").first().uncheck();
    await save("preferences");
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(part("preferences").getByRole("checkbox").first()).not.toBeChecked();
  });
});

/** The server's stored data: the database's bytes and the photos' file names. */
function keptIn(dataDir: string): { database: Buffer; photos: string[] } {
  const file = join(dataDir, "markaba.sqlite");
  const database = new Database(file);
  for (const pragma of ["busy_timeout = 5000", "secure_delete = ON"]) database.run(`PRAGMA ${pragma}`);
  database.run("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
  const photos = readdirSync(join(dataDir, "photos"), { recursive: true, encoding: "utf8" });
  return { database: readFileSync(file), photos };
}

async function uploadPhoto(page: Page, seed: number): Promise<string> {
  const files = picture("mine.jpg", await plainPhoto(640, 480, seed));
  const answer = await page.request.post("/api/photos", { multipart: { files } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { photos: { url: string }[] }).photos[0]?.url ?? "";
}

test(
  "a deleted account leaves no row and no photo behind",
  { tag: "@once" },
  async ({ page, visit, server, mails, at, t }) => {
    const person = await signUp(page.request, { "Accept-Language": t.language() });
    const photo = await uploadPhoto(page, Date.now() % 100_000);
    const photoId = /\/photos\/([0-9a-f]{32})-/.exec(photo)?.[1] ?? "nothing";
    const id = await postCar(page.request, { images: [photo] });
    await page.goto(at("/settings"));
    const [data] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t.dataExportJson() }).click(),
    ]);
    expect(readFileSync(await data.path(), "utf8")).toContain(id);
    const before = keptIn(server.dataDir);
    expect(before.database.includes(person.email)).toBe(true);
    expect(before.photos.some((name) => name.includes(photoId))).toBe(true);

    await page.getByRole("link", { name: t.deleteAccount() }).filter({ visible: true }).last().click();
    await page.getByLabel(t.deleteAccountPassword(), { exact: true }).fill(person.password);
    await page.getByRole("button", { name: t.deleteAccountSubmit() }).click();
    await expect(page.getByText(t.deleteAccountConfirmRequired(), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(t.deleteAccountPassword(), { exact: true }).fill(person.password);
    await page.getByRole("checkbox", { name: t.deleteAccountConfirm() }).check();
    await page.getByRole("button", { name: t.deleteAccountSubmit() }).click();
    await expect(page.getByRole("status").filter({ hasText: t.accountDeleted() })).toBeVisible();

    expect((await page.request.get("/api/auth/me")).status()).toBe(401);
    expect((await (await visit()).request.get(`/api/cars/${id}`)).status()).toBe(404);
    await mails.mailTo(person.email, t.deletedMailSubject());
    await expect.poll(() => keptIn(server.dataDir).database.includes(person.email)).toBe(false);
    const after = keptIn(server.dataDir);
    for (const trace of [person.email, person.id, id, photoId])
      expect(after.database.includes(trace)).toBe(trace === id);
    expect(after.photos.filter((name) => name.includes(photoId))).toEqual([]);
  },
);
