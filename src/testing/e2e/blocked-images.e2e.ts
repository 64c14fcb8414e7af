import type { Locator } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** The number of colors in the element, without its edges. */
async function countColors(element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const picture = (await element.screenshot()).toString("base64");
  return element.evaluate(async (_, data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context?.drawImage(image, 0, 0);
    const inner = context?.getImageData(24, 24, image.width - 48, image.height - 48).data ?? [];
    return new Set(new Uint32Array(new Uint8Array(inner).buffer)).size;
  }, picture);
}

test("a blocked image shows neither its alternative text nor a broken icon @once", async ({ page, at }) => {
  await page.route(/\/photos\//, (route) => route.fulfill({ status: 404 }));
  const cars = (await (await page.request.get("/api/cars")).json()) as { id: string; images: string[] }[];
  const car = cars.find(({ images }) => images.length > 1);
  await page.goto(at(`/cars/${car?.id}`));
  const thumbnail = page.locator("a[href='#photo-2'] img").first();
  await expect(thumbnail).toBeVisible();
  expect(await countColors(thumbnail)).toBe(1);

  const photo = page.locator("#photo-1 img");
  const before = await photo.screenshot();
  await photo.evaluate((it: HTMLImageElement) => (it.alt = "Another text"));
  expect((await photo.screenshot()).equals(before)).toBe(true);
});
