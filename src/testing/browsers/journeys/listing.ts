import { newPerson } from "#src/testing/e2e/people.ts";
import { DESKTOP, type Page, PHONE } from "../page.ts";

/** The address of a car with several photos. */
async function findCar(page: Page): Promise<string> {
  const cars = (await (await fetch(`${page.origin}/api/cars?make=Toyota`)).json()) as {
    url: string;
    photos: unknown[];
  }[];
  const car = cars.find(({ photos }) => photos.length > 2);
  if (!car) throw new Error("No car has photos");
  return car.url;
}

export async function gallery(page: Page): Promise<void> {
  const { t } = page;
  await page.open(await findCar(page), PHONE);
  await page.wake("gallery");
  await page.press({ css: "[data-island=gallery] a.cursor-zoom-in" });
  await page.seeFields("dialog[open]");
  await page.press({ css: `dialog[open] button[aria-label="${t.detailNextPhoto()}"]` });
  await page.see({ css: "dialog[open] .num", text: "2 /" });
  await page.press({ css: `dialog[open] button[aria-label="${t.detailZoomIn()}"]` });
  await page.see({ css: "dialog[open] button[aria-pressed=true]" });
  await page.keys("Escape");
  await page.unsee("dialog[open]");
}

export async function inquiryByKeyboard(page: Page): Promise<void> {
  const person = newPerson();
  // Another address than the gallery's, or the browser would only scroll.
  await page.open(`${await findCar(page)}?by=keyboard#contact`, DESKTOP);
  await page.tabTo("[data-island=inquiry] a");
  await page.untilTrue(
    "wake",
    () => document.querySelector("[data-island=inquiry]")?.hasAttribute("data-awake") ?? false,
  );
  await page.keys("Enter");
  await page.seeFields("#inquiry-dialog[open]");
  const type = async (name: string, text: string) => {
    const css = `#inquiry-dialog [name=${name}]`;
    await page.tabTo(css);
    await page.typeHere(css, text);
  };
  await type("buyerName", person.name);
  await type("buyerPhone", "12");
  await type("buyerEmail", person.email);
  await type("message", "Is it for sale?");
  await page.tabTo("#inquiry-dialog [name=consent]");
  await page.keys(" ");
  await page.tabTo("#inquiry-dialog [type=submit]");
  await page.keys("Enter");
  await page.see({ css: "#inquiry-dialog [name=buyerPhone]:focus" });
  await page.see({ css: "#inquiry-dialog .error" });
  await page.typeHere("#inquiry-dialog [name=buyerPhone]", person.phone);
  await page.keys("Enter");
  await page.unsee("#inquiry-dialog");
  await page.see({ css: ".toast" });
}
