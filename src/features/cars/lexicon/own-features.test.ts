import { expect, test } from "bun:test";
import { formValuesIn } from "#src/testing/pages/form-values-in.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";

async function site() {
  const app = testApp();
  const seller = await app.signUp({ listingLimit: null });
  const publish = (features: unknown) =>
    app.json("POST", "/api/cars", { ...typedCar, features }, { as: seller });
  const page = async (path: string) => (await app.request(path, {}, { as: seller })).text();
  const post = (path: string, fields: [string, string][]) => {
    const body = new FormData();
    for (const [name, value] of [...Object.entries(typedCar), ...fields]) body.append(name, String(value));
    return app.request(path, { method: "POST", body }, { as: seller });
  };
  const listed = async () => (await app.json("GET", "/api/cars")).body;
  return { app, publish, page, post, listed };
}

test("unlisted features are kept as typed, shown, and found by their words", async () => {
  const { app, publish, page } = await site();
  const { status, body } = await publish(["Sunroof", " Tow  bar", "airbags", "رف سقف", "", "Sunroof"]);
  expect([status, body.features]).toEqual([201, ["Sunroof", "Tow bar", "Airbags", "رف سقف"]]);
  for (const language of ["", "/ar"])
    for (const feature of ["Tow bar", "رف سقف"])
      expect(await page(`${language}/cars/${body.id}`)).toContain(`>${feature}</bdi>`);
  for (const q of ["tow bar", "رف", "sunroof"])
    expect((await app.json("GET", `/api/cars?q=${encodeURIComponent(q)}`)).body).toHaveLength(1);
  expect((await app.json("GET", "/api/cars?q=roof+box")).body).toEqual([]);
  const { facets } = (await app.json("GET", "/api/search/cars")).body;
  expect(facets.features.map(({ value }: { value: string }) => value)).toEqual(["Airbags", "Sunroof"]);
});

test("at most thirty features of forty characters are accepted", async () => {
  const { publish } = await site();
  const many = Array.from({ length: 31 }, (_, i) => `${i} `.padEnd(40, "x"));
  expect((await publish(many.slice(1))).body.features).toEqual(many.slice(1));
  for (const [refused, message] of [
    [many, "At most 30 in total"],
    [["x".repeat(41)], "At most 40 characters each"],
    [[{ name: "Tow bar" }], ""],
  ] as const) {
    const { status, body } = await publish(refused);
    expect(status).toBe(400);
    expect(JSON.stringify(body.fields)).toContain(message);
  }
});

test("the form adds, keeps and removes them without scripts", async () => {
  const { page, post, listed } = await site();
  const boxes: [string, string][] = [["features", "Sunroof"]];
  const own: [string, string] = ["ownFeatures", "Tow bar\r\n\r\nرف سقف"];
  expect((await post("/list-car", [...boxes, own])).status).toBe(303);
  const [{ id, features }] = await listed();
  expect(features).toEqual(["Sunroof", "Tow bar", "رف سقف"]);
  const form = await page(`/ar/cars/${id}/edit`);
  expect(form).toContain("إضافات أخرى");
  const held = formValuesIn(form);
  expect([held["features"], held["ownFeatures"]]).toEqual([["Sunroof"], ["Tow bar\nرف سقف"]]);
  expect((await post(`/cars/${id}/edit`, [...boxes, ["ownFeatures", "رف سقف"]])).status).toBe(303);
  expect((await listed())[0].features).toEqual(["Sunroof", "رف سقف"]);
});

test("refused features stay in the form with the error", async () => {
  const { post } = await site();
  const typed = `Tow bar\n${"x".repeat(41)}`;
  const response = await post("/list-car", [["ownFeatures", typed]]);
  const html = await response.text();
  const [kept] = formValuesIn(html)["ownFeatures"] ?? [];
  expect([response.status, kept?.replaceAll("\r\n", "\n")]).toEqual([400, typed]);
  expect(html).toContain("At most 40 characters each");
});
