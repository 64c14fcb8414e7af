import type { Locator } from "@playwright/test";
import { demoAccount } from "#src/demo/story-people.ts";
import { COMPARE_KEY } from "#src/features/compare/compared.ts";
import { expect, test } from "./journey.ts";

/** The number of rows that the elements take. */
async function countRows(elements: Locator): Promise<number> {
  const middles = await elements.evaluateAll((all) =>
    all
      .map((it) => it.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ y, height }) => y + height / 2),
  );
  return new Set(middles.map((middle) => Math.round(middle / 12))).size;
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test("a listing's actions for its seller fit in one row on a phone, and no text is cut on a narrow one", async ({
  page,
  at,
}) => {
  expect((await page.request.post("/api/auth/login", { data: demoAccount("seller") })).status()).toBe(200);
  await page.goto(at("/dashboard"));
  const cards = page.getByRole("article");
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all())
    expect(await countRows(card.getByRole("group").locator(".btn:visible"))).toBe(1);

  await page.setViewportSize({ width: 320, height: 844 });
  // Until its font has loaded, text is wider.
  await page.evaluate(async () => void (await document.fonts.ready));
  const texts = page.locator("header a .truncate, article > div > p");
  expect(
    await texts.evaluateAll((all) =>
      all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent),
    ),
  ).toEqual([]);
  expect(await countRows(page.locator(".panel > div[aria-hidden] > span"))).toBe(1);
});

test("the admin panel has one row of tabs, and short rows of users without deletion", async ({
  page,
  at,
  t,
}) => {
  expect((await page.request.post("/api/auth/login", { data: demoAccount("admin") })).status()).toBe(200);
  await page.goto(at("/dashboard/audit"));
  const tabs = page.getByRole("navigation", { name: t.adminParts() }).getByRole("link");
  expect(await countRows(tabs)).toBe(1);
  await expect(tabs.filter({ hasText: t.adminAudit() })).toBeInViewport();
  await page.goto(at("/dashboard/users"));
  const user = page.getByRole("article").first();
  expect((await user.boundingBox())?.height).toBeLessThan(210);
  await user.getByText(t.more()).click();
  await expect(user.getByRole("button", { name: t.adminNoteSave() })).toBeVisible();
  await expect(page.getByRole("button", { name: t.deleteAccount(), exact: true })).toHaveCount(0);
});

test("a card's facts and badges take one row each", async ({ page, at, t }) => {
  await page.goto(at("/search?fuelType=Gasoline&transmission=Automatic"));
  for (const facts of (await page.locator(".car-facts").all()).slice(0, 5))
    expect(await countRows(facts.getByRole("listitem"))).toBe(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at("/"));
  const badges = page.locator(".card-badges").filter({ hasText: t.badgeNew() });
  await expect(badges.first()).toBeVisible();
  for (const row of await badges.all()) expect(await countRows(row.locator(".badge"))).toBe(1);
});

test("save and sort are in one row with the filters or the count, and titles and facts in a row of cards are level", async ({
  page,
  at,
  t,
}) => {
  const sort = page.getByRole("combobox", { name: t.searchSort() });
  const save = page.getByRole("link", { name: t.savedSearchSubmit() });
  const count = page.locator("#results");
  const filters = page.getByRole("button", { name: t.searchFilters() });
  for (const [path, first] of [
    ["/search", filters],
    ["/search?make=Toyota", count],
  ] as const) {
    await page.goto(at(path));
    await expect(save).toBeVisible();
    expect(await countRows(first.or(save).or(sort))).toBe(1);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at("/search"));
  expect(await countRows(count.or(save).or(sort))).toBe(1);
  await expect(page.locator(".car-title").first()).toBeVisible();
  const spreadOfDistances = (below: string) =>
    page.locator("article").evaluateAll((cards, part) => {
      const distances = cards.map((card) => {
        const topOf = (selector: string) => card.querySelector(selector)?.getBoundingClientRect().top ?? 0;
        return topOf(part) - topOf(".price-card");
      });
      return Math.max(...distances) - Math.min(...distances);
    }, below);
  for (const part of [".car-title", ".car-facts"])
    // Prices may have another height until the fonts are loaded.
    await expect.poll(() => spreadOfDistances(part)).toBeLessThan(1);
});

test("the first plate is visible below one field; the other fields open on demand", async ({
  page,
  at,
  t,
}) => {
  await page.goto(at("/number-plates"));
  await expect(page.getByRole("article").first().getByRole("img")).toBeInViewport({ ratio: 1 });
  const fields = page.locator(".mosaic :is(input[type=text], input[type=search], input:not([type]))");
  await expect(fields.filter({ visible: true })).toHaveCount(1);
  await page.getByText(t.platesMore(), { exact: true }).click();
  await expect(page.getByRole("combobox", { name: t.platesText() })).toBeVisible();
  await expect(page.getByRole("searchbox", { name: t.platesLocation() })).toBeVisible();
});

test("the contact buttons fit in one row on a phone, also with the number shown", async ({ page, at, t }) => {
  const [plate] = (await (await page.request.get("/api/number-plates")).json()) as { url: string }[];
  await page.goto(at(plate?.url ?? ""));
  const buttons = page.locator(".bottom-bar .btn:visible");
  await expect(buttons).toHaveCount(3);
  expect(await countRows(buttons)).toBe(1);
  await page.getByRole("link", { name: t.callSeller() }).click();
  await expect(page.locator('.bottom-bar a[href^="tel:"]').first()).toBeVisible();
  expect(await countRows(buttons)).toBe(1);
});

test("a comparison shows the edge of the third car on a phone", async ({ page, at }) => {
  const cars = (await (await page.request.get("/api/cars?make=Toyota")).json()) as { id: string }[];
  await page.goto(at(`/compare?ids=${cars.slice(0, 3).map(({ id }) => id)}`));
  const third = page.getByRole("columnheader").nth(2);
  await expect(third).toBeInViewport({ ratio: 0.1 });
  for (const link of await page.getByRole("columnheader").first().locator(".btn").all())
    expect(await link.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
});

test("no word in a comparison is broken", async ({ page, at }) => {
  const cars = (await (await page.request.get("/api/cars?make=Toyota")).json()) as { id: string }[];
  const ids = cars.slice(0, 3).map(({ id }) => id);
  await page.goto(at(`/compare?ids=${ids.join(",")}`));
  const broken = await page.locator('th[scope="row"]').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = cell.firstChild;
      const words = [...(text?.textContent ?? "").matchAll(/\S+/g)];
      return words.flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Text, index);
        range.setEnd(text as Text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

test("the pictures in a full tray leave room for its buttons", async ({ page, at, t }) => {
  const cars = (await (await page.request.get("/api/cars?make=Toyota")).json()) as { id: string }[];
  await page.goto(at(`/compare?ids=${cars.slice(0, 4).map(({ id }) => id)}`));
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), COMPARE_KEY)).not.toBeNull();
  await page.goto(at("/search"));
  const tray = page.getByRole("complementary", { name: t.compare() });
  const clear = tray.getByRole("button", { name: t.clear(), exact: true });
  const pictures = tray.locator("li");
  await expect(pictures).toHaveCount(4);
  for (const width of [390, 375, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const button = await clear.boundingBox();
    for (const picture of await pictures.all()) {
      const box = await picture.boundingBox();
      if (!box || !button) throw new Error("No box");
      expect(box.width).toBeGreaterThan(20);
      expect(box.x + box.width <= button.x || button.x + button.width <= box.x).toBe(true);
    }
  }
});

test("compared cars have their contact buttons in one row and, on a desktop, keep their names in sight", async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const cars = (await (await page.request.get("/api/cars?make=Toyota")).json()) as { id: string }[];
  await page.goto(at(`/compare?ids=${cars.slice(0, 4).map(({ id }) => id)}`));
  const heads = page.getByRole("columnheader");
  await expect(heads).toHaveCount(4);
  expect(await countRows(page.locator('thead a[rel~="nofollow"], thead a[href$="#contact"]'))).toBe(1);
  await page.locator("tbody").last().scrollIntoViewIfNeeded();
  for (const head of await heads.all()) await expect(head).toBeInViewport();
});

test("prices and actions of listings in the panel are in columns", async ({ page, at }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await page.request.post("/api/auth/login", { data: demoAccount("admin") })).status()).toBe(200);
  await page.goto(at("/dashboard/listings"));
  const actions = page.getByRole("article").getByRole("group");
  await expect(actions.first()).toBeVisible();
  const boxes = await Promise.all((await actions.all()).map((it) => it.boundingBox()));
  const ends = boxes.flatMap((box) => (box ? [`${box.x} ${box.width}`] : []));
  expect(new Set(ends).size).toBe(1);
});

test("the steps of selling are in one row on the home page", async ({ page, at, t }) => {
  await page.goto(at("/"));
  await page.getByText(t.homeSell(), { exact: true }).filter({ visible: true }).first().click();
  const steps = page.locator("ol > li").filter({ visible: true });
  await expect(steps).toHaveCount(3);
  expect(await countRows(steps)).toBe(1);
});
