import { expect, test } from "bun:test";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { actionsIn, office, rowOf } from "#src/testing/site/office.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";

test("reboost starts a new period and puts the listing first among the newest; a sold one is refused", async () => {
  const { app, seller, call } = await office();
  const old = await plantCar(app, seller, { title: "Old", expiresAt: app.clock.now() + HOUR_MS });
  app.clock.advance(1000);
  await plantCar(app, seller, { title: "New" });
  app.clock.advance(2 * HOUR_MS);
  expect((await call("PATCH", `/cars/${old}/reboost`)).status).toBe(200);
  const now = app.clock.now();
  expect(await rowOf(app, old)).toMatchObject({ listedAt: now, expiresAt: now + 30 * DAY_MS });
  const found = (await app.json("GET", "/api/cars")).body as { id: string }[];
  expect(found[0]?.id).toBe(old);
  const sold = await plantPlate(app, seller, { status: "sold", soldAt: now });
  expect((await call("PATCH", `/number-plates/${sold}/reboost`)).status).toBe(409);
  expect((await call("PATCH", `/number-plates/${old}/reboost`)).status).toBe(404);
  expect(await actionsIn(app)).toEqual(["listing.reboost"]);
});

test("an expired plate is not renewed while the same plate is for sale", async () => {
  const { app, seller, call } = await office();
  const expired = await plantPlate(app, seller, { expiresAt: app.clock.now() });
  await plantPlate(app, seller);
  expect((await call("PATCH", `/number-plates/${expired}/reboost`)).status).toBe(409);
});

test("badges are set and removed; a second admin with an outdated version gets a conflict", async () => {
  const { app, seller, call } = await office();
  const car = await plantCar(app, seller);
  const { rev } = (await rowOf(app, car)) ?? {};
  const { body } = await call("PATCH", `/cars/${car}`, { featured: true, rev });
  expect(body).toEqual({ rev: (await rowOf(app, car))?.rev });
  const late = await call("PATCH", `/cars/${car}`, { verified: true, rev });
  expect([late.status, late.body.code]).toEqual([409, "adminListingChanged"]);
  expect(await rowOf(app, car)).toMatchObject({ featured: true, verified: false });
  for (const [method, path] of [
    ["PATCH", `/cars/${car}/reboost`],
    ["DELETE", `/cars/${car}`],
  ] as const)
    expect((await call(method, path, { rev })).body.code).toBe("adminListingChanged");
  expect(await actionsIn(app)).toEqual(["listing.badges"]);
  expect((await app.json("GET", `/api/cars/${car}`)).body.featured).toBe(true);
  for (const [method, path] of [
    ["PATCH", `/cars/${car}/reboost`],
    ["DELETE", `/cars/${car}`],
  ] as const) {
    const stale = await call(method, path, { rev });
    expect([stale.status, stale.body.code]).toEqual([409, "adminListingChanged"]);
    expect((await call(method, path, { rev: "x" })).status).toBe(400);
  }
  expect((await call("DELETE", `/cars/${car}`, { rev: body.rev })).status).toBe(204);
});

test("an edit without a difference changes nothing", async () => {
  const { app, seller, call } = await office();
  const car = await plantCar(app, seller);
  const before = await rowOf(app, car);
  expect((await call("PATCH", `/cars/${car}`, {})).body).toEqual({ rev: before?.rev });
  expect(await rowOf(app, car)).toEqual(before);
  expect(await actionsIn(app)).toEqual([]);
});

test("a deleted listing is gone, also for its seller", async () => {
  const { app, seller, call } = await office();
  const car = await plantCar(app, seller);
  expect((await call("DELETE", `/cars/${car}`)).status).toBe(204);
  expect((await app.json("GET", `/api/cars/${car}`)).status).toBe(410);
  expect((await call("DELETE", `/cars/${car}`)).status).toBe(410);
  expect((await call("DELETE", "/cars/nothing")).status).toBe(404);
});

test("the log of a deletion contains only what admins see of a listing", async () => {
  const { app, seller, call } = await office();
  await call("DELETE", `/cars/${await plantCar(app, seller)}`);
  const [entry] = (await listAudit(app.deps.db.read, { q: "", action: "", page: 1 })).items;
  expect(Object.keys(entry?.after ?? {})).toEqual(["status", "removedAt"]);
  expect(Object.keys(entry?.before ?? {})).toEqual(["status", "removedAt"]);
});
