import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newCar } from "#src/testing/e2e/cars.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { DESKTOP, type Page, PHONE } from "../page.ts";

/** In steps on a phone in Arabic; on one page with a preview on a desktop in English. */
export async function sell(page: Page): Promise<void> {
  const { t } = page;
  const onPhone = page.language === "ar";
  // Short, because WebKit draws the page after every key.
  const car = newCar({
    title: `Camry ${crypto.randomUUID().slice(0, 8)}`,
    description: "One owner since 2019.",
  });
  const folder = mkdtempSync(join(tmpdir(), "markaba-photo-"));
  const photo = join(folder, "front.jpg");
  writeFileSync(photo, await plainPhoto(1200, 900, 3));
  const next = async (step: string) => {
    if (!onPhone) return;
    await page.press({ css: ".bottom-bar [type=submit]" });
    await page.see({ css: `[data-step=${step}]` });
  };
  const pick = (name: string, value: string) => page.press({ css: `[name=${name}][value="${value}"]` });

  await page.signIn("seller");
  await page.open("/list-car", onPhone ? PHONE : DESKTOP);
  await page.wake("car-form");
  await page.choose("[name=make]", car.make);
  await page.type("[name=model]", car.model);
  await page.type("[name=year]", String(car.year));
  await page.type("[name=mileage]", String(car.mileage));
  await pick("fuelType", car.fuelType);
  await pick("transmission", car.transmission);
  await pick("bodyType", car.bodyType);
  await page.choose("[name=color]", car.color);
  await next("photos");
  await page.upload("input[type=file][name=photos]", [photo]);
  await page.see({ css: `ol[aria-label="${t.photoPositions()}"] li:has(img[src*="/photos/"])` });
  await next("price");
  await page.type("[name=price]", String(car.price));
  await page.choose("[name=location]", car.location);
  await next("details");
  await page.type("[name=title]", car.title);
  await page.type("[name=description]", car.description);
  await next("review");
  if (!onPhone) {
    await page.press({ css: "[commandfor=car-preview][command=show-modal]" });
    await page.see({ css: "#car-preview[open] p", text: car.description });
    await page.seeFields("#car-preview[open]");
    await page.keys("Escape");
    await page.unsee("#car-preview");
  }
  await page.press({ css: "main form [type=submit]", text: t.publishCar() });
  await page.see({ css: ".toast", text: t.carListedToast() });
  await page.see({ css: "article", text: car.title });
  rmSync(folder, { recursive: true });
}
