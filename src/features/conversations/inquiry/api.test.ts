import { expect, test } from "bun:test";
import { MINUTE_MS } from "#src/core/time.ts";
import { inquiryMarket, typedInquiry } from "#src/testing/listings/inquiry-market.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";

test("a guest's inquiry is delivered to the seller", async () => {
  const { app, seller, carId, stored, send } = await inquiryMarket();
  const { status, body } = await send();
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    conversationId: expect.any(String),
    status: "pending",
    createdAt: app.clock.now(),
  });
  expect(await stored()).toMatchObject([
    {
      ...typedInquiry,
      id: body.id,
      listingId: carId,
      sellerId: seller.id,
      buyerId: null,
      buyerPhone: "+962791234567",
    },
  ]);
});

test("seller and buyer come from the listing and the session, whatever the client sends", async () => {
  const { app, seller, stored, send } = await inquiryMarket();
  const [buyer, other] = [await app.signUp(), await app.signUp()];
  const forged = { sellerId: other.id, buyerId: other.id, status: "closed", id: "mine", createdAt: 1 };
  expect((await send(forged, { as: buyer })).status).toBe(201);
  expect(await stored()).toMatchObject([{ sellerId: seller.id, buyerId: buyer.id, status: "pending" }]);
});

test("missing fields are reported in the specification's words", async () => {
  const { app, stored } = await inquiryMarket();
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

test("errors are in Arabic for Arabic readers", async () => {
  const { send } = await inquiryMarket();
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
  const { send, stored } = await inquiryMarket();
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
  const { send, stored } = await inquiryMarket();
  await send({ buyerPhone });
  expect(await stored()).toMatchObject([{ buyerPhone: expected }]);
});

test("typed text is stored without invisible characters", async () => {
  const { send, stored } = await inquiryMarket();
  await send({
    buyerName: " Dana\u202e  Khoury ",
    message: "Hello,\r\n\r\n\r\n\r\nis it\u0007 available?  ",
  });
  expect(await stored()).toMatchObject([{ buyerName: "Dana Khoury", message: "Hello,\n\nis it available?" }]);
});

test.each(["{", "[]", '"text"', "null", "12"])("the body %p is refused", async (body) => {
  const { app } = await inquiryMarket();
  const headers = { "Content-Type": "application/json" };
  expect((await app.request("/api/inquiries", { method: "POST", body, headers })).status).toBe(400);
});

test("another content type is refused", async () => {
  const { app } = await inquiryMarket();
  expect((await app.form("/api/inquiries", typedInquiry)).status).toBe(415);
});

test("sellers cannot inquire about their own listing", async () => {
  const { seller, send, stored } = await inquiryMarket();
  const { status, body } = await send({}, { as: seller });
  expect([status, body.code]).toEqual([409, "inquiryOwnListing"]);
  expect(await stored()).toEqual([]);
});

test("an expired, sold or removed car takes no inquiry; an unknown one is a 404", async () => {
  const { app, seller, send, stored } = await inquiryMarket();
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

test("a bot's form gets the usual response and is not stored", async () => {
  const { send, stored } = await inquiryMarket();
  const { status, body } = await send({ website: "https://spam.example" });
  expect([status, Object.keys(body)]).toEqual([201, ["id", "status", "createdAt", "conversationId"]]);
  expect(await stored()).toEqual([]);
  expect((await send({ website: "" })).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});

test("a double tap sends one inquiry", async () => {
  const { app, stored, send } = await inquiryMarket();
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
  const { stored, send } = await inquiryMarket();
  const [first, second] = [await send(), await send(changes)];
  expect(second.status).toBe(201);
  expect((await stored()).map(({ id }) => id)).toEqual([first.body.id, second.body.id]);
});

test("the same message about another listing within a minute is stored", async () => {
  const { app, seller, stored, send } = await inquiryMarket();
  await send();
  const carId = await plantCar(app, seller);
  await send({ carId });
  expect((await stored()).map(({ listingId }) => listingId)).toContain(carId);
});

test("the seller changes an inquiry's status; for others it does not exist", async () => {
  const { app, seller, send, stored } = await inquiryMarket();
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
  "an invalid status is refused (case %#)",
  async (change) => {
    const { app, seller, send } = await inquiryMarket();
    const { id } = (await send()).body;
    const { status, body } = await app.json("PATCH", `/api/inquiries/${id}`, change, { as: seller });
    expect([status, Object.keys(body.fields)]).toEqual([400, ["status"]]);
  },
);
