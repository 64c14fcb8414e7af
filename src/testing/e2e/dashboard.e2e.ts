import { Database } from "bun:sqlite";
import { join } from "node:path";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { postCar } from "./cars.ts";
import { expect, test, toastOf, wake } from "./journey.ts";
import { signUp } from "./people.ts";
import type { RunningServer } from "./server.ts";

/** Lets a listing expire, as if its thirty days had passed. */
function letExpire({ dataDir }: RunningServer, id: string): void {
  const db = new Database(join(dataDir, "markaba.sqlite"));
  db.run("PRAGMA busy_timeout = 5000");
  db.transaction(() => {
    // A new `rev` makes the search read the listing again.
    db.run("UPDATE counters SET value = value + 1 WHERE name = 'rev'");
    db.run(
      "UPDATE listings SET expires_at = ?, rev = (SELECT value FROM counters WHERE name = 'rev') WHERE id = ?",
      [Date.now() - 1000, id],
    );
  }).immediate();
  db.close();
}

async function ask(request: APIRequestContext, carId: string, message: string): Promise<void> {
  const buyer = { buyerName: "Lina Qasem", buyerPhone: "0787654321", buyerEmail: "lina@example.com" };
  expect((await request.post("/api/inquiries", { data: { ...buyer, carId, message } })).status()).toBe(201);
}

const listing = (page: Page): Locator => page.getByRole("article");

test("without listings the dashboard shows examples and a link to list the first car @phone", async ({
  page,
  at,
  t,
}) => {
  const { name } = await signUp(page.request);
  await page.goto(at("/dashboard"));
  await expect(page.getByRole("heading", { level: 1, name: t.dashboardWelcome(name) })).toBeVisible();
  await expect(page.getByText(t.dashboardEmptyTitle())).toBeVisible();
  await expect(page.getByText(t.dashboardExample(), { exact: true })).toHaveCount(2);
  await expect(listing(page).getByRole("button")).toHaveCount(0);
  await expect(page.getByText(t.inboxEmptyTitle())).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole("link", { name: t.dashboardEmptyAction() }).click();
  await expect(page).toHaveURL(at("/list-car"));
});

test("an expired listing is relisted and counts down again @once", async ({ page, server, at, t }) => {
  await signUp(page.request);
  const id = await postCar(page.request);
  letExpire(server, id);
  const found = async () => JSON.stringify(await (await page.request.get("/api/cars")).json()).includes(id);
  expect(await found()).toBe(false);
  await page.clock.install();
  await page.goto(at("/dashboard"));
  await wake(page, "dashboard");
  await expect(page.getByRole("heading", { name: t.expiredListings() })).toBeVisible();
  await expect(listing(page).getByText(t.formatCountdown(0), { exact: true })).toBeVisible();
  await expectAccessible(page);

  await listing(page).getByRole("button", { name: t.listingRelist() }).click();
  await expect(toastOf(page, t)).toContainText(t.relistedToast());
  await expect(page.getByRole("heading", { name: t.activeListings() })).toBeVisible();
  await expect(page.locator("#listings").getByText(t.dashboardNoneExpired())).toBeVisible();
  expect(await found()).toBe(true);
  const left = (ms: number) =>
    listing(page).getByText(t.dashboardTimeLeft(t.formatCountdown(ms)), { exact: true });
  await expect(left(30 * DAY_MS - 1)).toBeVisible();
  await page.clock.fastForward(2 * HOUR_MS);
  await expect(left(30 * DAY_MS - 2 * HOUR_MS - 1)).toBeVisible();
});

test("a sale is undone, and a listing is deleted after a confirmation @phone", async ({
  page,
  visit,
  at,
  t,
}) => {
  await signUp(page.request);
  const id = await postCar(page.request);
  await page.goto(at("/dashboard"));
  await wake(page, "dashboard");
  await listing(page).getByRole("button", { name: t.listingMarkSold() }).click();
  await expect(page.getByRole("heading", { name: t.dashboardSoldListings() })).toBeVisible();
  await listing(page).getByRole("button", { name: t.listingUndoSale() }).click();
  await expect(toastOf(page, t)).toContainText(t.saleUndoneToast());
  await expect(page.getByRole("heading", { name: t.activeListings() })).toBeVisible();

  const dialog = page.getByRole("dialog", { name: t.listingDeleteTitle() });
  await listing(page).getByRole("button", { name: t.listingDelete() }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t.listingKeep() }).click();
  await expect(dialog).toBeHidden();
  await expect(listing(page)).toHaveCount(1);
  await listing(page).getByRole("button", { name: t.listingDelete() }).click();
  await dialog.getByRole("button", { name: t.listingDelete(), exact: true }).click();
  await expect(toastOf(page, t)).toContainText(t.listingDeletedToast());
  await expect(page.getByText(t.dashboardEmptyTitle())).toBeVisible();

  const buyer = await visit();
  const answer = await buyer.goto(at(`/cars/${id}`));
  expect(answer?.status()).toBe(410);
  await expect(buyer.getByText(t.detailMissingText())).toBeVisible();
  await expectAccessible(buyer);
});

test("the newest messages lead to their conversations, with ways to reach the buyer @phone", async ({
  page,
  visit,
  at,
  t,
}) => {
  await signUp(page.request);
  const id = await postCar(page.request);
  const buyer = (await visit()).request;
  await ask(buyer, id, "هل السعر قابل للتفاوض؟");
  await ask(buyer, id, "Can I see the car on Friday?");
  await page.goto(at("/dashboard"));
  await wake(page, "dashboard");
  await expect(listing(page).getByText(t.dashboardNewInquiries(2)).filter({ visible: true })).toBeVisible();
  const inbox = page.locator("#messages");
  await expect(inbox.getByText(t.inboxNewCount(2))).toBeVisible();

  await inbox.getByRole("link", { name: "Can I see the car on Friday?" }).click();
  await wake(page, "inbox");
  await expect(page.getByRole("log").getByText("هل السعر قابل للتفاوض؟")).toBeVisible();
  await expect(page.getByRole("link", { name: t.inboxCall() })).toHaveAttribute("href", "tel:+962787654321");
  const hidden = { includeHidden: true };
  await expect(page.getByRole("link", { name: t.whatsapp(), ...hidden })).toHaveAttribute(
    "href",
    "https://wa.me/962787654321",
  );
  await expect(page.getByRole("link", { name: t.inboxMail(), ...hidden })).toHaveAttribute(
    "href",
    "mailto:lina%40example.com",
  );
  await page.getByRole("button", { name: t.more() }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: t.threadClose() }).click();
  await expect(page.getByRole("button", { name: t.threadClose() })).toBeHidden();
  await page.getByRole("button", { name: t.more() }).click();
  await expect(page.getByRole("button", { name: t.inboxReopen() })).toBeVisible();
  await page.goto(at("/dashboard"));
  await expect(page.getByText(t.dashboardNoneWaiting())).toBeVisible();
});

test("views, contacts and inquiries of 30 days have a chart and a table", async ({ page, visit, at, t }) => {
  await signUp(page.request);
  const id = await postCar(page.request);
  const buyer = await visit();
  await buyer.goto(at(`/cars/${id}`));
  await buyer.goto(at(`/cars/${id}/phone`));
  await ask(buyer.request, id, "Can I see the car on Friday?");
  const table = (place: Locator) => place.getByRole("table", { name: t.lastDays() });
  const today = [t.formatDate(Date.now()), "1", "1", "1"].join(" ");
  await expect(async () => {
    await page.goto(at("/dashboard"));
    expect(await table(listing(page)).getByRole("row", { name: today }).count()).toBe(1);
  }).toPass();
  await wake(page, "dashboard");
  await expect(table(page.locator("main")).getByRole("row", { name: today })).toHaveCount(2);
  await expect(page.getByRole("table", { name: t.lastDays(), exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSideScroll(page);

  // Today is the last day: at the end of the line, which is on the left in Arabic.
  const bars = listing(page).locator("svg[preserveAspectRatio]").first();
  const [all, drawn] = [await bars.boundingBox(), await bars.locator("path").boundingBox()];
  const isAtLeft = (drawn?.x ?? 0) - (all?.x ?? 0) < 10;
  expect(isAtLeft).toBe(t.language() === "ar");
  expect((drawn?.height ?? 0) / (all?.height ?? 1)).toBeGreaterThan(0.3);

  const colour = () =>
    bars
      .locator("path")
      .evaluate((path) => [getComputedStyle(path).fill, getComputedStyle(document.body).color]);
  await page.emulateMedia({ forcedColors: "active" });
  const [fill, text] = await colour();
  expect(fill).toBe(text);
});
