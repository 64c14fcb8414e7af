import { canRunPostgres, startPostgres } from "../outside/postgres-server.ts";
import { startS3 } from "../outside/s3-server.ts";
import { newCar, phonePhotos, photoField, photoTiles, pressPublish, typeCar } from "./cars.ts";
import { expect, test as journey, toastOf, wake } from "./journey.ts";
import { signUp } from "./people.ts";
import { expectFirstPhotoUpright } from "./served-photo.ts";
import { makeDataDir, type RunningServer, startServer } from "./server.ts";

interface Site {
  ours: RunningServer;
  theirs: RunningServer;
  s3: ReturnType<typeof startS3>;
}

/** Two servers on one PostgreSQL and one bucket; a journey's pages come from the first one by default. */
const test = journey.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const postgres = await startPostgres();
      const s3 = startS3();
      const settings = {
        DATABASE_URL: `${postgres.address}/postgres`,
        PHOTOS_URL: s3.place(),
        SECRET_KEY: "wadi rum at dusk, petra at dawn, and aqaba",
        ...s3.keys,
      };
      const start = () => startServer(makeDataDir({ demo: false }), settings);
      const [ours, theirs] = [await start(), await start()];
      await use({ ours, theirs, s3 });
      await Promise.all([ours.stop(), theirs.stop()]);
      s3.stop();
      await postgres.remove();
    },
    { scope: "worker" },
  ],
  server: [({ site }, use) => use(site.ours), { scope: "worker" }],
});

test.beforeAll(async () => {
  if (await canRunPostgres()) return;
  console.warn("Skipped: the PostgreSQL from npm does not run on this machine.");
  test.skip();
});

test("a car listed on one server is found, opened and inquired about on another, and sold on the first", async ({
  page,
  visit,
  site,
  t,
}) => {
  const car = newCar({ price: 16_473 });
  await signUp(page.request);
  await page.goto("/list-car");
  await typeCar(page, t, car);
  await photoField(page).setInputFiles(await phonePhotos());
  await expect(photoTiles(page, t)).toHaveCount(3);
  await pressPublish(page, t);
  await expect(toastOf(page, t)).toContainText(t.carListedToast());
  expect(site.s3.objects.size).toBeGreaterThanOrEqual(3);

  const buyer = await visit();
  const card = buyer.getByRole("article").filter({ hasText: car.title });
  const search = `${site.theirs.origin}/search?q=${encodeURIComponent(car.title)}&strict=true`;
  await buyer.goto(search);
  await card.getByRole("link", { name: car.title, exact: true }).click();
  await expectFirstPhotoUpright(buyer, t, car.title);
  const carPage = buyer.url();
  const message = "Is it still there, and when may I see it?";
  await buyer.locator('[data-island="inquiry"]').getByRole("link").click();
  const dialog = buyer.getByRole("dialog", { name: t.inquirySend() });
  await dialog.getByRole("textbox", { name: t.inquiryName() }).fill("Lina Qasem");
  await dialog.getByRole("textbox", { name: t.accountPhone() }).fill("0787654321");
  await dialog.getByRole("textbox", { name: t.accountEmail() }).fill("lina@example.com");
  await dialog.getByRole("textbox", { name: t.inquiryMessage() }).fill(message);
  await dialog.locator("[name=consent]").check();
  await dialog.getByRole("button", { name: t.inquirySend() }).click();
  await expect(toastOf(buyer, t)).toContainText(t.inquirySentToast());

  await page.goto("/dashboard");
  await page.getByRole("link").filter({ hasText: message }).click();
  await expect(page.getByRole("link", { name: "078 765 4321" })).toBeVisible();
  await page.goto("/dashboard");
  await wake(page, "dashboard");
  await page
    .getByRole("article")
    .filter({ hasText: car.title })
    .getByRole("button", { name: t.listingMarkSold() })
    .click();
  await expect(toastOf(page, t)).toContainText(t.markedSoldToast());

  await buyer.goto(search);
  await expect(buyer.getByText(t.searchNoneTitle()).first()).toBeVisible();
  await buyer.goto(carPage);
  await expect(buyer.locator("#contact").getByText(t.listingState("sold"), { exact: true })).toBeVisible();
});
