import type { Locator } from "@playwright/test";
import { pushDevice } from "../outside/push-device.ts";
import { expectAccessible, expectNoSideScroll } from "./accessible.ts";
import { newCar, postCar } from "./cars.ts";
import { expect, test } from "./journey.ts";
import { expectOnePage } from "./paper.ts";
import { signUp } from "./people.ts";

test(
  "a price drop is shown by push, page and card, and three cars are compared and printed",
  { tag: "@phone" },
  async ({ page, seller, visit, pushes, at, t, language }) => {
    const word = `مقارنة${Date.now()}`;
    const cars = [12_500, 13_000, 14_000].map((price, i) =>
      newCar({ title: `كامري ${word} ${i}`, price, year: 2017 + i }),
    );
    const ids: string[] = [];
    for (const car of cars) ids.push(await postCar(seller.request, car));
    const [first = ""] = ids;
    const device = pushDevice(`${pushes.origin}/push/${crypto.randomUUID()}`);
    const fan = (await visit()).request;
    await signUp(fan);
    const preferences = { language, mailsInquiries: true, mailsExpiry: true };
    await fan.patch("/api/user/preferences", { data: preferences });
    const added = await fan.post("/api/push-subscriptions", { data: device.subscription });
    expect(added.status()).toBe(201);
    expect((await fan.put(`/api/favorites/${first}`)).status()).toBe(204);

    await test.step("push, history and mark", async () => {
      const changed = await seller.request.patch(`/api/cars/${first}`, { data: { price: 11_900 } });
      expect(changed.status()).toBe(200);
      const [push] = await pushes.pushesTo(device.subscription.endpoint);
      if (!push) throw new Error("No push");
      const notice = device.read(push.body);
      expect(notice.title).toBe(`كامري ${word} 0`);
      expect(notice.body).toContain(t.formatPrice(1_190_000));
      expect(notice.body).toContain(t.priceReducedBy(t.formatPrice(60_000)));
      await page.goto(notice.url);
      await expect(page.getByRole("heading", { name: t.priceHistory() })).toBeVisible();
      // The former price did not stand for a day, unlike those of reduced cars in the demo.
      await expect(page.getByText(t.priceReducedBy(t.formatPrice(60_000)), { exact: true })).toBeHidden();
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await page.goto(at("/search?reducedOnly=true"));
      const card = page.getByRole("article").first();
      await expect(card.getByLabel(t.priceReducedBy(""))).toBeVisible();
    });

    const tray = page.getByRole("complementary", { name: t.compare() });
    await test.step("added from cards and from a page", async () => {
      await page.goto(at(`/search?q=${encodeURIComponent(word)}`));
      const scales = page
        .getByRole("article")
        .getByRole("button", { name: new RegExp(`^${t.compareListing("")}`) });
      await expect(scales).toHaveCount(3);
      for (const n of [0, 1]) {
        await scales.nth(n).click();
        await expect(scales.nth(n)).toHaveAttribute("aria-pressed", "true");
        await expect(tray.getByText(t.countOf(n + 1, 4))).toBeVisible();
      }
      // At the end of the page the tray covers no card.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await page.goto(at(`/cars/${first}`));
      const scale = page.getByRole("button", { name: t.compare(), exact: true }).first();
      await expect(scale).toHaveAttribute("aria-pressed", /./);
      if ((await scale.getAttribute("aria-pressed")) === "false") await scale.click();
      await expect(tray.getByText(t.countOf(3, 4))).toBeVisible();
      await tray.getByRole("link", { name: t.compareNow(3) }).click();
    });

    await test.step("side by side", async () => {
      await expect(page.getByRole("heading", { name: t.compareTitle(3) })).toBeVisible();
      await expect(tray).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSideScroll(page);
      const row = (name: string) => page.getByRole("row", { name });
      await expect(row(t.carYear()).getByRole("img", { name: t.compareDifferent() })).toBeVisible();
      await expectOnePage(page);
      await page.getByRole("checkbox", { name: t.compareOnlyDifferences() }).check();
      await expect(row(t.carColor())).toBeHidden();
      await expect(row(t.carYear())).toBeVisible();
      await page.getByRole("link", { name: t.compareRemove(cars[1]?.title ?? "") }).click();
      await expect(page.getByRole("heading", { name: t.compareTitle(2) })).toBeVisible();
      await page.goto(at("/search"));
      await expect(tray.getByText(t.countOf(2, 4))).toBeVisible();
      await tray.getByRole("button", { name: t.clear(), exact: true }).click();
      await expect(tray).toHaveCount(0);
    });
  },
);

test("a fifth car is refused without covering the four in the tray", async ({ page, at, t }) => {
  await page.goto(at("/search?make=Toyota"));
  const scales = page
    .getByRole("article")
    .getByRole("button", { name: new RegExp(`^${t.compareListing("")}`) });
  const tray = page.getByRole("complementary", { name: t.compare() });
  for (const n of [0, 1, 2, 3]) {
    await scales.nth(n).click();
    await expect(tray.getByText(t.countOf(n + 1, 4))).toBeVisible();
  }
  await scales.nth(4).click();
  const refused = page.getByText(t.compareFull(4), { exact: true });
  await expect(refused).toBeVisible();
  const toast = await boxOf(page.locator(".toast"));
  const { y } = await boxOf(tray);
  expect(toast.y + toast.height).toBeLessThanOrEqual(y);
  const pictures = await Promise.all((await tray.getByRole("listitem").locator("> span").all()).map(boxOf));
  const clear = await boxOf(tray.getByRole("button", { name: t.clear(), exact: true }));
  for (const [i, one] of pictures.entries())
    for (const other of [...pictures.slice(i + 1), clear])
      expect(one.x + one.width <= other.x || other.x + other.width <= one.x).toBe(true);
  await page.goto(at("/number-plates"), { waitUntil: "networkidle" });
  await expect(tray).toHaveCount(0);
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("Not visible");
  return box;
}
