import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type { Messages } from "#src/i18n/t.ts";
import { wake } from "./journey.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** The number of results, in words. */
export const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** The listings on the page. */
export const cards = (page: Page): Locator => page.getByRole("article");

/** Returns a function that fails if the page was reloaded since. */
export async function watchForReloads(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => void document.documentElement.setAttribute("data-watched", ""));
  return () => expect(page.locator("html")).toHaveAttribute("data-watched", "");
}

/** Opens the filters: a column on a desktop, behind a button on a phone. */
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

/** Clicks the label of a checkbox or radio button that is visually hidden. */
export const pressLabel = (page: Page, name: string): Promise<void> =>
  page
    .locator("label")
    .filter({
      has: page
        .getByRole("checkbox", { name, exact: true })
        .or(page.getByRole("radio", { name, exact: true })),
    })
    .click();

/** The number of cars that the API finds. */
export const carsFound = async (request: APIRequestContext, query: string): Promise<number> =>
  Number((await request.get(`/api/cars?pageSize=1&${query}`)).headers()["x-total-count"]);

/** Clicks the label of the checkbox with this value, whatever its text. */
export const pressChoice = (within: Locator, value: string): Promise<void> =>
  within
    .locator("label")
    .filter({ has: within.page().locator(`input[value="${value}"]`) })
    .click();
