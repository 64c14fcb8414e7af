import { Database } from "bun:sqlite";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { codeAt } from "#src/testing/site/code-at.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { agree } from "./people.ts";
import { makeDataDir, startServer } from "./server.ts";

const person = { name: "Huda Saleh", email: "huda@example.com", password: "wadi rum at dusk" };

const setUpLink = (output: string): string => /\S+\/set-up\?token=[\w-]+/.exec(output)?.[0] ?? "";

test(
  "the first admin registers by the printed link, turns on two-step verification and signs in with it",
  { tag: "@once" },
  async ({ page, at, t }) => {
    const server = await startServer(makeDataDir({ demo: false }), { REQUIRE_ADMIN_TOTP: "1" });
    const stop = async (where: Page) => {
      await expectAccessible(where);
      await expectNoSideScroll(where);
    };
    const onSite = (path: string) => server.origin + at(path);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await expect.poll(() => setUpLink(server.output())).not.toBe("");
    const link = new URL(setUpLink(server.output()));

    await test.step("the link makes the admin", async () => {
      await page.goto(onSite(link.pathname) + link.search);
      await stop(page);
      await field(t.accountName()).fill(person.name);
      await field(t.accountEmail()).fill(person.email);
      await field(t.accountPassword()).fill("too short");
      await field(t.accountConfirmPassword()).fill("too short");
      await page.getByRole("button", { name: t.setUpSubmit() }).click();
      await expect(page.getByText(t.passwordTooShortForAdmin(12))).toBeVisible();
      await expect(field(t.accountName())).toHaveValue(person.name);
      await stop(page);
      await field(t.accountPassword()).fill(person.password);
      await field(t.accountConfirmPassword()).fill(person.password);
      await page.getByRole("button", { name: t.setUpSubmit() }).click();
      await expect(page).toHaveURL(onSite("/second-factor"));
      await expect(page.getByText(t.secondFactorDemanded())).toBeVisible();
    });

    let secret = "";
    await test.step("two-step verification goes on", async () => {
      await page.getByRole("button", { name: t.secondFactorBegin() }).click();
      await expect(page.getByRole("img", { name: t.secondFactorQrLabel() })).toBeVisible();
      await stop(page);
      secret = (await page.locator("code").innerText()).replaceAll(" ", "");
      await field(t.accountPassword()).fill(person.password);
      await page.getByRole("textbox", { name: t.codeLabel() }).fill(await codeAt(secret, Date.now()));
      await page.getByRole("button", { name: t.secondFactorTurnOn() }).click();
      await expect(page.getByRole("heading", { name: t.recoveryTitle() })).toBeVisible();
      await expect(page.locator("code")).toHaveCount(10);
      await stop(page);
    });
    const recovery = await page.locator("code").first().innerText();

    await test.step("the admin's dashboard opens, and the link no more", async () => {
      await page.goto(onSite("/dashboard"));
      await expect(page.getByRole("heading", { level: 1, name: t.adminTitle() })).toBeVisible();
      const again = await page.goto(link.href);
      expect(again?.status()).toBe(410);
    });

    await test.step("signing in again asks for a code; a recovery code does", async () => {
      await page.context().clearCookies();
      await page.goto(onSite("/second-factor"));
      await field(t.accountEmail()).fill(person.email);
      await field(t.accountPassword()).fill(person.password);
      await page.getByRole("button", { name: t.loginSubmit() }).click();
      await expect(page.getByRole("heading", { level: 1, name: t.loginCodeTitle() })).toBeVisible();
      const code = page.getByRole("textbox", { name: t.codeLabel() });
      await expect(code).toBeFocused();
      await code.fill("000000");
      await page.getByRole("button", { name: t.loginSubmit() }).click();
      await expect(page.getByText(t.codeWrong())).toBeVisible();
      await stop(page);
      await code.fill(recovery);
      await page.getByRole("button", { name: t.loginSubmit() }).click();
      await expect(page).toHaveURL(onSite("/second-factor"));
      await expect(page.getByText(t.secondFactorCodesLeft(9))).toBeVisible();
      await stop(page);
    });

    await test.step("an account from before consents were kept is asked for them", async () => {
      const database = new Database(join(server.dataDir, "markaba.sqlite"));
      database.run("PRAGMA busy_timeout = 5000");
      database.run("DELETE FROM consents");
      database.close();
      await page.goto(onSite("/login?next=/second-factor"));
      await expect(page.getByRole("heading", { level: 1, name: t.consentsDueTitle() })).toBeVisible();
      await stop(page);
      await agree(page);
      await page.getByRole("button", { name: t.consentsDueSubmit() }).click();
      await expect(page).toHaveURL(onSite("/second-factor"));
    });
    await server.stop();
  },
);
