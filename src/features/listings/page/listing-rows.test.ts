import { expect, test } from "bun:test";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";

test("the whole list is kept as it was sent, until a listing in it changes", async () => {
  const site = testApp();
  const seller = await site.signUp({ phone: "+962791234567" });
  const car = await plantCar(site, seller, { title: "Kia Rio, one owner" });
  const other = await plantCar(site, seller, { title: "Kia Cerato, one owner" });
  const list = async () => (await site.json("GET", "/api/cars")).body;
  const [first] = [await list(), await list()];
  expect(first).toEqual(await list());
  expect(first[1]).toEqual((await site.json("GET", `/api/cars/${car}`)).body);

  await site.json("PATCH", `/api/cars/${car}`, { price: 4321 }, { as: seller });
  expect((await list()).map(({ price }: { price: number }) => price)).toContain(4321);
  await site.json("POST", `/api/cars/${other}/sale`, {}, { as: seller });
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([car]);
});
