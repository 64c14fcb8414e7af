import type { Page } from "@playwright/test";
import { formatPhone } from "#src/core/phone.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";
import { newCar, pageOf, postCar } from "./cars.ts";
import { expect, test } from "./journey.ts";
import { expectOnePage } from "./paper.ts";
import { newPerson, signUp } from "./people.ts";

const long = (words: string, length: number) => words.repeat(length).slice(0, length).trim();

const longCar = () =>
  newCar({
    title: long("تويوتا كامري هايبرد فحص كامل Toyota Camry full option ", 120),
    engineSize: long("2500cc hybrid VVT-i ", 30),
    description: long("صيانة الوكالة بالكامل، بدون حوادث. One owner. ", 5000),
    features: Array.from({ length: 30 }, (_, at) => long(`${at} heated and cooled seats مقاعد `, 40)),
    price: 99_999_999.99,
    mileage: 2_000_000,
    payment: "cash-or-instalments",
    downPayment: 12_345_678.5,
    monthly: 1_234_567.5,
    months: 120,
    customs: "cleared",
    licence: "licensed",
    licensedUntil: "2027-09",
    insurance: "comprehensive",
    paint: "original",
    bodyCondition: "needs-work",
    regionalSpec: "american",
    inspection: "seven-good",
  } as object);

const longPlate = () => ({
  ...typedPlate,
  areaCode: "22",
  plateNumber: String(10_000 + (Date.now() % 90_000)),
  title: long("لوحة مميزة جدا للبيع بسعر مغري Special number plate ", 120),
  description: long("باسمي ونقل ملكية فوري. Transfer on the same day. ", 2000),
});

/** The printed text on A4; fails if something does not fit. */
async function readPaper(page: Page): Promise<string> {
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  const sheet = page.getByRole("article").first();
  await expect(sheet.getByRole("img", { name: /QR/ })).toBeInViewport({ ratio: 1 });
  const cut = await sheet.evaluate((it) =>
    [it, ...it.querySelectorAll(".sheet-head, .sheet-offer, .sheet-facts > div, .sheet-columns > *")]
      .filter((box) => box.scrollHeight > box.clientHeight + 3 || box.scrollWidth > box.clientWidth + 1)
      .map((box) => box.className || box.textContent),
  );
  expect(cut, "cut off").toEqual([]);
  const text = await page.locator("body").innerText();
  await page.emulateMedia({ media: null });
  if (screen) await page.setViewportSize(screen);
  return text;
}

test("a car and a plate print on one page, without navigation and with the phone number for those who may see it", async ({
  page,
  visit,
  at,
  t,
  language,
}) => {
  const seller = await visit();
  const { name } = await signUp(seller.request);
  const number = formatPhone(`+962${newPerson().phone.slice(1)}`);
  const siteName = language === "ar" ? "مركبة" : "Markaba";
  const year = new Date().getFullYear();
  const [car, plate] = [longCar(), longPlate()];
  const carPath = await pageOf(seller.request, await postCar(seller.request, car));
  const posted = await seller.request.post("/api/number-plates", { data: plate });
  expect(posted.status(), await posted.text()).toBe(201);
  const platePath = ((await posted.json()) as { url: string }).url;

  for (const [path, { title, price }] of [
    [carPath, car],
    [platePath, plate],
  ] as const)
    await test.step(path, async () => {
      await page.goto(at(path));
      const guests = await readPaper(page);
      for (const text of [
        title,
        name,
        t.formatAmount(price * 100),
        t.sheetForSale(),
        siteName,
        path.replace(/(\/\d+)-.*/, "$1"),
      ])
        expect(guests).toContain(text);
      for (const text of [number, t.login(), t.compare(), t.detailSafetyTitle(), t.copyright(year, siteName)])
        expect(guests).not.toContain(text);
      if (path === platePath)
        for (const text of [t.plateTransferTitle(), t.sheetScanOnly()]) expect(guests).toContain(text);
      await expectOnePage(page);

      await page.getByRole("link", { name: t.callSeller() }).click();
      await expect(page.locator(`a[href^="tel:"]`).first()).toBeAttached();
      expect(await readPaper(page)).toContain(number);

      await seller.goto(at(path));
      expect(await readPaper(seller)).toContain(number);
      await expectOnePage(seller);
    });
});

test("a button prints the page", async ({ page, at, t, isMobile }) => {
  test.skip(isMobile, "phones print from the browser's menu");
  const cars = (await (await page.request.get("/api/cars")).json()) as { id: string; images: string[] }[];
  const car = cars.find(({ images }) => images.length > 0);
  await page.addInitScript(() => {
    window.print = () => void (document.title = "printed");
  });
  await page.goto(at(`/cars/${car?.id}`));
  const photo = page.locator(".sheet-photo");
  await expect
    .poll(() => photo.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0))
    .toBe(true);
  await page.getByRole("button", { name: t.printPage() }).click();
  await expect(page).toHaveTitle("printed");
});
