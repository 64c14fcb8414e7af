import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { plateMarket } from "#src/testing/listings/plate-market.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";

const { en } = messagesOf;

test("a plate can be for sale only once", async () => {
  const { app, post, call } = await plateMarket();
  const other = await app.signUp();
  const { id } = (await post()).body;
  const again = await post({ plateNumber: "١٢٣٢١", areaCode: 10 }, { as: other });
  expect([again.status, again.body]).toEqual([
    409,
    { error: en.plateAlreadyListed("10-12321"), code: "plateAlreadyListed" },
  ]);
  expect((await post()).status).toBe(409);
  expect((await post({ areaCode: 11 }, { as: other })).status).toBe(201);

  await call("POST", `${id}/sale`);
  const second = await post({}, { as: other });
  expect(second.status).toBe(201);
  expect((await call("DELETE", `${id}/sale`)).status).toBe(409);
  expect((await call("POST", `${id}/relist`)).status).toBe(409);
  expect((await call("GET", id)).body.status).toBe("sold");

  app.clock.advance(4 * DAY_MS);
  expect((await call("POST", `${id}/relist`)).status).toBe(200);
  expect((await call("POST", `${second.body.id}/relist`, undefined, other)).status).toBe(409);
});

test("a plate that another seller has listed meanwhile cannot be listed again", async () => {
  const { app, post, call } = await plateMarket();
  const admin = await app.signUp({ role: "admin" });
  const asAdmin = (method: string, path: string, body: object) =>
    app.json(method, `/api/admin/${path}`, body, { as: admin });
  const other = await app.signUp();
  const { id, sellerId } = (await post()).body;
  const idsOnSale = async () =>
    (await app.json("GET", "/api/number-plates")).body.map((plate: { id: string }) => plate.id);

  const hide = await asAdmin("POST", `reviews/${id}`, { verdict: "hidden", reason: "contact-in-text" });
  expect(hide.status).toBe(200);
  const twin = (await post({}, { as: other })).body.id;
  const show = await asAdmin("POST", `reviews/${id}`, { verdict: "shown" });
  expect([show.status, show.body.code]).toEqual([409, "plateAlreadyListed"]);
  const undo = await asAdmin("POST", `reviews/${id}/undo`, { decision: hide.body.decision });
  expect([undo.status, undo.body.code]).toEqual([409, "plateAlreadyListed"]);
  await call("DELETE", twin, undefined, other);
  expect((await asAdmin("POST", `reviews/${id}`, { verdict: "shown" })).status).toBe(200);

  await asAdmin("PATCH", `users/${sellerId}`, { isActive: false });
  const next = (await post({}, { as: other })).body.id;
  await asAdmin("PATCH", `users/${sellerId}`, { isActive: true });
  expect(await idsOnSale()).toEqual([next]);
  expect((await call("GET", id)).body.status).toBe("expired");
});

test("20 simultaneous posts of a plate publish it once; one sent twice with its key is one", async () => {
  const { app, post } = await plateMarket();
  const sellers = await Promise.all(Array.from({ length: 20 }, () => app.signUp()));
  const statuses = await Promise.all(sellers.map(async (as) => (await post({}, { as })).status));
  expect(statuses.filter((status) => status === 201).length).toBe(1);
  expect(statuses.filter((status) => status === 409).length).toBe(19);

  const headers = { "Idempotency-Key": "the-same-key" };
  const [as] = sellers;
  const twins = await Promise.all([1, 2].map(() => post({ plateNumber: 5 }, { as, headers })));
  expect(twins.map(({ status }) => status)).toEqual([201, 201]);
  expect(twins[0]?.body.id).toBe(twins[1]?.body.id);
});

test("an edit to a plate that is already for sale is refused completely", async () => {
  const { post, call } = await plateMarket();
  await post({ plateNumber: "777" });
  const { id } = (await post({ plateNumber: "888" })).body;
  expect((await call("PATCH", id, { plateNumber: "777", price: 1 })).status).toBe(409);
  expect((await call("GET", id)).body).toMatchObject({ plateNumber: "888", price: 4300 });
  expect((await call("PATCH", id, { plateNumber: "٩٠٠٠", areaCode: "25" })).body).toMatchObject({
    areaCode: "25",
    plateNumber: "9000",
    digitCount: 4,
    tags: ["round"],
    city: "Aqaba",
    title: "Mirror plate 10-12321",
  });
  expect((await call("PATCH", id, { title: "Renamed plate" })).body).toMatchObject({
    plateNumber: "9000",
    title: "Renamed plate",
  });
  expect((await call("PATCH", id, { plateNumber: "0" })).body.fields).toEqual({
    plateNumber: en.plateNumberInvalid(),
  });
});

test("50 simultaneous cars and plates stay within one limit", async () => {
  const { app, seller, post } = await plateMarket();
  const posts = Array.from({ length: 50 }, (_, i) =>
    i % 2
      ? post({ plateNumber: 100 + i })
      : app.json("POST", "/api/cars", { ...typedCar, title: `Car number ${i}` }, { as: seller }),
  );
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBe(5);
  expect(statuses.filter((status) => status === 403).length).toBe(45);
});
