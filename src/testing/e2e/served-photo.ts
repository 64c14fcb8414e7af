import { expect, type Page } from "@playwright/test";
import type { Messages } from "#src/i18n/t.ts";

/** Checks that the first of three photos is `sidewaysPhonePhoto`, upright and without its location. */
export async function expectFirstPhotoUpright(page: Page, t: Messages, title: string): Promise<void> {
  const photo = page.getByRole("img", { name: t.detailPhotoAlt(title, 1, 3) });
  const [top, bottom] = await photo.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const colourAt = (part: number) =>
      [...(context?.getImageData(canvas.width / 2, canvas.height * part, 1, 1).data ?? [])].slice(0, 3);
    return [colourAt(0.2), colourAt(0.8)];
  });
  expect(indexOfMost(top)).toBe(0);
  expect(indexOfMost(bottom)).toBe(2);

  const source = (await photo.getAttribute("src")) ?? "";
  const file = await (await page.request.get(source.replace(/-\d+\.webp$/, "-1600.webp"))).body();
  const { width, height } = await new Bun.Image(new Uint8Array(file)).metadata();
  expect([width, height]).toEqual([900, 1200]);
  for (const trace of ["EXIF", "Exif", "XMP ", "GPS"]) expect(file.includes(trace)).toBe(false);
}

const indexOfMost = (colour: number[] = []) => colour.indexOf(Math.max(...colour));
