import { expect, test } from "bun:test";
import {
  omar,
  open,
  publishedCar,
  textOf,
  uploadedPhotos,
  onScreen,
} from "#src/testing/pages/listing-page.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";

const words = async (car: object) => {
  const { app, path } = await publishedCar(car);
  return textOf((await open(app, path)).html);
};

const jsonLd = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

test("search engines get the car and its offer, escaped so that no text ends the script", async () => {
  const title = "Toyota Camry </script><b> 2019";
  const { app, path } = await publishedCar({ title, engineSize: "2.5 L" });
  app.deps.config.PUBLIC_ORIGIN = "https://cars.example.com";
  const { html } = await open(app, path);
  expect(html).toContain("<title>Toyota Camry 2019 — 16,500 JD | ");
  expect(jsonLd(html)).toMatchObject({
    "@type": "Car",
    name: title,
    brand: { name: "Toyota" },
    vehicleModelDate: "2019",
    mileageFromOdometer: { value: 84_000, unitCode: "KMT" },
    fuelType: "https://schema.org/HybridElectric",
    offers: {
      price: 16_500,
      priceCurrency: "JOD",
      url: "https://cars.example.com/cars/100001-toyota-camry-2019",
      areaServed: "Amman, Jordan",
    },
  });
});

test("photos: one slide each, six thumbnails with the number of others, the cover first and for sharing", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: "http://localhost" } });
  const as = await app.signUp(omar);
  const images = await uploadedPhotos(app, as, 8);
  const { body } = await app.json("POST", "/api/cars", { ...typedCar, images }, { as });
  const { html } = await open(app, `/cars/${body.id}`);
  expect(html.match(/id="photo-\d+"/g)).toHaveLength(8);
  expect(html.match(/aria-label="Show photo/g)).toHaveLength(6);
  expect(html).toContain('aria-label="Show photo 6 and 2 more"');
  expect(html.match(/<img [^>]*fetchPriority="high"/gi)).toHaveLength(1);
  const shared = body.images[0].replace("-1280.webp", "-share.jpg");
  expect(html).toContain(`property="og:image" content="http://localhost${shared}"`);
  expect((await app.request(shared)).headers.get("Content-Type")).toBe("image/jpeg");
});

test("a car without photos has a drawing and no photo controls", async () => {
  const { app, path } = await publishedCar();
  const { html } = await open(app, path);
  expect(html).not.toContain('data-island="gallery"');
  expect(textOf(html)).toContain("The seller hasn&#x27;t added photos");
});

test("installments are shown under the price as far as the seller gave them", async () => {
  const terms = { downPayment: 4000, monthly: 290, months: 48 };
  expect(await words({ ...terms, payment: "cash-or-instalments" })).toContain(
    "Cash price. Or in installments: 4,000 JD down and 290 JD a month for 48 months.",
  );
  expect(await words({ monthly: 290, payment: "instalments" })).toContain(
    "Installments only: 290 JD a month.",
  );
  expect(await words({ downPayment: 4000, months: 48, payment: "instalments" })).toContain(
    "Installments only: 4,000 JD down and the rest over 48 months.",
  );
  expect(await words({ payment: "cash-or-instalments" })).toContain(
    "Installments available. Ask the seller for the terms.",
  );
  expect(await words({ payment: "cash" })).not.toMatch(/Cash price|Or /);
});

test("the inspection shows only the points that its result states", async () => {
  expect((await words({ inspection: "seven-good" })).match(/ Good /g)).toHaveLength(6);
  expect((await words({ inspection: "four-good" })).match(/ Good /g)).toHaveLength(4);
  const three = await words({ inspection: "three-good", inspectionNote: "Knock at the front left" });
  expect(three).toContain("Three good Knock at the front left");
  expect(three).not.toContain(" Good ");
  expect(await words({})).not.toMatch(/Inspection(?! guide)/);
});

test("the Arabic page has no English except the seller's own words", async () => {
  const { app, path } = await publishedCar(
    {
      title: "تويوتا كامري 2019",
      description: "مالك واحد وصيانة وكالة.\n\nبدون حوادث.",
      engineSize: "2.5 L",
      inspection: "seven-good",
      licensedUntil: "2027-06",
      licence: "licensed",
    },
    { name: "عمر الحداد" },
  );
  const { html } = await open(app, `/ar${path}`);
  expect(html).toContain('dir="rtl"');
  const text = textOf(onScreen(html));
  expect(text).toContain("16,500 دينار");
  expect(text).toContain("2.5 لتر");
  expect(text).toContain("حزيران 2027");
  expect(text.match(/[A-Za-z]{2,}/g)).toBeNull();
});
