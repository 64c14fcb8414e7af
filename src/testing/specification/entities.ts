import { describe, expect } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { inquiries } from "#src/features/conversations/tables.ts";
import { uploadedPhotos } from "../pages/listing-page.ts";
import { testApp } from "../site/test-app.ts";
import { typedCar } from "../listings/typed-car.ts";
import { typedPlate } from "../listings/typed-plate.ts";
import { wordsOf } from "./elements.ts";
import { journey, says } from "./says.ts";
import { api, page, site } from "./site.ts";

const UUID = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const rania = { name: "Rania", email: "rania@example.com", password: "zaytoun-7" };
const register = async (fields: object = {}) =>
  testApp().json("POST", "/api/auth/register", { ...rania, ...fields });

/** A seller's listing, as posted and as read. */
async function listed(section: string, typed: object) {
  const app = testApp();
  const seller = await app.signUp();
  const images = await uploadedPhotos(app, seller, 2);
  const sent = { engineSize: "2.5 L", features: ["Sunroof"], ...typed, images };
  const { body } = await app.json("POST", `/api/${section}`, sent, { as: seller });
  const read = (await app.json("GET", `/api/${section}/${body.id}`)).body;
  const change = async (fields: object) => {
    app.clock.advance(1000);
    return (await app.json("PATCH", `/api/${section}/${body.id}`, fields, { as: seller })).body;
  };
  const post = (fields: object) =>
    app.json("POST", `/api/${section}`, { ...typed, ...fields }, { as: seller });
  return { app, seller, images, read, change, post, now: app.clock.now() };
}
const car = await listed("cars", typedCar);
const plate = await listed("number-plates", typedPlate);

describe("3. Entities: User", () => {
  const registered = register({ phone: "0791234567", location: "Amman" });
  const user = async () => (await registered).body.user;
  says("id is a generated uuid", async () => expect((await user()).id).toEqual(UUID));
  says("email is unique", async () => {
    const { json } = testApp();
    await json("POST", "/api/auth/register", rania);
    expect((await json("POST", "/api/auth/register", rania)).body.fields).toHaveProperty("email");
  });
  for (const name of ["email", "password", "name"])
    says(`${name} of a user is required`, async () =>
      expect((await register({ [name]: undefined })).body.fields).toHaveProperty(name),
    );
  says("the password is answered to nobody", async () => expect(await user()).not.toHaveProperty("password"));
  says("a user may have a phone", async () => expect((await user()).phone).toBe("+962791234567"));
  says("a user may have a location", async () => expect((await user()).location).toBe("Amman"));
  says("role is user by default", async () => expect((await user()).role).toBe("user"));
  says("the role admin exists", async () =>
    expect((await api("/api/auth/me", "admin")).body.user.role).toBe("admin"),
  );
  says("listingLimit is 5 by default", async () => expect((await user()).listingLimit).toBe(5));
  says("a listingLimit of null is shown as Unlimited", async () => {
    const app = testApp();
    const as = await app.signUp({ listingLimit: null });
    const html = await (await app.request("/search", {}, { as })).text();
    expect(wordsOf(html)).toContain("Listings: Unlimited allowed");
  });
  says("isActive is true by default", async () => expect((await user()).isActive).toBe(true));
  const times = { createdAt: expect.anything(), updatedAt: expect.anything() };
  says("a user has createdAt and updatedAt, after registering", async () =>
    expect(await user()).toMatchObject(times),
  );
  says("a user has createdAt and updatedAt, after logging in", async () => {
    const { json } = testApp();
    await json("POST", "/api/auth/register", rania);
    expect((await json("POST", "/api/auth/login", rania)).body.user).toMatchObject(times);
  });
  says("a user has createdAt and updatedAt, in the session", async () =>
    expect((await api("/api/auth/me", "user")).body.user).toMatchObject(times),
  );
});

/** The statements about all kinds of listings. */
const ofEveryListing = (kind: string, { read, images, seller, change, post, now }: typeof car) => {
  says(`id of a ${kind} is a generated uuid`, () => expect(read.id).toEqual(UUID));
  for (const name of ["title", "description", "location"])
    says(`a ${kind} has ${name}, a text`, () => expect(read[name]).toBeString());
  says(`price of a ${kind} is a decimal`, () => expect(read.price).toBeNumber());
  says(`images of a ${kind} are a list of URLs, the first is the cover`, () =>
    expect(read.images).toEqual(images),
  );
  says(`sellerId of a ${kind} refers to a user`, () => expect(read.sellerId).toBe(seller.id));
  says(`status of a ${kind} is active by default`, () => expect(read.status).toBe("active"));
  says(`featured of a ${kind} is false by default`, () => expect(read.featured).toBe(false));
  says(`verified of a ${kind} is false by default`, () => expect(read.verified).toBe(false));
  says(`expiresAt of a ${kind} is set by the server`, () => expect(read.expiresAt).toBe(now + 30 * DAY_MS));
  says(`createdAt of a ${kind} is when it was listed`, () => expect(read.createdAt).toBe(now));
  says(`updatedAt of a ${kind} is when it was changed`, async () =>
    expect((await change({ price: 100.5 })).updatedAt).toBe(now + 1000),
  );
  says(`price of a ${kind} may arrive as a numeric string`, async () =>
    expect((await change({ price: "1234.56" })).price).toBe(1234.56),
  );
  says(`price of a ${kind} has 10 digits, 2 of them decimals`, async () => {
    expect((await change({ price: 99_999_999.99 })).price).toBe(99_999_999.99);
    for (const price of [100_000_000, 12.345])
      expect((await change({ price })).fields).toHaveProperty("price");
  });
  says(`id, times and status of a ${kind} are not for the sender to say`, async () => {
    const own = { id: "mine", createdAt: 1, updatedAt: 1, expiresAt: 1, featured: true, verified: true };
    const { body } = await post({ ...own, areaCode: 11 });
    expect(body).toMatchObject({ id: UUID, featured: false, verified: false });
    expect([body.createdAt, body.updatedAt, body.expiresAt]).not.toContain(1);
  });
};

describe("3. Entities: Car", () => {
  ofEveryListing("car", car);
  says("year is an integer", () => expect(car.read.year).toBeInteger());
  says("mileage is an integer", () => expect(car.read.mileage).toBeInteger());
  for (const name of ["title", "make", "model", "year", "price", "mileage"].concat([
    "fuelType",
    "transmission",
    "bodyType",
    "location",
  ]))
    says(`${name} of a car is required`, async () => {
      expect(car.read[name]).not.toBeNull();
      expect((await car.post({ [name]: undefined })).body.fields).toHaveProperty(name);
    });
  says("a car may have engineSize", () => expect(car.read.engineSize).toBe("2.5 L"));
  says("a car has color", () => expect(car.read.color).toBe("White"));
  says("features are a list of text", () => expect(car.read.features).toEqual(["Sunroof"]));
});

describe("3. Entities: Number plate", () => {
  ofEveryListing("plate", plate);
  says("a plate has areaCode", () => expect(plate.read.areaCode).toBe("10"));
  says("a plate has plateNumber", () => expect(plate.read.plateNumber).toBe("12321"));
  says("digitCount is an integer", () => expect(plate.read.digitCount).toBe(5));
});

/** A signed-in buyer's inquiry, as stored. */
async function asked(path: string, idName: string, { app, read }: typeof car) {
  const buyer = await app.signUp();
  const contact = { buyerName: "Lina", buyerPhone: "0787654321", buyerEmail: "lina@example.com" };
  const inquiry = { ...contact, [idName]: read.id, message: "Is it still for sale?" };
  const { status } = await app.json("POST", path, inquiry, { as: buyer });
  const [row] = await app.deps.db.read.select().from(inquiries);
  return { status, row, inquiry, buyer, now: app.clock.now() };
}

for (const [kind, path, idName, listing] of [
  ["Car inquiry", "/api/inquiries", "carId", car],
  ["Number plate inquiry", "/api/number-plate-inquiries", "numberPlateId", plate],
] as const)
  describe(`3. Entities: ${kind}`, () => {
    const inquiry = asked(path, idName, listing);
    const row = async () => (await inquiry).row;
    says(`${kind} has an id`, async () => expect((await row())?.id).toEqual(UUID));
    says(`${kind} has ${idName}`, async () => expect((await row())?.listingId).toBe(listing.read.id));
    says(`${kind} has buyerId`, async () => expect((await row())?.buyerId).toBe((await inquiry).buyer.id));
    says(`${kind} has sellerId`, async () => expect((await row())?.sellerId).toBe(listing.seller.id));
    says(`${kind} has message`, async () => expect((await row())?.message).toBe("Is it still for sale?"));
    says(`${kind} has buyerName`, async () => expect((await row())?.buyerName).toBe("Lina"));
    says(`${kind} has buyerPhone`, async () => expect((await row())?.buyerPhone).toBe("+962787654321"));
    says(`${kind} has buyerEmail`, async () => expect((await row())?.buyerEmail).toBe("lina@example.com"));
    says(`${kind} has status, pending by default`, async () => expect((await row())?.status).toBe("pending"));
    says(`${kind} has createdAt`, async () => expect((await row())?.createdAt).toBeNumber());
  });

describe("3. Entities: other shapes", () => {
  says("registration omits role and listingLimit", async () => {
    const { user } = (await register({ role: "admin", listingLimit: 99, id: "mine" })).body;
    expect(user).toMatchObject({ role: "user", listingLimit: 5, id: UUID });
  });
  says("a login is email and password", async () => {
    const { json } = testApp();
    await json("POST", "/api/auth/register", rania);
    const { email, password } = rania;
    expect((await json("POST", "/api/auth/login", { email, password })).status).toBe(200);
    for (const missing of [{ email }, { password }])
      expect((await json("POST", "/api/auth/login", missing)).status).toBe(400);
  });
  says("Stats: totalCars, dealers, cities, sold", async () =>
    expect((await api("/api/stats")).body).toEqual({ totalCars: 1, dealers: 0, cities: 1, sold: 0 }),
  );
  says("advanced filter selections are arrays", async () => {
    const found = async (query: string) => (await api(`/api/cars?${query}`)).body.length;
    for (const [name, value, other] of [
      ["year", "2019", "2018"],
      ["bodyType", "Sedan", "Van"],
      ["fuelType", "Hybrid", "Diesel"],
      ["transmission", "Automatic", "Manual"],
    ])
      expect([name, await found(`${name}=${value}&${name}=${other}`)]).toEqual([name, 1]);
    expect(await found("features=Sunroof&features=Airbags")).toBe(0);
  });
  says("Testimonial: name, location, rating, comment, avatar", async () => {
    const [, card = ""] = (await page("/")).split("<figure");
    expect(wordsOf(`<figure${card}`)).toMatch(/5 out of 5 stars .*two evenings.* RH Rania Haddad Amman/);
  });
  says("Seller lookup: name, location, phone", async () =>
    expect((await api("/api/users/{seller}")).body).toEqual({
      name: "Rania",
      location: "Amman",
      phone: "+962791234567",
    }),
  );
  says("Admin users response: users", async () =>
    expect((await api("/api/admin/users", "admin")).body.users).toBeArrayOfSize(2),
  );
  says("User listings response: cars, numberPlates", async () => {
    const { cars, numberPlates } = (await api("/api/user/listings", "user")).body;
    expect([cars.length, numberPlates.length]).toEqual([2, 1]);
  });
  says("Admin listings response: cars and numberPlates, as they are everywhere", async () => {
    const { body } = await api("/api/admin/listings", "admin");
    expect([body.cars, body.numberPlates].every(Array.isArray)).toBe(true);
    expect(body.cars).toContainEqual(expect.objectContaining((await api("/api/cars/{car}")).body));
    expect(body.numberPlates).toContainEqual(
      expect.objectContaining((await api("/api/number-plates/{plate}")).body),
    );
  });
  says("Session response: user", async () =>
    expect((await api("/api/auth/me", "user")).body.user).toMatchObject({ id: site.seller.id }),
  );
  says(
    "the beta gate's flag is stored in local storage once the password is accepted",
    journey("gate.e2e.ts", "the beta gate hides the site until its password is typed"),
  );
});
