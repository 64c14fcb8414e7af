import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import { listings } from "#src/features/listings/tables.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { plateMarket } from "#src/testing/listings/plate-market.ts";

test("a plate is published, edited, sold, relisted and deleted like any listing", async () => {
  const { app, post, call } = await plateMarket();
  const { id } = (await post()).body;
  app.clock.advance(4 * DAY_MS);
  expect((await call("GET", id)).body.status).toBe("expired");
  expect((await call("POST", `${id}/relist`)).body).toMatchObject({
    status: "active",
    listedAt: app.clock.now(),
  });
  expect((await call("POST", `${id}/sale`)).body).toMatchObject({ status: "sold", soldAt: app.clock.now() });
  expect((await call("DELETE", `${id}/sale`)).body).toMatchObject({ status: "active", soldAt: null });
  expect((await call("DELETE", id)).status).toBe(204);
  expect(await call("GET", id)).toMatchObject({ status: 410, body: { code: "plateRemoved" } });
  expect(await call("GET", "no-such")).toMatchObject({
    status: 404,
    body: { error: "Failed to fetch number plate", code: "plateFailed" },
  });
});

test("only the owner can change a plate, and guests cannot publish", async () => {
  const { app, post, call } = await plateMarket();
  const other = await app.signUp();
  const { id } = (await post()).body;
  const before = await app.deps.db.read.select().from(listings).where(eq(listings.id, id));
  expect((await post({}, {})).status).toBe(401);
  for (const [method, path, body] of [
    ["PATCH", id, { price: 1 }],
    ["DELETE", id],
    ["POST", `${id}/relist`],
    ["POST", `${id}/sale`],
    ["DELETE", `${id}/sale`],
  ] as const) {
    expect((await call(method, path, body, other)).status).toBe(404);
    expect((await app.json(method, `/api/number-plates/${path}`, body)).status).toBe(401);
  }
  expect(await app.deps.db.read.select().from(listings).where(eq(listings.id, id))).toEqual(before);
});

test("a plate cannot be read or changed as a car, nor a car as a plate", async () => {
  const { app, seller } = await plateMarket();
  const paths = [
    `/api/cars/${await plantPlate(app, seller)}`,
    `/api/number-plates/${await plantCar(app, seller)}`,
  ];
  const before = await app.deps.db.read.select().from(listings);
  for (const path of paths) {
    for (const [method, rest] of [
      ["GET", ""],
      ["DELETE", ""],
      ["POST", "/relist"],
      ["POST", "/sale"],
      ["DELETE", "/sale"],
    ] as const)
      expect([path, (await app.json(method, path + rest, undefined, { as: seller })).status]).toEqual([
        path,
        404,
      ]);
    expect((await app.json("PATCH", path, { price: 1 }, { as: seller })).status).toBe(404);
  }
  for (const page of ["whatsapp", "phone", "inquiry"])
    for (const path of paths) expect((await app.request(`${path.slice(4)}/${page}`)).status).toBe(404);
  expect(await app.deps.db.read.select().from(listings)).toEqual(before);
});

test("the seller's listings include plates with their counts", async () => {
  const { app, seller } = await plateMarket();
  const id = await plantPlate(app, seller, { viewCount: 7, contactCount: 2 });
  await plantCar(app, seller);
  const { body } = await app.json("GET", "/api/user/listings", undefined, { as: seller });
  expect(body.cars.length).toBe(1);
  expect(body.numberPlates).toMatchObject([
    { id, areaCode: "10", plateNumber: "48213", viewCount: 7, contactCount: 2, inquiryCount: 0 },
  ]);
});
