import { expect, spyOn, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { LruCache } from "#src/core/lru-cache.ts";
import { MAX_LIST } from "#src/core/query-params.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";

const MORE = 30;

/** A market in which the newest car has the highest price. */
async function marketOf(count: number): Promise<TestApp> {
  const app = testApp();
  const seller = await app.signUp();
  for (let i = 1; i <= count; i++)
    await plantCar(app, seller, { priceCents: i * 100, listedAt: app.clock.now() + i });
  return app;
}

const big = marketOf(MAX_LIST + MORE);
const pricesIn = (body: { price: number }[]) => body.map(({ price }) => price);
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i);

test("a list without pages contains everything", async () => {
  const app = await marketOf(30);
  const all = await app.json("GET", "/api/cars?minPrice=2&page=&pageSize=");
  expect(pricesIn(all.body)).toEqual(down(30, 2));
  expect(all.headers.get("X-Total-Count")).toBe("29");
  expect(all.headers.get("Link")).not.toContain("next");
  expect((await app.json("GET", "/api/cars?page=2")).body).toHaveLength(6);
  const none = await app.json("GET", "/api/cars?minPrice=31");
  expect([none.status, none.body]).toEqual([200, []]);
});

test("the list of number plates contains everything", async () => {
  const app = testApp();
  const seller = await app.signUp();
  for (let i = 1; i <= 30; i++) await plantPlate(app, seller, { plateNumber: `1${i}` });
  expect((await app.json("GET", "/api/number-plates")).body).toHaveLength(30);
});

test("a list of more than 1,000 continues in pages", async () => {
  const app = await big;
  const { body, headers } = await app.json("GET", "/api/cars?location=Amman");
  expect(pricesIn(body)).toEqual(down(MAX_LIST + MORE, MORE + 1));
  expect(headers.get("X-Total-Count")).toBe(String(MAX_LIST + MORE));
  const [, next = ""] = /<([^>]+)>; rel="next"/.exec(headers.get("Link") ?? "") ?? [];
  expect(pricesIn((await app.json("GET", next)).body)).toEqual(down(MORE, 1));
  expect(headers.get("Link")).toContain(`<${next}>; rel="last"`);
});

test("a long list is streamed and not cached", async () => {
  const app = await big;
  const put = spyOn(LruCache.prototype, "put");
  const response = await app.request("/api/cars");
  const sizes: number[] = [];
  for await (const chunk of response.body ?? []) sizes.push(chunk.length);
  expect(sizes.length).toBeGreaterThan(15);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
  expect(put).not.toHaveBeenCalled();
  put.mockRestore();
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("a long list is compressed as %s", async (encoding, decompress) => {
  const app = await big;
  const plain = await (await app.request("/api/cars")).text();
  const response = await app.request("/api/cars", { headers: { "Accept-Encoding": encoding } });
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Vary")).toContain("Accept-Encoding");
  expect(decompress(await response.bytes()).toString()).toBe(plain);
});

test("HEAD returns only the headers", async () => {
  const response = await (await big).request("/api/cars", { method: "HEAD" });
  expect(response.headers.get("X-Total-Count")).toBe(String(MAX_LIST + MORE));
  expect(await response.text()).toBe("");
});

test("admins get all users and listings, or a page of them", async () => {
  const app = await marketOf(30);
  const admin = await app.signUp({ role: "admin" });
  for (let i = 0; i < 28; i++) await app.signUp();
  const get = async (path: string) =>
    (await app.json("GET", `/api/admin/${path}`, undefined, { as: admin })).body;
  expect((await get("users")).users).toHaveLength(30);
  expect((await get("users?page=1")).users).toHaveLength(25);
  expect((await get("listings?state=active")).cars).toHaveLength(30);
  expect((await get("listings?page=2")).cars).toHaveLength(5);
});
