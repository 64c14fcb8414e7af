import { expect, test } from "bun:test";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { carSearch } from "#src/features/cars/car-search.ts";
import { jsonToCard } from "#src/features/cars/card.ts";
import { findCars } from "#src/features/cars/queries/find-cars.ts";
import { SearchPage } from "#src/features/cars/search-page.tsx";
import { jsonToPlateCard } from "#src/features/plates/card.ts";
import { plateSearch } from "#src/features/plates/plate-search.ts";
import { PlatesPage } from "#src/features/plates/plates-page.tsx";
import { findPlates } from "#src/features/plates/queries/find-plates.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { KeptPlaces, Places } from "#src/shell/kept-html.tsx";
import { testApp } from "#src/testing/test-app.ts";
import { seedMarket } from "#src/tooling/bench/seed-market.ts";
import { countsOf } from "./counts.ts";

function market() {
  const { deps, clock } = testApp();
  seedMarket(deps.db.sqlite.writer, { forSale: 80, sellers: 3, now: clock.now() });
  return { deps, clock };
}
type Market = ReturnType<typeof market>;

async function cars({ deps, clock }: Market, query: string, signedIn = false) {
  const { title, items, total, counts, offers, understood, text } = await findCars(
    deps,
    carSearch.filterOf(query),
  );
  const now = clock.now();
  const cards = items.map((car) => jsonToCard(car, now));
  const words = { understood, text };
  const found = { title, cards, total, now, words, counts: countsOf(carSearch.counted, counts), offers };
  return <SearchPage {...{ query, found, signedIn }} makes={["Kia", "Toyota"]} thisYear={2026} />;
}

async function plates({ deps, clock }: Market, query: string, signedIn = false) {
  const { title, items, total, counts, offers, understood, text } = await findPlates(
    deps,
    plateSearch.filterOf(query),
  );
  const cards = items.map(jsonToPlateCard);
  const words = { understood, text };
  const found = {
    title,
    cards,
    total,
    now: clock.now(),
    words,
    counts: countsOf(plateSearch.counted, counts),
    offers,
  };
  return <PlatesPage {...{ query, found, signedIn }} collections={[]} />;
}

function fromParts(page: ReactNode): string {
  const places = new KeptPlaces();
  const html = places.fill(renderToString(<Places value={places}>{page}</Places>));
  return typeof html === "string" ? "" : new TextDecoder().decode(html);
}

for (const language of ["en", "ar"] as const)
  test(`a search that is put together from kept parts is what is drawn in one go (${language})`, async () => {
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
          for (const signedIn of [false, true]) {
            const page = await draw(given, query, signedIn);
            const whole = renderToString(page);
            expect(fromParts(page)).toBe(whole);
            expect(fromParts(page)).toBe(whole);
          }
    });
  });

test("as time goes by, a card's age does", async () => {
  const given = market();
  const first = fromParts(await cars(given, ""));
  given.clock.advance(3_600_000);
  expect(fromParts(await cars(given, ""))).not.toBe(first);
});
