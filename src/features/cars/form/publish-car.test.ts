import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { listings } from "#src/features/listings/tables.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { postCar, readCar, typedCar } from "#src/testing/listings/typed-car.ts";

test("publishing a car returns 201 with every key, and the car is found right away", async () => {
  const app = testApp();
  const as = await app.signUp({ phone: "+962791234567", email: "seller@example.com" });
  const { status, body } = await postCar(app, as, {
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
  expect(await readCar(app, body.id)).toEqual(body);
  const list = await app.json("GET", "/api/cars");
  expect(list.body).toEqual([body]);
  for (const secret of ["962791234567", "seller@example.com", "passwordHash"])
    expect(JSON.stringify(list.body)).not.toContain(secret);
});

test("LISTING_DAYS sets the listing's period", async () => {
  const app = testApp({ config: { LISTING_DAYS: 7 } });
  const { body } = await postCar(app, await app.signUp());
  expect(body.expiresAt).toBe(app.clock.now() + 7 * DAY_MS);
});

test("the server sets identity and status, whatever the client sends", async () => {
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
  const { body } = await postCar(app, as, sent);
  expect(body).toMatchObject({
    sellerId: as.id,
    status: "active",
    featured: false,
    verified: false,
    soldAt: null,
  });
  expect(body.expiresAt).toBe(app.clock.now() + 30 * DAY_MS);
  const changed = await app.json("PATCH", `/api/cars/${body.id}`, sent, { as });
  expect(changed.body).toEqual({ ...body, rev: expect.any(Number) });
});

test("make, model, city and color are stored by their listed names", async () => {
  const app = testApp();
  const { body } = await postCar(app, await app.signUp(), {
    make: "تيوتا",
    model: "كامري",
    location: "عمان",
    color: "ابيض",
  });
  expect(body).toMatchObject({ make: "Toyota", model: "Camry", location: "Amman", color: "White" });
  const other = await postCar(app, await app.signUp(), { make: "Other", model: "Zastava 750" });
  expect(other.body).toMatchObject({ make: "Other", model: "Zastava 750" });
});

test("refused fields are reported in the caller's language, and nothing is written", async () => {
  const app = testApp();
  const as = await app.signUp();
  const { status, body } = await postCar(app, as, {
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
  const missing = await postCar(app, as, { make: " " });
  expect([missing.status, Object.keys(missing.body.fields)]).toEqual([400, ["make"]]);
  const arabic = await app.json(
    "POST",
    "/api/cars",
    { ...typedCar, price: "" },
    { as, headers: { "Accept-Language": "ar" } },
  );
  expect(arabic.body.fields.price).toBe("السعر مطلوب");
  expect(await app.deps.db.read.$count(listings)).toBe(0);
});

test("no body causes a server error", async () => {
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
  expect(form.status).toBe(415);
  const huge = await postCar(app, as, { description: "x".repeat(70_000) });
  expect(huge.status).toBe(413);
  expect(app.logged).toEqual([]);
});

test("a form sent twice creates one car; without its key the same car twice creates two", async () => {
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

  await app.json("DELETE", `/api/cars/${twice[0]?.body.id}`, undefined, { as });
  const afterDeleting = await send(as, key);
  expect(afterDeleting.status).toBe(201);
  expect(afterDeleting.body.id).not.toBe(twice[0]?.body.id);
});

test("photos keep their order, the first is the cover, and only their uploader can use them", async () => {
  const app = testApp();
  const [as, thief] = [await app.signUp(), await app.signUp()];
  const upload = async (seed: number) => {
    const form = new FormData();
    form.append("files", new File([await plainPhoto(64, 48, seed)], `${seed}.jpg`));
    const response = await app.request("/api/photos", { method: "POST", body: form }, { as });
    return ((await response.json()) as { photos: { url: string }[] }).photos[0]?.url ?? "";
  };
  const [a, b, c] = [await upload(1), await upload(2), await upload(3)];
  const { status, body: car } = await postCar(app, as, { images: [c, a, b] });
  expect([status, car.images]).toEqual([201, [c, a, b]]);
  expect(car.photos.map(({ id }: { id: string }) => `/photos/${id}-1280.webp`)).toEqual([c, a, b]);
  const turned = await app.json("PATCH", `/api/cars/${car.id}`, { images: [b, c] }, { as });
  expect(turned.body.images).toEqual([b, c]);
  expect((await app.json("PATCH", `/api/cars/${car.id}`, { price: 9000 }, { as })).body.images).toEqual([
    b,
    c,
  ]);
  const stolen = await postCar(app, thief, { images: [a] });
  expect([stolen.status, Object.keys(stolen.body.fields)]).toEqual([400, ["images.0"]]);
  for (const image of [
    "http://example.com/a.jpg",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
    "/etc/passwd",
  ]) {
    const refused = await postCar(app, thief, { images: [image] });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["images.0"]]);
  }
  expect((await app.json("GET", "/api/cars")).body).toHaveLength(1);
});
