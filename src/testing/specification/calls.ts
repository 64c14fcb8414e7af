import { describe, expect } from "bun:test";
import { seedMarket } from "#src/tooling/bench/seed-market.ts";
import { publishedCar, publishedPlate } from "../pages/listing-page.ts";
import { testApp } from "../site/test-app.ts";
import { typedCar } from "../listings/typed-car.ts";
import { typedPlate } from "../listings/typed-plate.ts";
import { journey, says } from "./says.ts";
import { api, get, site } from "./site.ts";

const rania = { name: "Rania", email: "rania@example.com", phone: "0791234567", location: "Amman" };
const USER = { name: "Rania", email: "rania@example.com", phone: "+962791234567", location: "Amman" };

describe("7. Calls: accounts", () => {
  says("GET /api/auth/me answers the field user", async () =>
    expect((await api("/api/auth/me", "user")).body.user).toMatchObject({ name: "Rania", role: "user" }),
  );
  says("GET /api/auth/me fails for who is not authenticated", async () =>
    expect((await api("/api/auth/me")).status).toBe(401),
  );
  says(
    "POST /api/auth/register takes name, email, phone, location and password, and answers user",
    async () => {
      const { status, body } = await testApp().json("POST", "/api/auth/register", {
        ...rania,
        password: "zaytoun-7",
      });
      expect([status, body.user]).toEqual([201, expect.objectContaining(USER)]);
    },
  );
  says("POST /api/auth/login takes credentials and answers user", async () => {
    const { json } = testApp();
    await json("POST", "/api/auth/register", { ...rania, password: "zaytoun-7" });
    const credentials = { email: rania.email, password: "zaytoun-7" };
    const { status, body } = await json("POST", "/api/auth/login", credentials);
    expect([status, body.user]).toEqual([200, expect.objectContaining(USER)]);
  });
  says("POST /api/auth/logout takes nothing", async () =>
    expect((await testApp().json("POST", "/api/auth/logout")).status).toBe(204),
  );
});

/** The number of listings that a query finds. */
const count = async (path: string) => (await api(path)).body.length;
/** Checks that a call returns all matches in a market of over 1,000 cars and 150 plates, but at most 1,000. */
const answersAll = (path: string) => async () => {
  const app = testApp();
  seedMarket(app.deps.db.sqlite.writer, { forSale: 1300, sellers: 10, now: app.clock.now() });
  const { body, headers } = await app.json("GET", path);
  const total = Number(headers.get("X-Total-Count"));
  expect(total).toBeGreaterThan(150);
  expect(body).toHaveLength(Math.min(1000, total));
};
const CAR_FIELDS = ["sellerId", "title", "make", "model", "year", "price", "mileage", "fuelType"].concat(
  ["transmission", "bodyType", "engineSize", "color", "description", "features", "images", "location"],
  ["featured", "verified"],
);

describe("7. Calls: cars", () => {
  says("GET /api/cars/featured answers a list of cars", async () =>
    expect((await api("/api/cars/featured")).body.map(({ id }: { id: string }) => id)).toEqual([
      site.ids.car,
    ]),
  );
  says("GET /api/stats answers totalCars, dealers, cities and sold", async () =>
    expect(Object.keys((await api("/api/stats")).body)).toEqual(["totalCars", "dealers", "cities", "sold"]),
  );
  says("GET /api/cars answers an array of cars", async () =>
    expect((await api("/api/cars")).body).toEqual([expect.objectContaining({ id: site.ids.car })]),
  );
  for (const [name, value, other] of [
    ["make", "Toyota", "Kia"],
    ["model", "Camry", "Rio"],
    ["minPrice", "16500", "16501"],
    ["maxPrice", "16500", "16499"],
    ["location", "Amman", "Irbid"],
    ["year", "2019", "2018"],
    ["fuelType", "Hybrid", "Diesel"],
    ["transmission", "Automatic", "Manual"],
    ["bodyType", "Sedan", "SUV"],
  ])
    says(`GET /api/cars takes ${name}`, async () => {
      expect(await count(`/api/cars?${name}=${value}`)).toBe(1);
      expect(await count(`/api/cars?${name}=${other}`)).toBe(0);
    });
  for (const nothing of ["", "any", "all"])
    says(`GET /api/cars takes '${nothing}' for no filter`, async () =>
      expect(await count(`/api/cars?make=${nothing}&fuelType=${nothing}`)).toBe(1),
    );
  says("GET /api/cars answers all that fit, up to 1,000", answersAll("/api/cars"));
  for (const name of CAR_FIELDS)
    says(`GET /api/cars/{id} answers ${name}`, async () =>
      expect((await api("/api/cars/{car}")).body).toHaveProperty(name),
    );
  says("GET /api/users/{id} answers name, location and phone", async () =>
    expect(Object.keys((await api("/api/users/{seller}")).body)).toEqual(["name", "location", "phone"]),
  );
  says("POST /api/cars takes the form's fields plus features and images", async () => {
    const app = testApp();
    const car = { ...typedCar, engineSize: "2.5 L", features: ["Sunroof", "Bluetooth"], images: [] };
    const { status, body } = await app.json("POST", "/api/cars", car, { as: await app.signUp() });
    expect([status, body]).toEqual([201, expect.objectContaining(car)]);
  });
});

const PLATE_FIELDS = [
  "areaCode",
  "plateNumber",
  "digitCount",
  "title",
  "price",
  "location",
  "description",
].concat(["images", "featured", "verified", "status", "createdAt", "sellerId"]);

describe("7. Calls: number plates", () => {
  says("GET /api/number-plates answers an array of plates", async () =>
    expect((await api("/api/number-plates")).body).toEqual([expect.objectContaining({ id: site.ids.plate })]),
  );
  for (const [name, value, other] of [
    ["areaCode", "12", "13"],
    ["digitCount", "4", "5"],
    ["minPrice", "250", "251"],
    ["maxPrice", "250", "249"],
    ["location", "Amman", "Irbid"],
  ])
    says(`GET /api/number-plates takes ${name}`, async () => {
      expect(await count(`/api/number-plates?${name}=${value}`)).toBe(1);
      expect(await count(`/api/number-plates?${name}=${other}`)).toBe(0);
    });
  says("GET /api/number-plates answers all that fit, up to 1,000", answersAll("/api/number-plates"));
  for (const name of PLATE_FIELDS)
    says(`GET /api/number-plates/{id} answers ${name}`, async () =>
      expect((await api("/api/number-plates/{plate}")).body).toHaveProperty(name),
    );
  says("POST /api/number-plates answers the created plate", async () => {
    const app = testApp();
    const as = await app.signUp();
    const unasked = { digitCount: 1, sellerId: "nobody", status: "sold", featured: true, verified: true };
    const { status, body } = await app.json(
      "POST",
      "/api/number-plates",
      { ...typedPlate, ...unasked },
      { as },
    );
    const own = { digitCount: 5, sellerId: as.id, status: "active", featured: false, verified: false };
    expect([status, body]).toEqual([201, expect.objectContaining({ ...typedPlate, ...own })]);
  });
});

const buyer = { buyerName: "Lina", buyerPhone: "0787654321", buyerEmail: "lina@example.com" };
const message = "Is it still for sale?";

describe("7. Calls: inquiries, users and admins", () => {
  for (const [path, idName, publish] of [
    ["/api/inquiries", "carId", publishedCar],
    ["/api/number-plate-inquiries", "numberPlateId", publishedPlate],
  ] as const)
    says(
      `POST ${path} takes the buyer's name, phone, email and message, ${idName}, sellerId and buyerId`,
      async () => {
        const { app, id, owner } = await publish();
        const sent = {
          ...buyer,
          message,
          [idName]: id,
          sellerId: owner.id,
          buyerId: "me",
          status: "pending",
        };
        expect((await app.json("POST", path, sent)).status).toBe(201);
        const { body } = await app.json("GET", "/api/inquiries", undefined, { as: owner });
        expect(body).toEqual([
          expect.objectContaining({ buyerName: "Lina", message, listingId: id, status: "pending" }),
        ]);
      },
    );
  says("GET /api/admin/users answers users", async () =>
    expect((await api("/api/admin/users", "admin")).body.users).toBeArray(),
  );
  for (const path of ["/api/admin/listings", "/api/user/listings"])
    says(`GET ${path} answers cars and numberPlates`, async () => {
      const { body } = await api(path, path.includes("admin") ? "admin" : "user");
      expect([body.cars, body.numberPlates]).toEqual([expect.any(Array), expect.any(Array)]);
    });
  says("PATCH /api/admin/users/{id}/listing-limit takes limit", async () => {
    const app = testApp();
    const [as, other] = [await app.signUp({ role: "admin" }), await app.signUp()];
    await app.json("PATCH", `/api/admin/users/${other.id}/listing-limit`, { limit: 12 }, { as });
    expect((await app.json("GET", "/api/auth/me", undefined, { as: other })).body.user.listingLimit).toBe(12);
  });
  for (const [path, publish] of [
    ["cars", publishedCar],
    ["number-plates", publishedPlate],
  ] as const)
    for (const [method, rest] of [
      ["DELETE", ""],
      ["PATCH", "/reboost"],
    ] as const)
      says(`${method} /api/admin/${path}/{id}${rest} takes nothing`, async () => {
        const { app, id } = await publish();
        const as = await app.signUp({ role: "admin" });
        const { status } = await app.json(method, `/api/admin/${path}/${id}${rest}`, undefined, { as });
        expect([status, method]).toEqual([method === "DELETE" ? 204 : 200, method]);
      });
});

/** The greeting at the start of a chat with a seller. */
const greeting = async (path: string) => {
  const chat = new URL((await get(path)).headers.get("Location") ?? "");
  return [chat.pathname, chat.searchParams.get("text") ?? ""];
};

describe("7. Calls: outside of the API", () => {
  says(
    "the newsletter and Apply Filters stay on the page and lead to the search",
    journey("home.e2e.ts", "the newsletter form works without leaving the page"),
    journey("home.e2e.ts", "applied filters are announced and shown on the search page"),
  );
  says("the messaging-app link goes to the digits of the seller's phone", async () =>
    expect((await greeting("/cars/{car}/whatsapp"))[0]).toBe("/962791234567"),
  );
  says("the greeting names year, make, model and the price in JOD", async () =>
    expect((await greeting("/cars/{car}/whatsapp"))[1]).toMatch(/2019 Toyota Camry .*16,500 JOD/),
  );
  says("the greeting names the plate and the price in JOD", async () =>
    expect((await greeting("/number-plates/{plate}/whatsapp"))[1]).toMatch(/12-7777 .*250 JOD/),
  );
});
