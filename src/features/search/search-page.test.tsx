import { expect, test } from "bun:test";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { carSearch } from "#src/features/cars/car-search.ts";
import { jsonToCard } from "#src/features/cars/card.ts";
import { findCars, SearchPage } from "#src/features/cars/search-pages.tsx";
import { jsonToPlateCard } from "#src/features/plates/card.ts";
import { plateSearch } from "#src/features/plates/plate-search.ts";
import { findPlates, PlatesPage } from "#src/features/plates/search-pages.tsx";
import { inLanguage } from "#src/i18n/language.ts";
import { CachedHtml, CachedHtmlContext } from "#src/shell/cached-html.tsx";
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

function fromCache(page: ReactNode): string {
  const cachedHtml = new CachedHtml();
  const html = cachedHtml.fill(
    renderToString(<CachedHtmlContext value={cachedHtml}>{page}</CachedHtmlContext>),
  );
  return typeof html === "string" ? "" : new TextDecoder().decode(html);
}

for (const language of ["en", "ar"] as const)
  test(`a search page from cached parts equals one rendered at once (${language})`, async () => {
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
            expect(fromCache(page)).toBe(whole);
            expect(fromCache(page)).toBe(whole);
          }
    });
  });

test("a card from the cache shows its current age", async () => {
  const given = market();
  const first = fromCache(await cars(given, ""));
  given.clock.advance(3_600_000);
  expect(fromCache(await cars(given, ""))).not.toBe(first);
});
