import { expect, test } from "./journey.ts";
import { expectAccessible } from "./accessible.ts";
import { makeDataDir, startServer } from "./server.ts";

test.use({
  baseURL: async ({}, use) => {
    const server = await startServer(makeDataDir({ demo: true }), { BETA_PASSWORD: "open sesame" });
    await use(server.origin);
    await server.stop();
  },
});

test(
  "the beta gate hides the site until its password is typed",
  { tag: "@once" },
  async ({ page, at, t }) => {
    expect((await page.request.get("/api/cars")).status()).toBe(401);
    await page.goto(at("/search?make=Kia"));
    const button = page.getByRole("button", { name: t.gateSubmit() });
    const password = page.getByRole("textbox", { name: t.accountPassword(), exact: true });
    await expect(page.getByText(t.gateSubtitle())).toBeVisible();
    await expect(page.getByText(t.gateFooter())).toBeVisible();
    await expect(button).toBeDisabled();
    await expectAccessible(page);

    await password.fill("open barley");
    await page.getByRole("button", { name: t.uiShowPassword() }).click();
    await expect(password).toHaveAttribute("type", "text");
    await button.click();
    await expect(page.getByRole("button", { name: t.gatePending() })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText(t.gateWrong());
    await expectAccessible(page);

    await password.fill("open sesame");
    await button.click();
    await expect(page).toHaveURL(at("/search?make=Kia"));
    await expect(page.getByRole("banner")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("betaAccess"))).toBe("true");
    expect((await page.request.get("/api/cars")).status()).toBe(200);
  },
);
