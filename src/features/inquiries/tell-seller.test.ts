import { expect, test } from "bun:test";
import { mails } from "#src/testing/mails.ts";
import { plantCar } from "#src/testing/plant-car.ts";
import { plantPlate } from "#src/testing/plant-plate.ts";
import { testApp } from "#src/testing/test-app.ts";

const form = {
  buyerName: "Omar <b>",
  buyerPhone: "079 123 4567",
  buyerEmail: "omar@example.com",
  message: "Is it still for sale?\nI can come today. <script>",
};

test("an inquiry is mailed to the seller, in the seller's language, with the way to the inbox", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  const seller = await app.signUp({ language: "ar", name: "سمر" });
  const carId = await plantCar(app, seller, { title: "Camry <i>" });
  await app.json("POST", "/api/inquiries", { ...form, carId });
  const [mail, ...others] = await mails(app);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    kind: "inquiry-received",
    recipient: seller.email,
    userId: seller.id,
    language: "ar",
    subject: "استفسار جديد: \u2068Camry <i>\u2069",
  });
  for (const text of [
    "سمر",
    "Omar <b>",
    "079 123 4567",
    "omar@example.com",
    "> I can come today. <script>",
    "https://cars.example.com/ar/dashboard#inquiries",
    "https://cars.example.com/ar/settings",
  ])
    expect(mail?.text).toContain(text);
  expect(mail?.html).not.toMatch(/<(b|i|script)>/);
});

test("plates as well; the same inquiry sent twice is one mail", async () => {
  const app = testApp();
  const numberPlateId = await plantPlate(app, await app.signUp());
  for (let twice = 0; twice < 2; twice++)
    await app.json("POST", "/api/number-plate-inquiries", { ...form, numberPlateId });
  expect(await mails(app)).toHaveLength(1);
});

test("a seller who switched it off gets none, and no refused inquiry or robot causes one", async () => {
  const app = testApp();
  const carId = await plantCar(app, await app.signUp({ mailsInquiries: false }));
  expect((await app.json("POST", "/api/inquiries", { ...form, carId })).status).toBe(201);
  const other = await plantCar(app, await app.signUp());
  await app.json("POST", "/api/inquiries", { ...form, carId: other, website: "x" });
  await app.json("POST", "/api/inquiries", { ...form, carId: other, message: "short" });
  expect(await mails(app)).toEqual([]);
});

test("the buyer learns nothing of the seller's address", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const carId = await plantCar(app, seller);
  const answer = await app.json("POST", "/api/inquiries", { ...form, carId });
  expect(JSON.stringify([answer.body, [...answer.headers]])).not.toContain(seller.email);
  expect((await mails(app)).map(({ recipient }) => recipient)).toEqual([seller.email]);
});
