import { expect, test } from "bun:test";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { wordsIn } from "#src/testing/pages/words-in.ts";
import { staffedDealer } from "#src/testing/site/plant-dealer.ts";
import { pageOf } from "#src/testing/site/settled.ts";
import { type TestApp, type TestUser, testApp } from "#src/testing/site/test-app.ts";

const STOCK = "/dealer/stock";
const FEEDS = "/dealer/feeds";

async function showroom() {
  const app = testApp();
  return { app, ...(await staffedDealer(app)) };
}

const put = async (app: TestApp, as: TestUser, stockId: string, fields: object = {}) =>
  (
    await app.json(
      "PUT",
      `/api/dealer/stock/${stockId}`,
      { ...typedCar, title: `Camry ${stockId}`, ...fields },
      { as },
    )
  ).body;

test("the stock shows each car with its number, price, status and who listed it", async () => {
  const { app, manager, sales } = await showroom();
  const car = await put(app, manager, "A-17");
  await put(app, sales, "A-18", { status: "reserved" });
  const page = await pageOf(app, manager, STOCK);
  const words = wordsIn(page);
  for (const text of ["Stock no. A-17", "Available", "Reserved", "16,500 JD", manager.name, sales.name])
    expect(words).toContain(text);
  expect(page).toContain(`href="${car.url}"`);
  expect(page).toContain(`href="/cars/${car.id}/edit"`);
  const own = wordsIn(await pageOf(app, sales, STOCK));
  expect([own.includes("A-18"), own.includes("A-17")]).toEqual([true, false]);
  expect(wordsIn(await pageOf(app, manager, `/ar${STOCK}`))).toContain("متوفرة");
});

test("buttons move a car, and lead back to the same list", async () => {
  const { app, manager } = await showroom();
  const { id } = await put(app, manager, "1");
  const press = (status: string) =>
    app.form(`${STOCK}/${id}?status=available&page=2`, { status }, { as: manager });
  const offered = async () => [
    ...new Set(
      [
        ...(await pageOf(app, manager, STOCK)).matchAll(
          /<button[^>]*value="(available|reserved|sold|withdrawn)"/g,
        ),
      ].map(([, to]) => to),
    ),
  ];
  expect(await offered()).toEqual(["reserved", "sold", "withdrawn"]);
  const moved = await press("reserved");
  expect([moved.status, moved.headers.get("Location")]).toEqual([303, `${STOCK}?status=available&page=2`]);
  expect(await offered()).toEqual(["available", "sold", "withdrawn"]);
  await press("sold");
  expect(await offered()).toEqual(["available", "withdrawn"]);
  await press("withdrawn");
  expect(await offered()).toEqual(["available"]);
  expect(wordsIn(await pageOf(app, manager, STOCK))).toContain("Withdrawn");
  await press("available");
  expect(await offered()).toEqual(["reserved", "sold", "withdrawn"]);
  expect((await press("gone")).status).toBe(400);
});

test("the list has pages of 24, and a filter by status that they keep", async () => {
  const { app, manager } = await showroom();
  for (let i = 0; i < 25; i++) {
    app.clock.advance(1000);
    await put(app, manager, `A-${i}`, i === 3 ? { status: "sold" } : {});
  }
  const shown = async (query: string) =>
    [...(await pageOf(app, manager, STOCK + query)).matchAll(/Stock no\. A-(\d+)/g)].map(([, n]) =>
      Number(n),
    );
  expect(await shown("")).toEqual(Array.from({ length: 24 }, (_, i) => 24 - i));
  expect(await shown("?page=2")).toEqual([0]);
  expect(await shown("?status=sold")).toEqual([3]);
  expect(await shown("?status=reserved")).toEqual([]);
  expect(await pageOf(app, manager, `${STOCK}?status=reserved`)).toContain("No cars here");
  await put(app, manager, "A-3", { status: "available" });
  expect(await pageOf(app, manager, `${STOCK}?status=available`)).toContain(
    `href="${STOCK}?status=available&amp;page=2"`,
  );
});

test("cars are found by part of a title or stock number, and counted by status", async () => {
  const { app, manager } = await showroom();
  await put(app, manager, "CV-17", { title: "كامري نظيفة" });
  await put(app, manager, "CV-18", { title: "Red Kia", status: "sold" });
  await put(app, manager, "X-9", { title: "Blue Kia" });
  const shown = async (query: string) => {
    const page = await pageOf(app, manager, `${STOCK}?${query}`);
    const counts = [...page.matchAll(/class="count">(\d+)</g)].map(([, count]) => Number(count));
    return [[...wordsIn(page).matchAll(/Stock no\. ([\w-]+)/g)].map(([, id]) => id).sort(), counts];
  };
  expect(await shown("q=cv-1")).toEqual([
    ["CV-17", "CV-18"],
    [2, 1, 0, 1, 0],
  ]);
  expect(await shown("q=KIA&status=sold")).toEqual([["CV-18"], [2, 1, 0, 1, 0]]);
  expect((await shown(`q=${encodeURIComponent("كاميرا")}`))[0]).toEqual([]);
  expect((await shown(`q=${encodeURIComponent("كامرى")}`))[0]).toEqual(["CV-17"]);
  const page = await pageOf(app, manager, `${STOCK}?q=cv&status=sold`);
  expect(page).toContain(`href="${STOCK}?q=cv&amp;status=available"`);
});

test("nobody moves a colleague's car as a salesperson, nor another dealer's or a private one", async () => {
  const { app, manager, sales } = await showroom();
  const car = await put(app, manager, "1");
  const own = await app.json("POST", "/api/cars", { ...typedCar, seller: "private" }, { as: manager });
  const other = await staffedDealer(app);
  const press = async (as: TestUser, id: string) =>
    (await app.form(`${STOCK}/${id}`, { status: "sold" }, { as })).status;
  expect(await press(sales, car.id)).toBe(403);
  expect(await press(other.owner, car.id)).toBe(404);
  expect(await press(manager, own.body.id)).toBe(404);
  const stranger = await app.signUp();
  expect((await app.request(STOCK, {}, { as: stranger })).status).toBe(403);
});

test("a form makes a feed, whose address is on the page, and a button revokes it", async () => {
  const { app, owner, manager } = await showroom();
  const made = await app.form(FEEDS, { kind: "xml" }, { as: manager });
  expect([made.status, made.headers.get("Location")]).toEqual([303, FEEDS]);
  const shown = await app.request(FEEDS, {}, { as: owner });
  expect(shown.headers.get("Cache-Control")).toContain("no-transform");
  const page = await shown.text();
  const [address = ""] = /\/feeds\/[\w-]{43}\/cars\.xml/.exec(page) ?? [];
  expect(wordsIn(page)).toContain("Never");
  expect((await app.request(address)).status).toBe(200);
  expect(wordsIn(await pageOf(app, owner, FEEDS))).not.toContain("Never");
  const [, path = ""] = /action="(\/dealer\/feeds\/[^"]+\/revoke)"/.exec(page) ?? [];
  expect((await app.form(path, {}, { as: owner })).headers.get("Location")).toBe(FEEDS);
  expect((await app.request(address)).status).toBe(404);
});

test("the page of feeds says why it made none", async () => {
  const { app, manager } = await showroom();
  const make = (kind: string) => app.form(FEEDS, { kind }, { as: manager });
  await Promise.all(Array.from({ length: 20 }, () => make("meta")));
  const refused = await make("meta");
  expect([refused.status, wordsIn(await refused.text()).includes("There are 20 feeds already.")]).toEqual([
    409,
    true,
  ]);
  expect((await make("rss")).status).toBe(400);
});

test("salespeople get no page of feeds and no link to it", async () => {
  const { app, manager, sales } = await showroom();
  const refused = await app.request(FEEDS, {}, { as: sales });
  expect([refused.status, (await refused.text()).includes("Only owners and managers")]).toEqual([403, true]);
  const links = async (as: TestUser) => (await pageOf(app, as, STOCK)).includes(`href="${FEEDS}"`);
  expect([await links(sales), await links(manager)]).toEqual([false, true]);
});

test("admins have a page for the feeds of the whole site", async () => {
  const { app, manager } = await showroom();
  const admin = await app.signUp({ role: "admin" });
  const path = "/dashboard/feeds";
  expect((await app.form(path, { kind: "meta" }, { as: manager })).status).toBe(403);
  await app.form(path, { kind: "meta" }, { as: admin });
  const page = await pageOf(app, admin, path);
  expect(page).toMatch(/\/feeds\/[\w-]{43}\/meta\.csv/);
  expect(wordsIn(page)).toContain("The cars of all sellers");
  expect(wordsIn(page)).not.toMatch(/your (?:cars|stock)/i);
  expect(await pageOf(app, manager, FEEDS)).not.toContain("meta.csv");
  const [, revoke = ""] = /action="(\/dashboard\/feeds\/[^"]+\/revoke)"/.exec(page) ?? [];
  await app.form(revoke, {}, { as: admin });
  expect(await pageOf(app, admin, path)).not.toContain("meta.csv");
});

test("a car typed by hand gets a stock number that files know; a number is for one car", async () => {
  const { app, manager, sales } = await showroom();
  const { id } = (await app.json("POST", "/api/cars", typedCar, { as: sales })).body;
  await put(app, manager, "A-1");
  const number = async (stockId: string, as: TestUser) =>
    (await app.form(`${STOCK}/${id}/number`, { stockId }, { as })).status;
  expect(await number("a-1", manager)).toBe(409);
  expect(await number(" ", manager)).toBe(400);
  expect(await number("B-7", await app.signUp())).toBe(403);
  expect(await number("B-7", manager)).toBe(303);
  expect(wordsIn(await pageOf(app, sales, STOCK))).toContain("Stock no. B-7");
  expect((await put(app, manager, "b-7", { price: 9000 })).id).toBe(id);
});
