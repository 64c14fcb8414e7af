import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "#src/http/rate-limit.ts";
import { listings, listingTexts } from "#src/features/listings/tables.ts";
import { plainPhoto } from "#src/testing/pictures.ts";
import { plantCar } from "#src/testing/plant-car.ts";
import { type TestApp, testApp, type TestUser } from "#src/testing/test-app.ts";
import { typedCar } from "#src/testing/typed-car.ts";

const post = (app: TestApp, as: TestUser | undefined, fields: object = {}) =>
  app.json("POST", "/api/cars", { ...typedCar, ...fields }, { as });

const get = async (app: TestApp, id: string, as?: TestUser) =>
  (await app.json("GET", `/api/cars/${id}`, undefined, { as })).body;

const limitMessage =
  "You have reached your limit of 5 active listings. Mark one as sold or delete one, then try again.";

test("a published car answers 201 with every key of a car and is there at once", async () => {
  const app = testApp();
  const as = await app.signUp({ phone: "+962791234567", email: "seller@example.com" });
  const { status, body } = await post(app, as, {
    customs: "cleared",
    downPayment: 2000,
    features: ["Sunroof"],
  });
  expect(status).toBe(201);
  const now = app.clock.now();
  expect(body).toMatchObject({
    ...typedCar,
    sellerId: as.id,
    status: "active",
    featured: false,
    verified: false,
    images: [],
    photos: [],
    features: ["Sunroof"],
    customs: "cleared",
    licence: null,
    downPayment: 2000,
    monthly: null,
    engineSize: null,
    soldAt: null,
    listedAt: now,
    createdAt: now,
    expiresAt: now + 30 * DAY_MS,
  });
  expect(await get(app, body.id)).toEqual(body);
  const list = await app.json("GET", "/api/cars");
  expect(list.body).toEqual([body]);
  for (const secret of ["962791234567", "seller@example.com", "passwordHash"])
    expect(JSON.stringify(list.body)).not.toContain(secret);
});

test("LISTING_DAYS decides how long", async () => {
  const app = testApp({ config: { LISTING_DAYS: 7 } });
  const { body } = await post(app, await app.signUp());
  expect(body.expiresAt).toBe(app.clock.now() + 7 * DAY_MS);
});

test("identity and standing come from the server", async () => {
  const app = testApp();
  const [as, other] = [await app.signUp(), await app.signUp()];
  const sent = {
    sellerId: other.id,
    status: "sold",
    featured: true,
    verified: true,
    expiresAt: 9e15,
    soldAt: 1,
    id: "mine",
    rev: 1,
  };
  const { body } = await post(app, as, sent);
  expect(body).toMatchObject({
    sellerId: as.id,
    status: "active",
    featured: false,
    verified: false,
    soldAt: null,
  });
  expect(body.expiresAt).toBe(app.clock.now() + 30 * DAY_MS);
  const changed = await app.json("PATCH", `/api/cars/${body.id}`, sent, { as });
  expect(changed.body).toEqual(body);
});

test("make, model, city and colour are stored by their listed names", async () => {
  const app = testApp();
  const { body } = await post(app, await app.signUp(), {
    make: "تيوتا",
    model: "كامري",
    location: "عمان",
    color: "ابيض",
  });
  expect(body).toMatchObject({ make: "Toyota", model: "Camry", location: "Amman", color: "White" });
  const other = await post(app, await app.signUp(), { make: "Other", model: "Zastava 750" });
  expect(other.body).toMatchObject({ make: "Other", model: "Zastava 750" });
});

test("refused fields are named in the caller's language, and nothing is written", async () => {
  const app = testApp();
  const as = await app.signUp();
  const { status, body } = await post(app, as, {
    title: "Car",
    year: 1989,
    price: "",
    mileage: -1,
    make: "Trabant",
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: "checkFields",
    fields: {
      title: "Title must be at least 5 characters",
      year: "Year must be 1990 or later",
      price: "Price is required",
      mileage: "Mileage cannot be negative",
    },
  });
  const unknown = await post(app, as, { make: "Trabant" });
  expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ["make"]]);
  const arabic = await app.json(
    "POST",
    "/api/cars",
    { ...typedCar, price: "" },
    { as, headers: { "Accept-Language": "ar" } },
  );
  expect(arabic.body.fields.price).toBe("السعر مطلوب");
  expect(await app.deps.db.read.$count(listings)).toBe(0);
});

test("no body is a server error", async () => {
  const app = testApp();
  const as = await app.signUp();
  for (const body of [
    "{",
    "",
    "null",
    "[]",
    "7",
    '"car"',
    `{"title":${"[".repeat(5000)}${"]".repeat(5000)}}`,
  ]) {
    const response = await app.request(
      "/api/cars",
      { method: "POST", body, headers: { "Content-Type": "application/json" } },
      { as },
    );
    expect([body.slice(0, 9), response.status]).toEqual([body.slice(0, 9), 400]);
  }
  const form = await app.request(
    "/api/cars",
    { method: "POST", body: new URLSearchParams({ title: "x" }) },
    { as },
  );
  expect(form.status).toBe(400);
  const huge = await post(app, as, { description: "x".repeat(70_000) });
  expect(huge.status).toBe(413);
  expect(app.logged).toEqual([]);
});

test("only signed-in people publish, and only owners change", async () => {
  const app = testApp();
  const [owner, other] = [await app.signUp(), await app.signUp({ role: "admin" })];
  expect((await post(app, undefined)).status).toBe(401);
  const { body: car } = await post(app, owner);
  const verbs = [
    ["PATCH", "", { price: 1 }],
    ["DELETE", ""],
    ["POST", "/relist"],
    ["POST", "/sale"],
    ["DELETE", "/sale"],
  ] as const;
  for (const [method, path, sent] of verbs) {
    expect((await app.json(method, `/api/cars/${car.id}${path}`, sent)).status).toBe(401);
    expect((await app.json(method, `/api/cars/${car.id}${path}`, sent, { as: other })).status).toBe(404);
    expect((await app.json(method, `/api/cars/nothing${path}`, sent, { as: owner })).status).toBe(404);
  }
  expect(await get(app, car.id)).toEqual(car);
});

test("an unknown car is 404, a removed one 410", async () => {
  const app = testApp();
  const as = await app.signUp();
  const { body: car } = await post(app, as);
  for (const id of ["nothing", crypto.randomUUID(), "%00", "' OR 1=1", "x".repeat(2000)]) {
    const { status, body } = await app.json("GET", `/api/cars/${encodeURIComponent(id)}`);
    expect([status, body.error]).toEqual([404, "Car not found"]);
  }
  const gone = await app.json("DELETE", `/api/cars/${car.id}`, undefined, { as });
  expect([gone.status, gone.body]).toEqual([204, ""]);
  expect((await app.json("GET", `/api/cars/${car.id}`)).status).toBe(410);
  for (const [method, path] of [
    ["PATCH", ""],
    ["DELETE", ""],
    ["POST", "/relist"],
    ["POST", "/sale"],
    ["DELETE", "/sale"],
  ] as const)
    expect(
      (await app.json(method, `/api/cars/${car.id}${path}`, method === "PATCH" ? {} : undefined, { as }))
        .status,
    ).toBe(410);
  expect((await app.json("GET", "/api/cars")).body).toEqual([]);
  expect(await app.deps.db.read.$count(listingTexts)).toBe(0);
});

test("a change writes what was sent, and the car is found by it", async () => {
  const app = testApp();
  const as = await app.signUp();
  const { body: car } = await post(app, as, { customs: "cleared", months: 12 });
  const before = await app.deps.db.read.select().from(listings);
  app.clock.advance(5 * MINUTE_MS);
  const sent = { price: "15,900", model: "كورولا", title: "Corolla, now cheaper", customs: null };
  const { status, body } = await app.json("PATCH", `/api/cars/${car.id}`, sent, { as });
  expect(status).toBe(200);
  const changes = {
    price: 15_900,
    model: "Corolla",
    title: "Corolla, now cheaper",
    customs: null,
    updatedAt: app.clock.now(),
  };
  expect(body).toEqual({ ...car, ...changes });
  expect((await app.json("GET", "/api/cars?q=كورولا")).body).toHaveLength(1);
  expect((await app.json("GET", "/api/cars?q=cheaper")).body).toHaveLength(1);
  expect((await app.json("GET", "/api/cars?q=كامري")).body).toHaveLength(0);
  const after = await app.deps.db.read.select().from(listings);
  expect(after[0]?.rev).toBeGreaterThan(before[0]?.rev ?? 0);
  const refused = await app.json("PATCH", `/api/cars/${car.id}`, { price: "", year: 1989 }, { as });
  expect([refused.status, Object.keys(refused.body.fields).sort()]).toEqual([400, ["price", "year"]]);
  expect(
    (await app.json("PATCH", `/api/cars/${car.id}`, { make: "Trabant" }, { as })).body.fields,
  ).toHaveProperty("make");
  expect(await get(app, car.id)).toEqual(body);
});

test("who changes a car that was changed meanwhile is told; who does not ask is not", async () => {
  const app = testApp();
  const as = await app.signUp();
  const { body: car } = await post(app, as);
  const patch = (body: object) => app.json("PATCH", `/api/cars/${car.id}`, body, { as });
  app.clock.advance(1000);
  const first = await patch({ price: 9000, updatedAt: car.updatedAt });
  expect([first.status, first.body.price]).toEqual([200, 9000]);
  const second = await patch({ price: 8000, updatedAt: car.updatedAt });
  expect([second.status, second.body.code]).toEqual([409, "listingChangedMeanwhile"]);
  expect((await get(app, car.id)).price).toBe(9000);
  expect((await patch({ price: 8000, updatedAt: first.body.updatedAt })).status).toBe(200);
  expect((await patch({ price: 7000 })).body.price).toBe(7000);
  expect((await patch({ price: 7000, updatedAt: "yesterday" })).status).toBe(400);
});

test("sold, for sale again, relisted", async () => {
  const app = testApp();
  const as = await app.signUp();
  const { body: car } = await post(app, as);
  app.clock.advance(DAY_MS);
  const sold = await app.json("POST", `/api/cars/${car.id}/sale`, undefined, { as });
  expect([sold.status, sold.body.status, sold.body.soldAt]).toEqual([200, "sold", app.clock.now()]);
  expect((await app.json("GET", "/api/cars")).body).toEqual([]);
  expect((await get(app, car.id)).status).toBe("sold");
  const back = await app.json("DELETE", `/api/cars/${car.id}/sale`, undefined, { as });
  expect(back.body).toMatchObject({
    status: "active",
    soldAt: null,
    expiresAt: car.expiresAt,
    listedAt: car.listedAt,
  });
  app.clock.advance(40 * DAY_MS);
  expect((await get(app, car.id)).status).toBe("expired");
  expect((await app.json("GET", "/api/cars")).body).toEqual([]);
  const again = await app.json("POST", `/api/cars/${car.id}/relist`, undefined, {
    as: await renewed(app, as),
  });
  const now = app.clock.now();
  expect(again.body).toMatchObject({
    status: "active",
    listedAt: now,
    expiresAt: now + 30 * DAY_MS,
    createdAt: car.createdAt,
  });
  expect((await app.json("GET", "/api/cars")).body).toHaveLength(1);
});

/** The session ends after two idle weeks; a new person with the same cars stands for signing in again. */
async function renewed(app: TestApp, as: TestUser): Promise<TestUser> {
  const fresh = await app.signUp();
  await app.deps.db.withTx((tx) =>
    tx.update(listings).set({ sellerId: fresh.id }).where(eq(listings.sellerId, as.id)),
  );
  return fresh;
}

test("fifty posts at once with a limit of five are five cars and forty-five refusals", async () => {
  const app = testApp();
  const as = await app.signUp();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => post(app, as, { title: `Camry number ${i}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 403);
  expect(refused).toHaveLength(45);
  for (const { body } of refused) expect(body).toEqual({ error: limitMessage, code: "listingLimitReached" });
  expect(await app.deps.db.read.$count(listings)).toBe(5);
  expect(await app.deps.db.read.$count(listingTexts)).toBe(5);
});

test("the limit counts active listings only, and null and 999999 are no limit", async () => {
  const app = testApp();
  const as = await app.signUp({ listingLimit: 2 });
  const first = await post(app, as, { title: "First car" });
  await plantCar(app, as, { status: "sold" });
  await plantCar(app, as, { status: "removed" });
  await plantCar(app, as, { expiresAt: app.clock.now() });
  expect((await post(app, as, { title: "Second car" })).status).toBe(201);
  expect((await post(app, as, { title: "Third car" })).status).toBe(403);
  await app.json("POST", `/api/cars/${first.body.id}/sale`, undefined, { as });
  expect((await post(app, as, { title: "Third car" })).status).toBe(201);
  const undone = await app.json("DELETE", `/api/cars/${first.body.id}/sale`, undefined, { as });
  expect([undone.status, undone.body.code]).toEqual([403, "listingLimitReached"]);
  expect((await get(app, first.body.id)).status).toBe("sold");
  expect((await app.json("POST", `/api/cars/${first.body.id}/relist`, undefined, { as })).status).toBe(403);
  for (const listingLimit of [null, 999_999]) {
    const dealer = await app.signUp({ listingLimit });
    for (let i = 0; i < 7; i++)
      expect((await post(app, dealer, { title: `Car number ${i}` })).status).toBe(201);
  }
  const none = await app.signUp({ listingLimit: 0 });
  expect((await post(app, none)).status).toBe(403);
});

test("number plates count against the same limit", async () => {
  const app = testApp();
  const as = await app.signUp({ listingLimit: 1 });
  await plantCar(app, as, { kind: "number-plate" });
  expect((await post(app, as)).status).toBe(403);
});

test("an active car may be relisted at the limit", async () => {
  const app = testApp();
  const as = await app.signUp({ listingLimit: 1 });
  const { body } = await post(app, as);
  app.clock.advance(DAY_MS);
  const again = await app.json("POST", `/api/cars/${body.id}/relist`, undefined, { as });
  expect([again.status, again.body.listedAt]).toEqual([200, app.clock.now()]);
});

test("a form that is sent twice is one car; without its key the same car twice is two", async () => {
  const app = testApp();
  const as = await app.signUp({ listingLimit: 3 });
  const key = { "Idempotency-Key": "form-0123456789" };
  const send = (who: typeof as, headers = {}) =>
    app.json("POST", "/api/cars", typedCar, { as: who, headers });
  const twice = await Promise.all([send(as, key), send(as, key)]);
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
  expect((await send(await app.signUp(), key)).body.id).not.toBe(twice[0]?.body.id);
  const more = await Promise.all([send(as), send(as), send(as, { "Idempotency-Key": "x" })]);
  expect(more.map(({ status }) => status).sort()).toEqual([201, 201, 403]);
});

test("fifty identical posts at once fill the limit and no more", async () => {
  const app = testApp();
  const as = await app.signUp();
  const all = await Promise.all(Array.from({ length: 50 }, () => post(app, as)));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(all.filter(({ status }) => status === 403)).toHaveLength(45);
  expect(await app.deps.db.read.$count(listings)).toBe(5);
});
test("photos keep their order, the first is the cover, and only the uploader may use them", async () => {
  const app = testApp();
  const [as, thief] = [await app.signUp(), await app.signUp()];
  const upload = async (seed: number) => {
    const form = new FormData();
    form.append("files", new File([await plainPhoto(64, 48, seed)], `${seed}.jpg`));
    const response = await app.request("/api/photos", { method: "POST", body: form }, { as });
    return ((await response.json()) as { photos: { url: string }[] }).photos[0]?.url ?? "";
  };
  const [a, b, c] = [await upload(1), await upload(2), await upload(3)];
  const { status, body: car } = await post(app, as, { images: [c, a, b] });
  expect([status, car.images]).toEqual([201, [c, a, b]]);
  expect(car.photos.map(({ id }: { id: string }) => `/photos/${id}-1280.webp`)).toEqual([c, a, b]);
  const turned = await app.json("PATCH", `/api/cars/${car.id}`, { images: [b, c] }, { as });
  expect(turned.body.images).toEqual([b, c]);
  expect((await app.json("PATCH", `/api/cars/${car.id}`, { price: 9000 }, { as })).body.images).toEqual([
    b,
    c,
  ]);
  const stolen = await post(app, thief, { images: [a] });
  expect([stolen.status, Object.keys(stolen.body.fields)]).toEqual([400, ["images.0"]]);
  for (const image of [
    "http://example.com/a.jpg",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
    "/etc/passwd",
  ]) {
    const refused = await post(app, thief, { images: [image] });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["images.0"]]);
  }
  expect((await app.json("GET", "/api/cars")).body).toHaveLength(1);
});
