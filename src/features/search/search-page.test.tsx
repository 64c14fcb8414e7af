import { expect } from "bun:test";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { carSearch } from "#src/features/cars/car-search.ts";
import CarSearch from "#src/features/cars/search.island.tsx";
import { findCars } from "#src/features/cars/search-pages.tsx";
import { plateSearch } from "#src/features/plates/plate-search.ts";
import Plates from "#src/features/plates/plates.island.tsx";
import { findPlates } from "#src/features/plates/search-pages.tsx";
import { inLanguage } from "#src/i18n/language.ts";
import { islandHtml } from "#src/shell/island.tsx";
import { testOnSqlite } from "#src/testing/engines.ts";
import { testApp } from "#src/testing/test-app.ts";
import { seedMarket } from "#src/tooling/bench/seed-market.ts";
import { SavedIds } from "#src/ui/saved-ids.ts";
import { toFound } from "./search-kind.ts";

function market() {
  const { deps, clock } = testApp();
  seedMarket(deps.db.sqlite.writer, { forSale: 80, sellers: 3, now: clock.now() });
  return { deps, clock };
}
type Market = ReturnType<typeof market>;

async function cars({ deps, clock }: Market, query: string, signedIn = false) {
  const found = toFound(
    carSearch,
    await findCars(deps, carSearch.filterOf(query)),
    carSearch.toCard,
    clock.now(),
  );
  const island = <CarSearch {...{ query, found, signedIn }} makes={["Kia", "Toyota"]} thisYear={2026} />;
  return { island, ids: (found.cards ?? []).map(({ id }) => id) };
}

async function plates({ deps, clock }: Market, query: string, signedIn = false) {
  const found = toFound(
    plateSearch,
    await findPlates(deps, plateSearch.filterOf(query)),
    plateSearch.toCard,
    clock.now(),
  );
  const island = <Plates {...{ query, found, signedIn }} />;
  return { island, ids: (found.cards ?? []).map(({ id }) => id) };
}

/** Without the preload of the first photo, which stands in the head. */
const atOnce = (name: string, island: ReactNode) =>
  renderToString(island, { identifierPrefix: name }).replace(/^<link rel="preload" [^>]*>/, "");

for (const language of ["en", "ar"] as const)
  testOnSqlite(`a search page with cached cards equals one rendered at once (${language})`, async () => {
    const given = market();
    await inLanguage(language, async () => {
      for (const query of [
        "",
        "sort=price-desc",
        "q=kia",
        "minPrice=9&maxPrice=1",
        "features=Sunroof&page=2",
      ])
        for (const draw of [cars, plates])
          for (const signedIn of [false, true])
            for (const saves of [false, true]) {
              const { island, ids } = await draw(given, query, signedIn);
              const page = <SavedIds value={new Set(saves ? ids.slice(1, 3) : [])}>{island}</SavedIds>;
              const whole = atOnce("search", page);
              expect(whole.includes('name="unsave"')).toBe(saves && ids.length > 1);
              expect(islandHtml("search", page)).toBe(whole);
              expect(islandHtml("search", page)).toBe(whole);
            }
    });
  });

testOnSqlite("a card from the cache shows its current age", async () => {
  const given = market();
  const draw = async () => islandHtml("search", (await cars(given, "")).island);
  const first = await draw();
  given.clock.advance(3_600_000);
  expect(await draw()).not.toBe(first);
});
