import { expect, test } from "bun:test";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { PAGE_SIZE } from "#src/core/query-params.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { carSearch } from "#src/features/cars/search/car-search.ts";
import { listMakesForSale } from "#src/features/cars/search/count-cars.ts";
import CarSearch from "#src/features/cars/search/search.island.tsx";
import { findCars } from "#src/features/cars/search/search-pages.tsx";
import { plateSearch } from "#src/features/plates/search/plate-search.ts";
import Plates from "#src/features/plates/search/plates.island.tsx";
import { findPlates } from "#src/features/plates/search/search-pages.tsx";
import { inLanguage } from "#src/i18n/language.ts";
import { href } from "#src/i18n/paths.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp, type TestApp, type TestUser } from "#src/testing/site/test-app.ts";
import { seedMarket } from "#src/tooling/bench/seed-market.ts";
import { SavedIds } from "#src/ui/saved-ids.ts";
import { marksOf, NEW_IDS } from "./new-marks.ts";
import { toFound } from "./search-kind.ts";

function market() {
  const app = testApp({ config: { PAGE_CACHE_MB: 0 } });
  seedMarket(app.deps.db.sqlite.writer, { forSale: 200, sellers: 3, now: app.clock.now() });
  return app;
}

async function cars({ deps, clock }: TestApp, query: string, signedIn: boolean) {
  const results = await findCars(deps, carSearch.filterOf(query));
  const cards = results.items.map((car) => carSearch.toCard(car, clock.now()));
  const props = { query, found: toFound(carSearch.counted, results, cards, clock.now()), signedIn };
  const island = <CarSearch {...props} makes={await listMakesForSale(deps)} thisYear={2026} />;
  return { name: "search", path: "/search", island, ids: cards.map(({ id }) => id) };
}

async function plates({ deps, clock }: TestApp, query: string, signedIn: boolean) {
  const results = await findPlates(deps, plateSearch.filterOf(query));
  const cards = results.items.map((plate) => plateSearch.toCard(plate, clock.now()));
  const props = { query, found: toFound(plateSearch.counted, results, cards, clock.now()), signedIn };
  return {
    name: "plates",
    path: "/number-plates",
    island: <Plates {...props} />,
    ids: cards.map(({ id }) => id),
  };
}

const open = async (app: TestApp, path: string, as?: TestUser) =>
  (await app.request(path, {}, as ? { as } : {})).text();

/** Without the preload of the first photo, which is in the head. */
const atOnce = (name: string, island: ReactNode) =>
  renderToString(island, { identifierPrefix: name }).replace(/^<link rel="preload" [^>]*>/, "");

for (const language of ["en", "ar"] as const)
  testOnSqlite(`a search page with cached cards equals one rendered at once (${language})`, async () => {
    const app = market();
    const buyer = await app.signUp();
    const saved = new Set<string>();
    await inLanguage(language, async () => {
      for (const query of ["", "sort=price-desc", "page=2"])
        for (const draw of [cars, plates])
          for (const as of [undefined, buyer]) {
            const { name, path, island, ids } = await draw(app, query, Boolean(as));
            if (as && saved.size < 4)
              for (const id of ids.slice(1, 3)) {
                await app.json("PUT", `/api/favorites/${id}`, undefined, { as });
                saved.add(id);
              }
            const whole = atOnce(name, <SavedIds value={as ? saved : new Set()}>{island}</SavedIds>);
            const address = href(query ? `${path}?${query}` : path);
            expect((await open(app, address, as)).includes(whole)).toBe(true);
            expect((await open(app, address, as)).includes(whole)).toBe(true);
          }
    });
    expect(saved.size).toBe(4);
  });

test("a cached card shows its current age and its listing's current state", async () => {
  const app = testApp({ config: { PAGE_CACHE_MB: 0 } });
  const seller = await app.signUp();
  const id = await plantCar(app, seller, { title: "First name", priceCents: 900_000 });
  const page = () => open(app, "/search");
  const first = await page();
  expect(first).toContain("First name");
  app.clock.advance(3_600_000);
  const later = await page();
  expect(later).toContain("1 h ago");
  expect(later).not.toBe(first);
  await app.json("PATCH", `/api/cars/${id}`, { title: "Second name" }, { as: seller });
  const edited = await page();
  expect(edited).toContain("Second name");
  expect(edited).not.toContain("First name");
});

test("a cached card shows whether the visitor saved it and whether the address marks it", async () => {
  const app = testApp({ config: { PAGE_CACHE_MB: 0 } });
  const buyer = await app.signUp();
  const id = await plantCar(app, await app.signUp());
  const marked = `/search?${NEW_IDS}=${marksOf([id])}`;
  const plain = await open(app, "/search", buyer);
  expect(plain).not.toContain("New for you");
  expect(await open(app, marked, buyer)).toContain("New for you");
  expect(plain).not.toContain('name="unsave"');
  await app.json("PUT", `/api/favorites/${id}`, undefined, { as: buyer });
  expect(await open(app, "/search", buyer)).toContain('name="unsave"');
});

test("marked listings come first, also from a later page, but only those that the search finds", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const old = await plantCar(app, seller, { title: "Now in the range", priceCents: 900_000 });
  const dear = await plantCar(app, seller, { title: "Out of the range" });
  app.clock.advance(HOUR_MS);
  for (let i = 0; i < PAGE_SIZE; i++) await plantCar(app, seller, { title: "Newer", priceCents: 900_000 });
  const path = "/search?maxPrice=9000";
  expect(await open(app, path)).not.toContain("Now in the range");
  const marks = `${NEW_IDS}=${marksOf([dear, old])}.${"A".repeat(21)}.%F0`;
  const page = await open(app, `${path}&${marks}`);
  expect(page).toContain("25 cars found");
  expect(page).not.toContain("Out of the range");
  expect(page.indexOf("Now in the range")).toBeGreaterThan(0);
  expect(page.indexOf("Now in the range")).toBeLessThan(page.indexOf(">Newer<"));
  expect(await open(app, `${path}&${marks}&page=2`)).toContain("Now in the range");
});
