import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { newId } from "#src/core/ids.ts";
import { MAX_FOUND } from "#src/core/pagination.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { office } from "#src/testing/site/office.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import type { AdminListing } from "./queries/listings.ts";
import type { AdminUser } from "./shapes.ts";

test("users are found by name, email or phone, and filtered by state and sorted", async () => {
  const { admin, app, seller, call } = await office();
  const third = await app.signUp({ name: "Aws", isActive: false, listingLimit: 999_999 });
  const found = async (query: string) =>
    ((await call("GET", `/users${query}`)).body.users as AdminUser[]).map(({ id }) => id);
  expect(await found("")).toEqual([third.id, seller.id, admin.id]);
  expect(await found("?sort=oldest")).toEqual([admin.id, seller.id, third.id]);
  expect(await found("?sort=name")).toEqual([third.id, admin.id, seller.id]);
  expect(await found("?q=rani")).toEqual([seller.id]);
  expect(await found(`?q=${encodeURIComponent(seller.email.toUpperCase())}`)).toEqual([seller.id]);
  expect(await found("?q=0791234567")).toEqual([seller.id]);
  expect(await found("?q=%2B962+79+123")).toEqual([seller.id]);
  expect(await found(`?q=${third.id.toUpperCase()}`)).toEqual([third.id]);
  expect(await found(`?q=${third.id}&state=admin`)).toEqual([]);
  expect(await found("?q=example.com&sort=oldest")).toEqual([admin.id, seller.id, third.id]);
  expect(await found("?q=example.com&sort=name")).toEqual([third.id, admin.id, seller.id]);
  expect(await found("?q=example.com&state=active")).toEqual([seller.id, admin.id]);
  expect(await found("?q=%25%22%27%00")).toHaveLength(3);
  expect(await found("?state=suspended")).toEqual([third.id]);
  expect(await found("?state=admin&page=99")).toEqual([admin.id]);
  expect(await found("?state=nonsense&sort=nonsense&page=-4")).toHaveLength(3);
});

test("users are found by state and parts of their name as soon as the state changes", async () => {
  const { admin, seller, call } = await office();
  const found = async (query: string) =>
    ((await call("GET", `/users?${query}`)).body.users as AdminUser[]).map(({ id }) => id);
  const states = ["suspended", "verified", "admin"];
  const seen = async () => Promise.all(states.map((state) => found(`q=rania&state=${state}`)));
  const nobody = [[], [], []];
  expect(await seen()).toEqual(nobody);
  await call("PATCH", `/users/${seller.id}`, { verified: true });
  expect(await seen()).toEqual([[], [seller.id], []]);
  await call("PATCH", `/users/${seller.id}`, { isActive: false });
  expect(await seen()).toEqual([[seller.id], [seller.id], []]);
  expect(await found("state=suspended&sort=name")).toEqual([seller.id]);
  await call("PATCH", `/users/${seller.id}`, { isActive: true, verified: false });
  expect(await seen()).toEqual(nobody);
  expect(await found("q=huda&state=admin")).toEqual([admin.id]);
  // The index marks states with words such as `!a!`, which a search must not find.
  expect(await found("q=!a!")).toEqual([]);
});

test("listings in every state are found by word, seller, kind, state and badge", async () => {
  const { app, seller, call } = await office();
  const now = app.clock.now();
  const other = await app.signUp({ name: "Omar" });
  const active = await plantCar(app, seller, { featured: true });
  const expired = await plantCar(app, seller, { expiresAt: now });
  const sold = await plantCar(app, other, { status: "sold", soldAt: now });
  const hidden = await plantCar(app, other, { hold: "hidden" });
  const removed = await plantCar(app, other, { status: "removed", removedAt: now });
  const plate = await plantPlate(app, other);
  const found = async (query: string) => {
    const { body } = await call("GET", `/listings${query}`);
    return [...body.cars, ...body.numberPlates].map(({ id }: AdminListing) => id);
  };
  expect(await found("")).toEqual([hidden, sold, expired, active, plate]);
  expect(await found("?state=active")).toEqual([active, plate]);
  expect(await found("?state=expired")).toEqual([expired]);
  expect(await found("?state=sold")).toEqual([sold]);
  expect(await found("?state=hidden")).toEqual([hidden]);
  expect(await found("?state=removed")).toEqual([removed]);
  expect(await found("?kind=number-plate")).toEqual([plate]);
  expect(await found("?badge=featured")).toEqual([active]);
  expect(await found(`?seller=${seller.id}`)).toEqual([expired, active]);
  expect(await found(`?q=${active}`)).toEqual([active]);
  expect(await found("?q=oma&kind=car")).toEqual([hidden, sold]);
  expect(await found(`?q=${other.email}&kind=car`)).toEqual([hidden, sold]);
  expect(await found(`?q=${removed}`)).toEqual([removed]);
  expect(await found(`?q=${other.id}&state=hidden`)).toEqual([hidden]);
  expect(await found(`?q=https://markaba.test/ar/cars/${sold}?x=1`)).toEqual([sold]);
  expect(await found("?q=%22%29+OR")).toEqual([]);
  for (const q of ["100005", "Listing 100005", "إعلان ١٠٠٠٠٥", "#100005"])
    expect(await found(`?q=${encodeURIComponent(q)}`)).toEqual([removed]);
  expect(await found("?q=100006&state=removed")).toEqual([]);
  for (const address of ["/ar/cars/100003-toyota-camry-2019?x=1", "/cars/100003"])
    expect(await found(`?q=https://markaba.test${address}`)).toEqual([sold]);
});

test("cars and number plates have their public fields and those for admins", async () => {
  const { app, seller, call } = await office();
  const ids = { cars: await plantCar(app, seller), numberPlates: await plantPlate(app, seller) };
  const { body } = await call("GET", "/listings");
  for (const [list, path] of [
    ["cars", "/api/cars"],
    ["numberPlates", "/api/number-plates"],
  ] as const) {
    const [listing] = body[list];
    expect(listing).toMatchObject((await app.json("GET", `${path}/${ids[list]}`)).body);
    expect(listing).toMatchObject({ state: "active", status: "active", sellerName: "Rania", flags: [] });
    expect(listing.rev).toBeNumber();
  }
  expect(body.cars[0]).toMatchObject({ price: 16_500, make: "Toyota", model: "Camry", images: [] });
  expect(body.numberPlates[0]).toMatchObject({ areaCode: "10", digitCount: 5 });
  expect(body).not.toHaveProperty("items");
});

test("pages, totals and filters apply to each list", async () => {
  const { app, seller, call } = await office();
  for (let i = 0; i < 26; i++) await plantCar(app, seller);
  for (let i = 0; i < 2; i++) await plantPlate(app, seller);
  const seen = async (query: string) => {
    const { cars, numberPlates, totals, page } = (await call("GET", `/listings${query}`)).body;
    return { cars: cars.length, numberPlates: numberPlates.length, totals, page };
  };
  const totals = { cars: 26, numberPlates: 2 };
  expect(await seen("?page=1")).toEqual({ cars: 25, numberPlates: 2, totals, page: 1 });
  expect(await seen("?page=2")).toEqual({ cars: 1, numberPlates: 0, totals, page: 2 });
  expect(await seen("?page=2&pageSize=20")).toEqual({ cars: 6, numberPlates: 0, totals, page: 2 });
  expect(await seen("?pageSize=1")).toEqual({ cars: 1, numberPlates: 1, totals, page: 1 });
  expect(await seen("?page=99")).toEqual({ cars: 1, numberPlates: 0, totals, page: 2 });
  expect(await seen("?kind=number-plate&page=2")).toEqual({
    cars: 0,
    numberPlates: 2,
    totals: { cars: 0, numberPlates: 2 },
    page: 1,
  });
});

test("flagged listings are found by their flag until an admin dismisses it", async () => {
  const { call, publish } = await office();
  const { id: called } = await publish({ description: "Call me at 079 123 4567 at any time of the day." });
  const { id: unused } = await publish({ year: 2018, mileage: 0 });
  await publish();
  const found = async (flag: string) =>
    ((await call("GET", `/listings?flag=${flag}`)).body.cars as AdminListing[]).map(({ id }) => id);
  expect(await found("any")).toEqual([unused, called]);
  expect(await found("mileage-zero")).toEqual([unused]);
  expect(await found("price-low")).toEqual([]);
  expect(await found("nonsense")).toHaveLength(3);
  await call("POST", `/reviews/${unused}`, { verdict: "approved" });
  expect(await found("any")).toEqual([called]);
});

test("a row shows its flags until dismissed, and its age only where that matters", async () => {
  const { app, admin, call, publish } = await office();
  const { id } = await publish({ description: "Call me at 079 123 4567 at any time of the day." });
  const flags = async () => (await call("GET", `/listings?q=${id}`)).body.cars[0].flags;
  const page = async () => (await app.request(`/dashboard/listings?q=${id}`, {}, { as: admin })).text();
  expect(await flags()).toMatchObject([{ rule: "contact-in-text" }]);
  expect(await page()).toContain("Contact details in the text: 079 123 4567");
  await call("POST", `/reviews/${id}`, { verdict: "approved" });
  expect(await flags()).toEqual([]);
  expect(await page()).toContain(">30d<");
  await call("POST", `/reviews/${id}`, { verdict: "rejected", reason: "sold" });
  expect(await page()).not.toContain(">30d<");
});

test("without scripts there is nothing to choose listings with", async () => {
  const { admin, app, seller } = await office();
  await plantCar(app, seller);
  const html = await (await app.request("/dashboard/listings", {}, { as: admin })).text();
  expect(html).toMatch(/class="panel sticky[^"]* noscript:hidden"/);
  expect(html).toMatch(/<div class="noscript:hidden"><label [^>]*><input [^>]*type="checkbox"/);
});

test("a filter finds at most five hundred and says that there are more; the unfiltered list has every page", async () => {
  const { app, admin, seller, call } = await office();
  const now = app.clock.now();
  const [person] = await app.deps.db.read.select().from(users).where(eq(users.id, seller.id));
  if (!person) throw new Error("The seller is gone");
  await app.deps.db.withTx(async (tx) => {
    for (let i = 0; i < MAX_FOUND; i++) {
      const email = `many${i}@example.com`;
      await tx.insert(users).values({ ...person, id: newId(), name: `Many ${i}`, email, emailKey: email });
      await recordAudit(
        tx,
        { actor: admin, action: "user.limit", subject: { kind: "user", id: "u", name: `Many ${i}` } },
        now,
      );
    }
  });
  const seen = async (path: string) => {
    const { total, more, page } = (await call("GET", path)).body;
    return { total, more, page };
  };
  expect(await seen("/users")).toEqual({ total: MAX_FOUND + 2, more: false, page: 1 });
  expect(await seen("/users?page=99")).toEqual({ total: MAX_FOUND + 2, more: false, page: 21 });
  expect(await seen("/users?q=many")).toEqual({ total: MAX_FOUND, more: false, page: 1 });
  expect(await seen("/users?q=example&page=99")).toEqual({ total: MAX_FOUND, more: true, page: 20 });
  expect(await seen("/users?state=active")).toEqual({ total: MAX_FOUND, more: true, page: 1 });
  const page = async (path: string) => (await app.request(path, {}, { as: admin })).text();
  expect(await page("/dashboard/users?q=example")).toContain("Showing the first 500 results.");
  expect(await page("/ar/dashboard/users?q=example")).toContain("هذه أول 500 نتيجة");
  expect(await page("/dashboard/users?q=many")).toContain("500 users");
  expect(await page("/dashboard/audit?q=many")).toContain("500 entries");
});
