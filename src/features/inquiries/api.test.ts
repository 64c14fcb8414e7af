import { expect, test } from "bun:test";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { plantCar } from "#src/testing/plant-car.ts";
import { testApp } from "#src/testing/test-app.ts";
import { inquiries } from "./tables.ts";

const typed = {
  buyerName: "Dana Khoury",
  buyerPhone: "079 123 4567",
  buyerEmail: "dana@example.com",
  message: "Is the car still for sale?",
};

async function marketplace() {
  const app = testApp();
  const seller = await app.signUp();
  const carId = await plantCar(app, seller);
  const stored = () => app.deps.db.read.select().from(inquiries);
  const send = (changes: object = {}, options: Parameters<typeof app.json>[3] = {}) =>
    app.json("POST", "/api/inquiries", { ...typed, carId, ...changes }, options);
  return { app, seller, carId, stored, send };
}

test("a guest's inquiry reaches the seller", async () => {
  const { app, seller, carId, stored, send } = await marketplace();
  const { status, body } = await send();
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.any(String), status: "pending", createdAt: app.clock.now() });
  expect(await stored()).toMatchObject([
    {
      ...typed,
      id: body.id,
      listingId: carId,
      sellerId: seller.id,
      buyerId: null,
      buyerPhone: "+962791234567",
    },
  ]);
});

test("seller and buyer come from the listing and the session, whatever is sent", async () => {
  const { app, seller, stored, send } = await marketplace();
  const [buyer, other] = [await app.signUp(), await app.signUp()];
  const forged = { sellerId: other.id, buyerId: other.id, status: "closed", id: "mine", createdAt: 1 };
  expect((await send(forged, { as: buyer })).status).toBe(201);
  expect(await stored()).toMatchObject([{ sellerId: seller.id, buyerId: buyer.id, status: "pending" }]);
});

test("what is missing is named in the words of the specification", async () => {
  const { app, stored } = await marketplace();
  const { status, body } = await app.json("POST", "/api/inquiries", {});
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    buyerName: "Name is required",
    buyerPhone: "Phone is required",
    buyerEmail: "Valid email is required",
    message: "Message must be at least 10 characters",
    carId: "Required",
  });
  expect(await stored()).toEqual([]);
});

test("refusals are Arabic for who reads Arabic", async () => {
  const { send } = await marketplace();
  const { body } = await send({ buyerName: " ", message: "قصير" }, { headers: { "Accept-Language": "ar" } });
  expect(body.fields).toEqual({
    buyerName: "الاسم مطلوب",
    message: "يجب ألا تقل الرسالة عن 10 أحرف",
  });
});

test.each([
  ["buyerName", "\u202e \u0000", "Name is required"],
  ["buyerName", "x".repeat(81), "Name must be at most 80 characters"],
  ["buyerName", 7, "Name is required"],
  ["buyerPhone", "call me", "Enter a valid phone number, such as 079 123 4567 or +971 50 123 4567"],
  ["buyerPhone", "12345", "Enter a valid phone number, such as 079 123 4567 or +971 50 123 4567"],
  ["buyerPhone", "1".repeat(21), "Enter a valid phone number, such as 079 123 4567 or +971 50 123 4567"],
  ["buyerEmail", "dana@", "Valid email is required"],
  ["buyerEmail", `${"x".repeat(250)}@example.com`, "Valid email is required"],
  ["buyerEmail", null, "Valid email is required"],
  ["message", "  too short ", "Message must be at least 10 characters"],
  ["message", "x".repeat(2001), "Message must be at most 2,000 characters"],
  ["message", ["a list", "of texts"], "Message must be at least 10 characters"],
  ["carId", { $ne: 1 }, "Required"],
])("a bad %s is refused (case %#)", async (field, value, message) => {
  const { send, stored } = await marketplace();
  const { status, body } = await send({ [field]: value });
  expect([status, body.fields]).toEqual([400, { [field]: message }]);
  expect(await stored()).toEqual([]);
});

test.each([
  ["٠٧٩ ١٢٣ ٤٥٦٧", "+962791234567"],
  ["00962791234567", "+962791234567"],
  ["06 465 5555", "+96264655555"],
  ["+966 50 123 4567", "+966501234567"],
])("the phone %p is stored as %p", async (buyerPhone, expected) => {
  const { send, stored } = await marketplace();
  await send({ buyerPhone });
  expect(await stored()).toMatchObject([{ buyerPhone: expected }]);
});

test("typed text is stored without what nobody sees", async () => {
  const { send, stored } = await marketplace();
  await send({
    buyerName: " Dana\u202e  Khoury ",
    message: "Hello,\r\n\r\n\r\n\r\nis it\u0007 available?  ",
  });
  expect(await stored()).toMatchObject([{ buyerName: "Dana Khoury", message: "Hello,\n\nis it available?" }]);
});

test.each(["{", "[]", '"text"', "null", "12"])("the body %p is refused", async (body) => {
  const { app } = await marketplace();
  const headers = { "Content-Type": "application/json" };
  expect((await app.request("/api/inquiries", { method: "POST", body, headers })).status).toBe(400);
});

test("another content type is refused", async () => {
  const { app } = await marketplace();
  expect((await app.form("/api/inquiries", typed)).status).toBe(415);
});

test("nobody asks about an own listing", async () => {
  const { seller, send, stored } = await marketplace();
  const { status, body } = await send({}, { as: seller });
  expect([status, body.code]).toEqual([409, "inquiryOwnListing"]);
  expect(await stored()).toEqual([]);
});

test("a car that is expired, sold or removed takes no inquiry; an unknown one is not found", async () => {
  const { app, seller, send, stored } = await marketplace();
  const now = app.clock.now();
  const expired = await plantCar(app, seller, { expiresAt: now });
  const sold = await plantCar(app, seller, { status: "sold", soldAt: now });
  const removed = await plantCar(app, seller, { status: "removed", removedAt: now });
  expect((await send({ carId: expired })).status).toBe(410);
  expect((await send({ carId: sold })).status).toBe(410);
  expect((await send({ carId: removed })).status).toBe(410);
  expect((await send({ carId: "no-such-car" })).status).toBe(404);
  expect(await stored()).toEqual([]);
});

test("what a robot fills in is answered like any other and not stored", async () => {
  const { send, stored } = await marketplace();
  const { status, body } = await send({ website: "https://spam.example" });
  expect([status, Object.keys(body)]).toEqual([201, ["id", "status", "createdAt"]]);
  expect(await stored()).toEqual([]);
  expect((await send({ website: "" })).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});

const guestsLimit = { about: 20, anHour: 60 };
const membersLimit = { about: 3, anHour: 20 };

test.each([
  ["guests, known by their address", false, guestsLimit],
  ["a member", true, membersLimit],
])("%s: so many inquiries a day about one listing", async (_, isMember, { about }) => {
  const { app, seller, send, stored } = await marketplace();
  const options = isMember ? { as: await app.signUp() } : {};
  for (let i = 0; i < about; i++) expect((await send({ buyerName: `Buyer ${i}` }, options)).status).toBe(201);
  const last = await send({ buyerName: "D" }, options);
  expect(last.status).toBe(429);
  expect(Number(last.headers.get("Retry-After"))).toBe(DAY_MS / 1000);
  const other = isMember ? { as: await app.signUp() } : { address: "192.0.2.2" };
  expect((await send({ buyerName: "D" }, other)).status).toBe(201);
  expect((await send({ carId: await plantCar(app, seller) }, options)).status).toBe(201);
  app.clock.advance(DAY_MS);
  expect((await send({ buyerName: "D" }, options)).status).toBe(201);
  expect(await stored()).toHaveLength(about + 3);
});

test.each([
  ["guests of one address", false, guestsLimit],
  ["a member", true, membersLimit],
])("%s: so many inquiries an hour", async (_, isMember, { anHour }) => {
  const { app, seller, send } = await marketplace();
  const options = isMember ? { as: await app.signUp() } : {};
  for (let i = 0; i < anHour; i++)
    expect((await send({ carId: await plantCar(app, seller) }, options)).status).toBe(201);
  const carId = await plantCar(app, seller);
  expect((await send({ carId }, options)).status).toBe(429);
  app.clock.advance(60 * MINUTE_MS);
  expect((await send({ carId }, options)).status).toBe(201);
});

test("all guests together: so many an hour about a listing and to a seller; members still reach the seller", async () => {
  const { app, seller, carId, send } = await marketplace();
  let guests = 0;
  const ask = (about: string) =>
    send({ carId: about, buyerName: `Guest ${++guests}` }, { address: `10.0.0.${guests}` });
  for (let i = 0; i < 30; i++) expect((await ask(carId)).status).toBe(201);
  const crowded = await ask(carId);
  expect([crowded.status, crowded.body.code]).toEqual([429, "sellerBusyForGuests"]);
  expect(crowded.body.error).toContain("Call them, or log in to send your inquiry right away");
  expect(crowded.body.error).toContain("60 minutes");
  expect(crowded.headers.get("Retry-After")).toBe("3600");
  const others = [await plantCar(app, seller), await plantCar(app, seller)];
  for (let i = 0; i < 30; i++) expect((await ask(others[0] ?? "")).status).toBe(201);
  expect((await ask(others[1] ?? "")).status).toBe(429);
  expect((await ask(await plantCar(app, await app.signUp()))).status).toBe(201);
  for (let i = 0; i < 10; i++)
    expect((await send({ buyerName: `M ${i}` }, { as: await app.signUp() })).status).toBe(201);
  app.clock.advance(60 * MINUTE_MS);
  expect((await ask(carId)).status).toBe(201);
});

test("without scripts, a guest above the limit keeps what was typed and may sign in beside it", async () => {
  const { app, carId, send } = await marketplace();
  for (let i = 0; i < 30; i++) await send({ buyerName: `Guest ${i}` }, { address: `10.0.0.${i}` });
  const page = await app.form(`/cars/${carId}/inquiry`, typed);
  expect(page.status).toBe(429);
  const html = await page.text();
  expect(html).toContain("Call them, or log in");
  expect(html).toContain('<a href="/login" target="_blank"');
  expect(html).toContain(typed.message);
});

test("a double tap is one inquiry", async () => {
  const { app, stored, send } = await marketplace();
  const answers = await Promise.all([send(), send()]);
  const again = await send();
  expect(new Set([...answers, again].map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
  app.clock.advance(MINUTE_MS);
  expect((await send()).status).toBe(201);
  expect(await stored()).toHaveLength(2);
});

test.each([
  ["message", { message: "And would you take 9,000 for it?" }],
  ["name", { buyerName: "Sami Khoury" }],
  ["phone", { buyerPhone: "078 765 4321" }],
  ["email", { buyerEmail: "sami@example.com" }],
])("an inquiry with another %s within the same minute is kept", async (_field, changes) => {
  const { stored, send } = await marketplace();
  const [first, second] = [await send(), await send(changes)];
  expect(second.status).toBe(201);
  expect((await stored()).map(({ id }) => id)).toEqual([first.body.id, second.body.id]);
});

test("the same words about another listing within the same minute are kept", async () => {
  const { app, seller, stored, send } = await marketplace();
  await send();
  const carId = await plantCar(app, seller);
  await send({ carId });
  expect((await stored()).map(({ listingId }) => listingId)).toContain(carId);
});

test("a repeat counts for no limit", async () => {
  const { send } = await marketplace();
  for (let i = 0; i < 6; i++) expect((await send()).status).toBe(201);
});

test("the seller moves an inquiry on; to everybody else it does not exist", async () => {
  const { app, seller, send, stored } = await marketplace();
  const buyer = await app.signUp();
  const admin = await app.signUp({ role: "admin" });
  const path = `/api/inquiries/${(await send({}, { as: buyer })).body.id}`;
  expect((await app.json("PATCH", path, { status: "read" })).status).toBe(401);
  expect((await app.json("PATCH", path, { status: "read" }, { as: buyer })).status).toBe(404);
  expect((await app.json("PATCH", path, { status: "read" }, { as: admin })).status).toBe(404);
  expect((await app.json("PATCH", "/api/inquiries/none", { status: "read" }, { as: seller })).status).toBe(
    404,
  );
  expect(await stored()).toMatchObject([{ status: "pending" }]);
  for (const status of ["read", "replied", "closed", "pending"] as const) {
    const answer = await app.json("PATCH", path, { status, buyerId: seller.id }, { as: seller });
    expect([answer.status, answer.body.status]).toEqual([200, status]);
    expect(await stored()).toMatchObject([{ status, buyerId: buyer.id }]);
  }
});

test.each([{}, { status: "spam" }, { status: 4 }, { status: null }])(
  "a change to no status is refused (case %#)",
  async (change) => {
    const { app, seller, send } = await marketplace();
    const { id } = (await send()).body;
    const { status, body } = await app.json("PATCH", `/api/inquiries/${id}`, change, { as: seller });
    expect([status, Object.keys(body.fields)]).toEqual([400, ["status"]]);
  },
);
