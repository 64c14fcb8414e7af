import type { Page } from "@playwright/test";
import { demoAccount } from "#src/demo/story-people.ts";
import { expectNothingWider } from "./accessible.ts";
import { expect, test } from "./journey.ts";

interface Listed {
  id: string;
  kind: string;
  sellerId: string;
}
interface Dashboard {
  listings: { active: { items: Listed[] } };
}

const GUEST = [
  "/",
  "/search",
  "/search?make=Toyota&fuelType=Hybrid",
  "/search?q=steamroller",
  "/search/filters",
  "/number-plates",
  "/number-plates?digits=4&q=steamroller",
  "/number-plates/filters",
  ...["", "/inquiry", "/phone", "/report"].map((part) => `/cars/CAR${part}`),
  ...["", "/inquiry", "/phone", "/report"].map((part) => `/number-plates/PLATE${part}`),
  "/sellers/SELLER",
  "/sellers/SELLER/report",
  "/favorites",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password?token=worn-out",
  "/help",
  "/faq",
  "/contact",
  "/terms",
  "/privacy",
  "/newsletter",
  "/guides",
  "/guides/inspection",
  "/guides/financing",
  "/guides/ownership-transfer",
  "/compare",
  "/value",
  "/nothing/here",
];
const SELLER = [
  "/dashboard",
  "/dashboard?tab=inquiries",
  "/list-car",
  "/list-number-plate",
  "/cars/OWN",
  "/cars/OWN/edit",
  "/settings",
  "/settings/delete",
  "/saved-searches",
];
const BUYER = ["/dashboard", "/saved-searches", "/favorites"];
const PANEL = ["", "/users", "/listings", "/review", "/reports", "/messages", "/site", "/backups", "/audit"];
const ADMIN = PANEL.map((page) => `/dashboard${page}`);

const STATES = [
  { state: "text at 200 %", size: { width: 390, height: 844 }, fontSize: "200%" },
  { state: "zoom at 400 %", size: { width: 320, height: 256 }, fontSize: "" },
];

/** Checks text at double size on a phone, and a desktop of 1280 pixels at 400 %; `i` is the number of the page. */
async function expectRoom(page: Page, path: string, i: number): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    // Every other page starts in the state of the page before, because resizing takes as long as loading.
    for (const { state, size, fontSize } of i % 2 === 0 ? STATES : STATES.toReversed()) {
      await page.setViewportSize(size);
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
      await expectNothingWider(page, state);
    }
  });
}

for (const [visitor, paths] of Object.entries({ guest: GUEST, seller: SELLER, buyer: BUYER, admin: ADMIN }))
  test(`no page for a ${visitor} scrolls sideways with large text`, async ({
    page: { request },
    page,
    at,
    language,
  }) => {
    const [car] = (await (await request.get("/api/cars?make=Toyota")).json()) as Listed[];
    const [plate] = (await (await request.get("/api/number-plates")).json()) as Listed[];
    let own: Listed | undefined;
    if (visitor !== "guest") {
      expect((await request.post("/api/auth/login", { data: demoAccount(visitor) })).status()).toBe(200);
      const { listings } = (await (await request.get("/api/user/listings/dashboard")).json()) as Dashboard;
      own = listings.active.items.find(({ kind }) => kind === "car");
    }
    const ids = { CAR: car?.id, PLATE: plate?.id, SELLER: car?.sellerId, OWN: own?.id };
    // A guest's many pages take a minute, so each is opened in one language.
    const opened =
      visitor === "guest" ? paths.filter((_, i) => i % 2 === (language === "en" ? 0 : 1)) : paths;
    for (const [i, path] of opened.entries()) {
      const named = Object.entries(ids).reduce((all, [name, id]) => all.replace(name, `${id}`), path);
      await expectRoom(page, at(named), i);
    }
  });

test("the header has room for text at 200 % on a desktop, for guests and members", async ({ page, at }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const expectRoomAt = async (path: string) => {
    await page.goto(at(path));
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expectNothingWider(page, path);
  };
  for (const path of ["/", "/search", "/number-plates", "/help"]) await expectRoomAt(path);
  expect((await page.request.post("/api/auth/login", { data: demoAccount("buyer") })).status()).toBe(200);
  for (const path of ["/dashboard", "/help"]) await expectRoomAt(path);
});

test("buttons grow with the text, and none covers another", async ({ page, at, t }) => {
  const [car] = (await (await page.request.get("/api/cars?make=Toyota")).json()) as Listed[];
  await page.setViewportSize({ width: 390, height: 844 });
  const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await page.goto(at(`/cars/${car?.id}`));
  await enlarge();
  for (const button of await page.locator(".bottom-bar .btn:visible").all()) {
    await expect(button).toHaveCSS("font-size", "28px");
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.locator(".bottom-bar")).toHaveCSS("position", "static");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at("/number-plates"));
  await enlarge();
  const save = page.getByRole("link", { name: t.savedSearchSubmit() });
  const filters = page.locator("summary").filter({ hasText: t.searchFilters() });
  await expect
    .poll(async () => {
      const [one, other] = await Promise.all([save.boundingBox(), filters.boundingBox()]);
      return one && other && (one.y + one.height <= other.y || other.y + other.height <= one.y);
    })
    .toBe(true);
});
