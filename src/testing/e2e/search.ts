import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type { Messages } from "#src/i18n/t.ts";
import { wake } from "./journey.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** How many were found, in words. */
export const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** The listings that are shown. */
export const cards = (page: Page): Locator => page.getByRole("article");

/** Fails when the page was loaded anew since. */
export async function watchForReloads(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => void document.documentElement.setAttribute("data-watched", ""));
  return () => expect(page.locator("html")).toHaveAttribute("data-watched", "");
}

/** The filters: a column on a desktop, behind a button on a phone. */
export async function openFilters(page: Page, t: Messages): Promise<void> {
  await wake(page, "search");
  if (isPhone(page)) await page.getByRole("button", { name: t.searchFilters() }).click();
}

/** On a phone closes the filter sheet again. */
export async function showResults(page: Page, t: Messages): Promise<void> {
  if (!isPhone(page)) return;
  const sheet = page.getByRole("dialog", { name: t.searchFilters() });
  await sheet.locator('button[type="submit"]').click();
  await expect(sheet).toBeHidden();
}

/** Presses the label of a box or radio that is itself unseen. */
export const pressLabel = (page: Page, name: string): Promise<void> =>
  page
    .locator("label")
    .filter({
      has: page
        .getByRole("checkbox", { name, exact: true })
        .or(page.getByRole("radio", { name, exact: true })),
    })
    .click();

/** How many cars the API finds. */
export const carsFound = async (request: APIRequestContext, query: string): Promise<number> =>
  Number((await request.get(`/api/cars?pageSize=1&${query}`)).headers()["x-total-count"]);

/** Presses the label of the box with this value, whatever else the label says. */
export const pressChoice = (within: Locator, value: string): Promise<void> =>
  within
    .locator("label")
    .filter({ has: within.page().locator(`input[value="${value}"]`) })
    .click();
