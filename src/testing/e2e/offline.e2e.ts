import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker answers for the page. */
const expectWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), "the worker is in charge")
    .toBe(true);

/** Every address that the worker keeps. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
    return kept;
  });

test("without a network a page in the reader's language says so, and pages are never old", async ({
  page,
  context,
  at,
  t,
}) => {
  const { name } = await signUp(page.request);
  await page.goto(at("/dashboard"));
  await expectWorker(page);
  await page.goto(at("/search"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Requests that are running when the network goes would log errors.
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  await page.goto(at("/dashboard"));
  await expect(page.getByRole("heading", { level: 1, name: t.offlineTitle() })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", t.language());
  await expect(page.getByText(name)).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(at("/help"));
  await page.getByRole("link", { name: t.tryAgain() }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.offlineTitle() })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("link", { name: t.tryAgain() }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.helpCenter() })).toBeVisible();
  await page.goto(at("/dashboard"));
  await expect(page.getByText(name).first()).toBeAttached();

  const kept = await keptIn(page);
  expect(kept).toEqual(expect.arrayContaining(["/offline", "/ar/offline"]));
  expect(kept.filter((path) => !path.startsWith("/assets/") && !path.endsWith("/offline"))).toEqual([]);
});

test("signing out leaves nothing behind that the worker could show", async ({ page, at, t }) => {
  const { name } = await signUp(page.request);
  await page.goto(at("/dashboard"));
  await expectWorker(page);
  await page.request.post("/api/auth/logout");
  await page.goto(at("/dashboard"));
  await expect(page).toHaveURL((url) => url.pathname === at("/login"));
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(page.getByRole("link", { name: t.signUp() }).first()).toBeAttached();
});
