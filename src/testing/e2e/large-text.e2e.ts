import { demoAccount } from "#src/demo/story-people.ts";
import { expectNothingWider } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectRoomForLargeText } from "./sound.ts";

interface Listed {
  id: string;
  sellerId: string;
}

/** Pages that `expectSound` does not open. */
const GUEST = [
  "/search/filters",
  "/number-plates",
  "/number-plates?digits=4&q=steamroller",
  "/number-plates/filters",
  "/cars/CAR/report",
  ...["", "/inquiry", "/phone", "/report"].map((part) => `/number-plates/PLATE${part}`),
  "/sellers/SELLER/report",
  "/faq",
  "/terms",
  "/newsletter",
  "/guides/inspection",
  "/guides/financing",
];
const SELLER = ["/messages?box=selling", "/messages/replies"];
const BUYER = ["/dashboard", "/saved-searches", "/favorites"];
const ADMIN = ["/dashboard/backups"];

for (const [visitor, paths] of Object.entries({ guest: GUEST, seller: SELLER, buyer: BUYER, admin: ADMIN }))
  test(`no other page for a ${visitor} scrolls sideways with large text`, async ({
    page: { request },
    page,
    at,
  }) => {
    const [car] = (await (await request.get("/api/cars?make=Toyota")).json()) as Listed[];
    const [plate] = (await (await request.get("/api/number-plates")).json()) as Listed[];
    if (visitor !== "guest")
      expect((await request.post("/api/auth/login", { data: demoAccount(visitor) })).status()).toBe(200);
    const ids = { CAR: car?.id, PLATE: plate?.id, SELLER: car?.sellerId };
    for (const path of paths) {
      const named = Object.entries(ids).reduce((all, [name, id]) => all.replace(name, `${id}`), path);
      await page.goto(at(named));
      await expectRoomForLargeText(page);
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
