import { expectAccessible } from "./accessible.ts";
import { expect, test as base, wake } from "./journey.ts";
import { expectOneLanguage } from "./one-language.ts";
import { makeDataDir, startServer } from "./server.ts";

/** A development server, which shows its emails. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer(makeDataDir({ demo: true }), { NODE_ENV: "development" });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

test(
  "the newsletter is requested, confirmed by the emailed link, and unsubscribed",
  { tag: "@once" },
  async ({ page, at, t, language, isMobile }) => {
    const email = `reader-${language}-${isMobile}@example.com`;
    await page.goto(at("/newsletter"));
    const field = page.getByRole("textbox", { name: t.accountEmail() });
    await wake(page, "newsletter");
    await field.fill("nobody");
    await page.getByRole("button", { name: t.newsletterSubmit() }).click();
    await expect(page.getByText(t.consentNeeded())).toBeVisible();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: t.newsletterSubmit() }).click();
    await expect(page.getByText(t.emailInvalid())).toBeVisible();
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await field.fill(email);
    await page.getByRole("button", { name: t.newsletterSubmit() }).click();
    await expect(page.getByText(t.newsletterAsked())).toBeVisible();
    await expectAccessible(page);
    await expectOneLanguage(page, language);

    await page.goto(at("/dev/outbox"));
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: t.newsletterMailSubject() }).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const link = await page.getByRole("link", { name: t.newsletterConfirmSubmit() }).getAttribute("href");
    // The server does not know its port.
    const { pathname, search } = new URL(link ?? "");
    await page.goto(pathname + search);
    await expectAccessible(page);
    await page.getByRole("button", { name: t.newsletterConfirmSubmit() }).click();
    await expect(page.getByRole("heading", { name: t.newsletterConfirmedTitle() })).toBeVisible();
    await expectAccessible(page);

    await page.goto(pathname.replace("confirm", "unsubscribe") + search);
    await page.getByRole("button", { name: t.newsletterStopSubmit() }).click();
    await expect(page.getByRole("heading", { name: t.newsletterStoppedTitle() })).toBeVisible();
    await page.goto(pathname + search);
    await expect(page.getByRole("heading", { name: t.linkEndedTitle() })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: t.newsletterAgain() }).click();
    await expect(page).toHaveURL((url) => url.pathname === at("/newsletter"));
  },
);
