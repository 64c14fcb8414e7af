import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { photoTiles } from "./cars.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker controls the page. */
const expectWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), "the worker is in charge")
    .toBe(true);

/** Every address in the worker's cache. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
    return kept;
  });

test("offline, a page in the reader's language says so, and no outdated page is shown @phone", async ({
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
  // Requests that run when the network ends would log errors.
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
  expect(kept.filter((path) => !/^\/assets\/|\/offline$|\/share$/.test(path))).toEqual([]);
});

test("signing out leaves nothing in the worker's cache", { tag: "@once" }, async ({ page, at, t }) => {
  const { name } = await signUp(page.request);
  await page.goto(at("/dashboard"));
  await expectWorker(page);
  await page.request.post("/api/auth/logout");
  await page.goto(at("/dashboard"));
  await expect(page).toHaveURL((url) => url.pathname === at("/login"));
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(page.getByRole("link", { name: t.signUp() }).first()).toBeAttached();
});

/** Posts files as another app on the phone does that shares them with the installed site. */
async function share(page: Page, action: string, names: string[]): Promise<void> {
  await page.evaluate(
    async ([to, files]) => {
      const form = document.createElement("form");
      Object.assign(form, { action: to, method: "POST", enctype: "multipart/form-data" });
      const input = Object.assign(document.createElement("input"), { type: "file", name: "photos" });
      const given = new DataTransfer();
      for (const [i, name] of files.entries()) {
        const canvas = new OffscreenCanvas(64 + i, 48);
        canvas.getContext("2d")?.fillRect(i, 0, 8, 8);
        const picture = await canvas.convertToBlob({ type: "image/jpeg" });
        given.items.add(
          name.endsWith(".jpg")
            ? new File([picture], name, { type: "image/jpeg" })
            : new File(["no picture"], name, { type: "text/plain" }),
        );
      }
      input.files = given.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [action, names] as const,
  );
}

test("photos that another app shares come into the form, also after signing in and offline @phone", async ({
  page,
  context,
  at,
  t,
}) => {
  await page.goto(at("/help"));
  await expectWorker(page);
  await share(page, at("/share"), ["one.jpg", "two.jpg"]);
  await expect(page).toHaveURL((url) => url.pathname === at("/login"));
  await expect(page.getByText(t.sharedLoginText())).toBeVisible();
  await signUp(page.request);
  await page.goto(at("/share"));
  await expect(photoTiles(page, t)).toHaveCount(2);

  const tooMany = Array.from({ length: 21 }, (_, i) => `${i}.jpg`);
  await page.goto(at("/help"));
  await share(page, at("/share"), [...tooMany, "notes.txt"]);
  await expect(photoTiles(page, t)).toHaveCount(20);
  const leftOut = page.getByText(t.photosLeftOut(2, 20));
  await expect(leftOut).toBeInViewport({ ratio: 1 });
  const isOnTop = await leftOut.evaluate((text) => {
    const { x, y, width, height } = text.getBoundingClientRect();
    return text.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);

  await page.goto(at("/help"));
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await share(page, at("/share"), ["three.jpg", "notes.txt"]);
  await expect(page.getByRole("heading", { level: 1, name: t.sharedTitle() })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: t.tryAgain() }).click();
  await expect(photoTiles(page, t)).toHaveCount(1);
  await expect(page.getByText(/notes\.txt/).first()).toBeVisible();

  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(99, 48);
    canvas.getContext("2d");
    const pasted = new DataTransfer();
    pasted.items.add(new File([await canvas.convertToBlob({ type: "image/png" })], "pasted.png"));
    dispatchEvent(new ClipboardEvent("paste", { clipboardData: pasted }));
  });
  await expect(photoTiles(page, t)).toHaveCount(2);
});
