import { expect, test } from "bun:test";
import { HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { mailQueue, markSent } from "#src/features/mail/actions/outbox.ts";
import type { NoticePayload } from "#src/features/push/schema.ts";
import { pushOutbox } from "#src/features/push/tables.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { pushDevice } from "#src/testing/outside/push-device.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { listInquiriesOf } from "./queries.ts";

const form = {
  buyerName: "Omar <b>",
  buyerPhone: "079 123 4567",
  buyerEmail: "omar@example.com",
  message: "Is it still for sale?\nI can come today. <script>",
};

test("an inquiry is emailed to the seller, in the seller's language, with a link to the inbox", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  const seller = await app.signUp({ language: "ar", name: "سمر", emailVerifiedAt: 1 });
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
    "\u2068079 123 4567\u2069",
    "omar@example.com",
    "> I can come today. <script>",
    "رقم الإعلان: \u2068100001\u2069",
    "https://cars.example.com/ar/dashboard#inquiries",
    "https://cars.example.com/ar/settings",
  ])
    expect(mail?.text).toContain(text);
  expect(mail?.html).not.toMatch(/<(b|i|script)>/);
});

test("inquiries about plates are emailed too; the same inquiry sent twice gives one email", async () => {
  const app = testApp();
  const numberPlateId = await plantPlate(app, await app.signUp());
  for (let twice = 0; twice < 2; twice++)
    await app.json("POST", "/api/number-plate-inquiries", { ...form, numberPlateId });
  expect(await mails(app)).toHaveLength(1);
});

test("an unconfirmed address gets neither names nor messages", async () => {
  const app = testApp();
  const seller = await app.signUp({ name: "You WON 5000 JOD" });
  const carId = await plantCar(app, seller, { title: "Click for your prize" });
  for (let i = 0; i < 12; i++) {
    const inquiry = { ...form, message: `${form.message} ${i}`, carId };
    await app.json("POST", "/api/inquiries", inquiry, { address: `10.0.0.${i}` });
  }
  const all = await mails(app);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(["inquiry-received", "inquiries-collected"]));
  for (const { subject, text, html } of all) {
    expect(subject).toBe("You have a new inquiry");
    expect(text).toContain("/dashboard#inquiries");
    for (const word of ["WON", "Omar", "prize", "still for sale", "omar@example.com"])
      expect(text + html).not.toContain(word);
  }
});

test("there is no email if the seller switched it off, for a refused inquiry, or for a bot", async () => {
  const app = testApp();
  const carId = await plantCar(app, await app.signUp({ mailsInquiries: false }));
  expect((await app.json("POST", "/api/inquiries", { ...form, carId })).status).toBe(201);
  const other = await plantCar(app, await app.signUp());
  await app.json("POST", "/api/inquiries", { ...form, carId: other, website: "x" });
  await app.json("POST", "/api/inquiries", { ...form, carId: other, message: "short" });
  expect(await mails(app)).toEqual([]);
});

test("the response does not reveal the seller's email address", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const carId = await plantCar(app, seller);
  const answer = await app.json("POST", "/api/inquiries", { ...form, carId });
  expect(JSON.stringify([answer.body, [...answer.headers]])).not.toContain(seller.email);
  expect((await mails(app)).map(({ recipient }) => recipient)).toEqual([seller.email]);
});

test("of sixty inquiries in an hour, ten are emailed at once and the rest together at its end", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  const seller = await app.signUp({ language: "ar", emailVerifiedAt: 1 });
  const cars = [
    await plantCar(app, seller, { title: "Camry" }),
    await plantCar(app, seller, { title: "Corolla" }),
  ];
  const started = app.clock.now();
  for (let i = 0; i < 60; i++) {
    const options = { address: `192.0.2.${i}` };
    const inquiry = { ...form, buyerName: `Guest ${i}`, carId: cars[i % 2] };
    expect((await app.json("POST", "/api/inquiries", inquiry, options)).status).toBe(201);
    app.clock.advance(MINUTE_MS - 1);
  }
  const { total } = await listInquiriesOf(app.deps.db.read, seller);
  expect(total).toBe(60);
  const all = await mails(app);
  expect(all.map(({ kind }) => kind)).toEqual([...Array(10).fill("inquiry-received"), "inquiries-collected"]);
  const collected = all.at(-1);
  expect(collected).toMatchObject({
    language: "ar",
    subject: "وصلك 50 استفسارًا آخر",
    recipient: seller.email,
  });
  expect(collected?.nextTryAt).toBe(started + HOUR_MS);
  for (const text of [
    "Guest 59",
    "آخر 50 استفسارًا في رسالة واحدة",
    "أحدث 10 استفسارات",
    "Guest 50 · \u2066079 123 4567\u2069 · \u2068Is it still for sale? I can come today. <script>\u2069",
    "Corolla",
    "https://cars.example.com/ar/dashboard#inquiries",
  ])
    expect(collected?.text).toContain(text);
  expect(collected?.text.match(/Guest \d+/g)).toHaveLength(10);

  const due = async () => {
    const mail = await mailQueue.claim(app.deps);
    if (mail) await markSent(app.deps, mail);
    return mail?.kind;
  };
  for (let i = 0; i < 10; i++) expect(await due()).toBe("inquiry-received");
  expect(await due()).toBeUndefined();
  app.clock.advance(started + HOUR_MS - app.clock.now());
  expect(await due()).toBe("inquiries-collected");
  const later = { ...form, buyerName: "Later", carId: cars[0] };
  await app.json("POST", "/api/inquiries", later, { address: "192.0.2.99" });
  expect(await due()).toBe("inquiry-received");
});

test("an inquiry is pushed to the seller's devices; after ten in an hour the rest is pushed once at its end", async () => {
  const app = testApp();
  const seller = await app.signUp({ mailsInquiries: false });
  await app.json("POST", "/api/push-subscriptions", pushDevice().subscription, { as: seller });
  const carId = await plantCar(app, seller, { title: "Camry" });
  for (let i = 0; i < 13; i++)
    await app.json("POST", "/api/inquiries", { ...form, message: `Is it still for sale? ${i}`, carId });
  const rows = await app.deps.db.read.select().from(pushOutbox).orderBy(pushOutbox.id);
  const notices = rows.map(({ payload }): NoticePayload => JSON.parse(payload));
  expect(notices).toHaveLength(11);
  expect(notices[0]).toMatchObject({
    title: "New inquiry: \u2068Camry\u2069",
    body: "\u2068Omar <b>\u2069: \u2068Is it still for sale? 0\u2069",
    url: "/dashboard#inquiries",
  });
  expect(notices[10]?.title).toBe("More inquiries");
  expect(rows.map(({ nextTryAt, createdAt }) => nextTryAt - createdAt)).toEqual([
    ...Array.from({ length: 10 }, () => 0),
    HOUR_MS,
  ]);
  expect(await mails(app)).toEqual([]);
});

test("a seller who switched it off gets no push notification", async () => {
  const app = testApp();
  const seller = await app.signUp({ pushesInquiries: false });
  await app.json("POST", "/api/push-subscriptions", pushDevice().subscription, { as: seller });
  await app.json("POST", "/api/inquiries", { ...form, carId: await plantCar(app, seller) });
  expect(await app.deps.db.read.$count(pushOutbox)).toBe(0);
  expect(await mails(app)).toHaveLength(1);
});
