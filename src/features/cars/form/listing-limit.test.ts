import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { listings, listingTexts } from "#src/features/listings/tables.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { postCar, readCar } from "#src/testing/listings/typed-car.ts";

const limitMessage =
  "You've reached your limit of 5 active listings. Mark one as sold or delete one, then try again.";

test("fifty posts at once with a limit of five give five cars and forty-five refusals", async () => {
  const app = testApp();
  const as = await app.signUp();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => postCar(app, as, { title: `Camry number ${i}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 403);
  expect(refused).toHaveLength(45);
  for (const { body } of refused) expect(body).toEqual({ error: limitMessage, code: "listingLimitReached" });
  expect(await app.deps.db.read.$count(listings)).toBe(5);
  expect(await app.deps.db.read.$count(listingTexts)).toBe(5);
});

test("only active listings count, and null and 999999 mean no limit", async () => {
  const app = testApp();
  const as = await app.signUp({ listingLimit: 2 });
  const first = await postCar(app, as, { title: "First car" });
  await plantCar(app, as, { status: "sold" });
  await plantCar(app, as, { status: "removed" });
  const expired = await plantCar(app, as, { expiresAt: app.clock.now() });
  expect((await postCar(app, as, { title: "Second car" })).status).toBe(201);
  expect((await postCar(app, as, { title: "Third car" })).status).toBe(403);
  await app.json("POST", `/api/cars/${first.body.id}/sale`, undefined, { as });
  expect((await postCar(app, as, { title: "Third car" })).status).toBe(201);
  const undone = await app.json("DELETE", `/api/cars/${first.body.id}/sale`, undefined, { as });
  expect([undone.status, undone.body.code]).toEqual([403, "listingLimitReached"]);
  expect((await readCar(app, first.body.id)).status).toBe("sold");
  expect((await app.json("POST", `/api/cars/${expired}/relist`, undefined, { as })).status).toBe(403);
  for (const listingLimit of [null, 999_999]) {
    const dealer = await app.signUp({ listingLimit });
    for (let i = 0; i < 7; i++)
      expect((await postCar(app, dealer, { title: `Car number ${i}` })).status).toBe(201);
  }
  const none = await app.signUp({ listingLimit: 0 });
  expect((await postCar(app, none)).status).toBe(403);
});

test("number plates count against the same limit", async () => {
  const app = testApp();
  const as = await app.signUp({ listingLimit: 1 });
  await plantCar(app, as, { kind: "number-plate" });
  expect((await postCar(app, as)).status).toBe(403);
});

test("an active car that expires soon can be relisted at the limit", async () => {
  const app = testApp();
  const as = await app.signUp({ listingLimit: 1 });
  const body = { id: await plantCar(app, as, { expiresAt: app.clock.now() + DAY_MS }) };
  const again = await app.json("POST", `/api/cars/${body.id}/relist`, undefined, { as });
  expect([again.status, again.body.listedAt]).toEqual([200, app.clock.now()]);
});

test("fifty identical posts at once reach the limit and no more", async () => {
  const app = testApp();
  const as = await app.signUp();
  const all = await Promise.all(Array.from({ length: 50 }, () => postCar(app, as)));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(all.filter(({ status }) => status === 403)).toHaveLength(45);
  expect(await app.deps.db.read.$count(listings)).toBe(5);
});
