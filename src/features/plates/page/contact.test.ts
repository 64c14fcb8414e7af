import { expect, test } from "bun:test";
import { inquiries } from "#src/features/conversations/tables.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { addressOf } from "#src/testing/pages/listing-address.ts";

const typed = {
  buyerName: "Dana Khoury",
  buyerPhone: "079 123 4567",
  buyerEmail: "dana@example.com",
  message: "Is the plate still for sale?",
};

async function market() {
  const app = testApp();
  const seller = await app.signUp({ phone: "+962790000001" });
  const id = await plantPlate(app, seller, { areaCode: 10, plateNumber: "777", priceCents: 3_600_000 });
  const stored = () => app.deps.db.read.select().from(inquiries);
  return { app, seller, id, stored };
}

test("the chat begins with the plate and its price, and counts as a contact", async () => {
  const { app, seller, id } = await market();
  const chat = await app.request(`/number-plates/${id}/whatsapp`);
  expect(chat.status).toBe(302);
  const address = new URL(chat.headers.get("Location") ?? "");
  expect(address.pathname).toBe("/962790000001");
  expect(address.searchParams.get("text")).toBe(
    "Hello, I'm interested in your number plate 10-777 listed for 36,000 JOD. Is it still available?",
  );
  const arabic = await app.request(`/ar/number-plates/${id}/whatsapp`);
  expect(decodeURIComponent(arabic.headers.get("Location") ?? "")).toContain("\u206610-777\u2069");
  const page = await (await app.request(`/number-plates/${id}/phone`)).text();
  expect(page).toContain("tel:+962790000001");
  expect(page).toContain(`href="${await addressOf(app, id)}"`);
  const { body } = await app.json("GET", "/api/user/listings", undefined, { as: seller });
  expect(body.numberPlates[0].contactCount).toBe(3);
});

test("an inquiry about a plate is sent to its seller", async () => {
  const { app, seller, id, stored } = await market();
  const { status, body } = await app.json("POST", "/api/number-plate-inquiries", {
    ...typed,
    numberPlateId: id,
  });
  expect([status, body.status]).toEqual([201, "pending"]);
  expect(await stored()).toMatchObject([{ listingId: id, sellerId: seller.id, buyerPhone: "+962791234567" }]);
  const dashboard = await app.json("GET", "/api/user/listings/dashboard", undefined, { as: seller });
  expect(dashboard.body.conversations).toMatchObject([
    { listing: { kind: "number-plate", id, title: "Number plate 10-777", status: "active" } },
  ]);
  expect(dashboard.body.listings.active.items).toMatchObject([
    {
      id,
      kind: "number-plate",
      plate: { areaCode: "10", plateNumber: "777" },
      inquiryCount: 1,
      newInquiryCount: 1,
    },
  ]);
  expect(dashboard.body.used).toBe(1);
});

test("an inquiry can be sent without scripts", async () => {
  const { app, id, stored } = await market();
  const path = `/ar/number-plates/${id}/inquiry`;
  expect(await (await app.request(path)).text()).toContain("777");
  const form = { ...typed, consent: "yes" };
  const refused = await app.form(path, { ...form, message: "short" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("dana@example.com");
  const sent = await app.form(path, form);
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, `/ar${await addressOf(app, id)}`]);
  expect(await stored()).toMatchObject([{ listingId: id }]);
});

test("each kind has its own inquiry page; sellers and ended listings are refused", async () => {
  const { app, seller, id, stored } = await market();
  const ask = async (path: string, about: object, as?: typeof seller) =>
    (await app.json("POST", path, { ...typed, ...about }, as ? { as } : {})).status;
  const car = await plantCar(app, seller);
  const sold = await plantPlate(app, seller, { status: "sold", soldAt: 1 });
  expect(await ask("/api/inquiries", { carId: id })).toBe(404);
  expect(await ask("/api/number-plate-inquiries", { numberPlateId: car })).toBe(404);
  expect(await ask("/api/number-plate-inquiries", { carId: car })).toBe(400);
  expect(await ask("/api/number-plate-inquiries", { numberPlateId: sold })).toBe(410);
  expect(await ask("/api/number-plate-inquiries", { numberPlateId: id }, seller)).toBe(409);
  expect(await stored()).toEqual([]);
});
