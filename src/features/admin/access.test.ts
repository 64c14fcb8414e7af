import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { actionsIn, office, rowOf } from "#src/testing/site/office.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import type { TestApp } from "#src/testing/site/test-app.ts";

const limitOf = async ({ deps }: TestApp, id: string) =>
  (await deps.db.read.select().from(users).where(eq(users.id, id)))[0]?.listingLimit;

test("every call answers guests with 401 and users with 403, and changes nothing", async () => {
  const { app, seller, call } = await office();
  const car = await plantCar(app, seller);
  const before = await rowOf(app, car);
  const calls: [string, string, unknown?][] = [
    ["GET", "/overview"],
    ["GET", "/users"],
    ["GET", "/listings"],
    ["PATCH", `/users/${seller.id}/listing-limit`, { limit: 50 }],
    ["PATCH", `/users/${seller.id}`, { role: "admin" }],
    ["PATCH", `/cars/${car}`, { featured: true }],
    ["PATCH", `/cars/${car}/reboost`],
    ["DELETE", `/cars/${car}`],
  ];
  for (const [method, path, body] of calls) {
    expect((await app.json(method, `/api/admin${path}`, body)).status).toBe(401);
    expect((await call(method, path, body, seller)).status).toBe(403);
  }
  expect(await rowOf(app, car)).toEqual(before);
  expect(await limitOf(app, seller.id)).toBe(5);
  expect(await actionsIn(app)).toEqual([]);
});
