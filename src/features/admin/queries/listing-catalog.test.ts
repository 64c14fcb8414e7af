import { expect, test } from "bun:test";
import { newId } from "#src/core/ids.ts";
import { DAY_MS } from "#src/core/time.ts";
import { flags, listings, listingTexts } from "#src/features/listings/tables.ts";
import { office } from "#src/testing/site/office.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { stateOf } from "./listing-catalog.ts";
import { type AdminListing, listListings } from "./listings.ts";
import { LISTING_STATES, type ListingFilter, readListingFilter } from "../schema.ts";

const STANDINGS = [
  {},
  { expiresAt: 1 },
  { status: "sold" },
  { status: "sold", expiresAt: 1 },
  { hold: "review" },
  { hold: "rejected", expiresAt: 1 },
  { hold: "hidden", status: "sold" },
  { sellerActive: false },
  { sellerActive: false, hold: "hidden" },
  { status: "removed", hold: "hidden" },
] as const;
const RULES = [null, "price-low", "contact-in-text"] as const;

const NO_FILTER = readListingFilter(new URLSearchParams());

/** Cars and plates in every state, with and without badges and flags, of two sellers. */
async function everyStanding() {
  const desk = await office();
  const { app, seller } = desk;
  const other = await app.signUp({ name: "Omar" });
  let docId = 0;
  for (const [i, standing] of STANDINGS.entries())
    for (const [j, rule] of RULES.entries())
      for (const plant of [plantCar, plantPlate]) {
        const badges = { featured: i % 2 === 0, verified: j === 1 };
        const id = await plant(app, (i + j) % 3 ? seller : other, { ...badges, ...standing });
        const passedAt = i % 5 ? null : 1;
        await app.deps.db.withTx(async (tx) => {
          const title = plant === plantCar ? "camry" : "plate";
          // Removed listings have no row in the text table.
          if (!("status" in standing && standing.status === "removed"))
            await tx.insert(listingTexts).values({ docId: ++docId, listingId: id, title, rest: "" });
          if (rule)
            await tx.insert(flags).values({ listingId: id, rule, detail: {}, createdAt: 1, passedAt });
        });
      }
  return desk;
}

test("combined filters find what each of them finds, with and without words", async () => {
  const { app, seller } = await everyStanding();
  const now = app.clock.now();
  const rows = await app.deps.db.read.select().from(listings);
  const noticed = await app.deps.db.read.select().from(flags);
  const wanted = ({ kind, state, seller, badge, flag, q }: ListingFilter) =>
    rows
      .filter(
        (row) =>
          (!kind || row.kind === kind) &&
          (state ? stateOf(row, now) === state : row.status !== "removed") &&
          (!seller || row.sellerId === seller) &&
          (!badge || row[badge]) &&
          (!q || (row.kind === "car" && row.status !== "removed")) &&
          (!flag ||
            noticed.some(
              (one) => one.listingId === row.id && !one.passedAt && (flag === "any" || one.rule === flag),
            )),
      )
      .map(({ id }) => id)
      .sort((a, b) => (a < b ? 1 : -1));
  let filled = 0;
  for (const kind of [null, "car", "number-plate"] as const)
    for (const state of [null, ...LISTING_STATES])
      for (const from of [null, seller.id])
        for (const badge of [null, "featured"] as const)
          for (const flag of [null, "any", "price-low"] as const)
            for (const q of ["", "camry"]) {
              const filter = { ...NO_FILTER, kind, state, seller: from, badge, flag, q };
              const ids = wanted(filter);
              const { cars, numberPlates, totals, total } = await listListings(app.deps, filter);
              const idsOf = (name: string) =>
                ids.filter((id) => rows.find((row) => row.id === id)?.kind === name);
              const [ofCars, ofPlates] = [idsOf("car"), idsOf("number-plate")];
              const lists = [cars, numberPlates].map((list) => list.map(({ id }) => id));
              expect({ filter, lists, totals, total }).toEqual({
                filter,
                lists: [ofCars.slice(0, 25), ofPlates.slice(0, 25)],
                totals: { ...totals, cars: ofCars.length, numberPlates: ofPlates.length },
                total: ids.length,
              });
              if (ids.length > 0) filled++;
            }
  expect(filled).toBeGreaterThan(150);
});

test("the list shows every change right away: time, badges, verdicts, reports, suspension, removal", async () => {
  const { app, seller, call, publish } = await office();
  const { id } = await publish({ title: "Camry of Rania" });
  const found = async (query: string) => {
    const { body } = await call("GET", `/listings?q=camry&${query}`);
    return body.cars.length === 1;
  };
  expect(await found("state=active")).toBe(true);
  await call("PATCH", `/cars/${id}`, { featured: true });
  expect(await found("badge=featured&state=active")).toBe(true);
  await call("POST", `/reviews/${id}`, { verdict: "hidden", reason: "sold" });
  expect([await found("state=active"), await found("state=hidden")]).toEqual([false, true]);
  await call("POST", `/reviews/${id}`, { verdict: "shown" });
  for (const name of ["Dana", "Aws", "Lina"]) {
    const as = await app.signUp({ name });
    await app.json("POST", "/api/reports", { listingId: id, reason: "sold" }, { as });
  }
  expect(await found("flag=reported")).toBe(true);
  const { body } = await call("GET", "/reports");
  await call("PATCH", `/reports/${body.items[0].id}`, { status: "dismissed" });
  expect(await found("flag=reported")).toBe(false);
  await call("PATCH", `/users/${seller.id}`, { isActive: false });
  expect(await found("state=suspended")).toBe(true);
  await call("PATCH", `/users/${seller.id}`, { isActive: true });
  app.clock.advance(31 * DAY_MS);
  const later = await app.signUp({ role: "admin" });
  expect((await call("GET", "/listings?q=camry&state=expired", undefined, later)).body.total).toBe(1);
  await call("DELETE", `/cars/${id}`, undefined, later);
  const { body: gone } = await call("GET", "/listings?state=removed", undefined, later);
  const removed: AdminListing[] = gone.cars;
  expect(removed.map((listing) => listing.id)).toEqual([id]);
});

test("an id finds its listing only if it matches the filter", async () => {
  const { app, seller, call } = await office();
  const id = await plantCar(app, seller, { featured: true });
  const found = async (query: string) => (await call("GET", `/listings?q=${id}${query}`)).body.total;
  const fitting = ["", "&kind=car", "&state=active", `&seller=${seller.id}`, "&badge=featured"];
  const not = ["&kind=number-plate", "&state=sold", `&seller=${newId()}`, "&badge=verified", "&flag=any"];
  expect(await Promise.all(fitting.map(found))).toEqual([1, 1, 1, 1, 1]);
  expect(await Promise.all(not.map(found))).toEqual([0, 0, 0, 0, 0]);
});
