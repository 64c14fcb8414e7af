import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { removeListing } from "#src/features/listings/life-cycle/own-listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";

/** A market with three cars, 100001 to 100003, and plate 100004. */
async function market() {
  const app = testApp();
  const seller = await app.signUp({ listingLimit: null });
  const list = async (api: string, typed: object, number?: number): Promise<string> => {
    const { id } = (await app.json("POST", api, typed, { as: seller })).body;
    if (number)
      await app.deps.db.withTx((tx) => tx.update(listings).set({ number }).where(eq(listings.id, id)));
    return id;
  };
  const listCar = (changes: object = {}, number?: number) =>
    list("/api/cars", { ...typedCar, ...changes }, number);
  const listPlate = (changes: object = {}, number?: number) =>
    list("/api/number-plates", { ...typedPlate, ...changes }, number);
  const cars = [await listCar(), await listCar({ price: 90_000 }), await listCar()];
  const plate = await listPlate();
  const ids = async (path: string) => {
    const { body } = await app.json("GET", path);
    return (body.items ?? body).map(({ id }: { id: string }) => id);
  };
  const found = (q: string, more = "") => ids(`/api/search/cars?q=${encodeURIComponent(q)}${more}`);
  const leadsTo = async (path: string) => {
    const response = await app.request(encodeURI(path));
    return [response.status, decodeURI(response.headers.get("Location") ?? "")];
  };
  return { app, seller, cars, plate, listCar, listPlate, ids, found, leadsTo };
}

test("a listing's number finds only that listing, in any digits and wording", async () => {
  const { app, cars, ids, found } = await market();
  for (const q of ["100002", "١٠٠٠٠٢", "Ad 100002", "#100002", "إعلان 100002", "رقم الإعلان ١٠٠٠٠٢"]) {
    expect([q, await found(q)]).toEqual([q, [cars[1]]]);
    expect([q, await ids(`/api/cars?q=${encodeURIComponent(q)}`)]).toEqual([q, [cars[1]]]);
    expect(await (await app.request(`/search?q=${encodeURIComponent(q)}`)).text()).toContain(
      'href="/cars/100002-toyota-camry-2019"',
    );
  }
  const { body } = await app.json("GET", "/api/search/cars?q=100002");
  expect(body.facets.make).toEqual([{ value: "Toyota", count: 1 }]);
  expect(await found("إعلان 100009")).toEqual([]);
  expect(await found("100002", "&maxPrice=50000")).toEqual([]);
});

test("a number that also occurs in ads finds its listing first, then those ads", async () => {
  const { app, listCar, ids, found } = await market();
  const written = await listCar({ title: "Camry after 150000 km, second listing" });
  const numbered = await listCar({}, 150_000);
  expect(await found("150000")).toEqual([numbered, written]);
  expect((await app.json("GET", "/api/search/cars?q=150000")).body.total).toBe(2);
  expect(await found("listing 150000")).toEqual([numbered]);
  const both = [await listCar({ title: "Camry, 150001 km" }), await listCar({ title: "150001 km" }, 150_001)];
  expect(await found("150001")).toEqual(both.toReversed());
  expect((await app.json("GET", "/api/search/cars?q=150001")).body.total).toBe(2);
  expect(await ids("/api/cars?q=150000&page=2&pageSize=2")).toEqual([]);
});

test("a number that is also a plate finds its listing first, then the plate", async () => {
  const { listPlate, ids } = await market();
  const plate = await listPlate({ areaCode: "10", plateNumber: "1234" });
  const numbered = await listPlate({ areaCode: "10", plateNumber: "777" }, 101_234);
  expect(await ids("/api/search/number-plates?q=101234")).toEqual([numbered, plate]);
});

test("a listing of another kind or one that is no longer for sale is linked", async () => {
  const { app, seller, cars, leadsTo } = await market();
  const plate = "/number-plates/100004-10-12321";
  for (const q of ["100004", "إعلان 100004"]) {
    expect(await leadsTo(`/search?q=${q}`)).toEqual([302, plate]);
    expect(await leadsTo(`/ar/search?q=${q}`)).toEqual([302, `/ar${plate}`]);
    const { body } = await app.json("GET", `/api/search/cars?q=${encodeURIComponent(q)}`);
    expect(body.numbered).toEqual({ label: "Listing 100004", url: plate });
  }
  await plantCar(app, seller, { status: "sold" });
  expect(await leadsTo("/number-plates?q=100005")).toEqual([302, "/cars/100005-toyota-camry-2019"]);
  await removeListing(app.deps, seller, cars[0] ?? "");
  await plantCar(app, seller, { hold: "review" });
  for (const number of [100_001, 100_006, 100_099])
    expect(await leadsTo(`/search?q=${number}`)).toEqual([200, ""]);
});
