import { expect, test } from "bun:test";
import { markSold, removeListing } from "#src/features/listings/life-cycle/own-listings.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { addressOf } from "#src/testing/pages/listing-address.ts";

async function market() {
  const app = testApp();
  const seller = await app.signUp();
  const open = async (path: string, as?: typeof seller) =>
    (await app.request(path, {}, as ? { as } : {})).text();
  const idsIn = (html: string) => [...html.matchAll(/ value="([^"]*)" data-favorite/g)].map(([, id]) => id);
  return { app, seller, open, idsIn };
}

test("cars and plates are in the browser's order, with hearts; sold and expired ones say so, removed ones are left out", async () => {
  const { app, seller, open, idsIn } = await market();
  const [first, sold, removed] = [
    await plantCar(app, seller),
    await plantCar(app, seller),
    await plantCar(app, seller),
  ];
  const plate = await plantPlate(app, seller);
  const held = await plantCar(app, seller, { hold: "hidden" });
  await markSold(app.deps, seller, sold);
  await removeListing(app.deps, seller, removed);
  const expired = await plantCar(app, seller, { expiresAt: 1 });
  const html = await open(`/viewed?ids=${[plate, removed, sold, "none", held, expired, first].join()}`);
  expect(idsIn(html)).toEqual([plate, sold, expired, first]);
  for (const badge of [/Sold/g, /Expired/g]) expect(html.match(badge)).toHaveLength(1);
  expect(html).toContain(`href="${await addressOf(app, plate)}"`);
  expect(await open(`/ar/viewed?ids=${first}`)).toContain(`href="/ar${await addressOf(app, first)}"`);
});

test("at most twelve are rendered, and invalid ids give none", async () => {
  const { app, seller, open, idsIn } = await market();
  const ids: string[] = [];
  for (let i = 0; i < 13; i++) ids.push(await plantCar(app, seller));
  expect(idsIn(await open(`/viewed?ids=${ids.join()}`))).toEqual(ids.slice(0, 12));
  for (const nonsense of ["", "?ids=", "?ids=%27,%00,../x", `?ids=${"x".repeat(3000)}`])
    expect(await open(`/viewed${nonsense}`)).toBe("");
});

test("a listing's page is stored in the history, except for its owner; nothing is shown before the script runs", async () => {
  const { app, seller, open } = await market();
  const [car, plate] = [await plantCar(app, seller), await plantPlate(app, seller)];
  for (const path of [`/cars/${car}`, `/number-plates/${plate}`]) {
    const id = path.split("/").at(-1);
    expect(await open(path)).toMatch(
      new RegExp(
        `id="viewed" aria-labelledby="viewed-title" data-from="/viewed" data-listing="${id}" hidden`,
      ),
    );
    expect(await open(path, seller)).not.toContain("data-listing");
  }
  expect(await open("/")).toMatch(/id="viewed" aria-labelledby="viewed-title" data-from="\/viewed" hidden/);
});
