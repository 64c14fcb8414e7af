import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { pick } from "#src/core/pick.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { savedSearchMarket } from "#src/testing/listings/saved-search-market.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";
import { savedSearches } from "./tables.ts";

test("saving stores what the page showed: the filter of its chips, and the words that a listing must have", async () => {
  const { post, structured } = await savedSearchMarket();
  const camry = { make: "Toyota", model: "Camry", year: 2015, title: "Toyota" };
  await post(camry);
  expect(await structured("q=camry+2015")).toBe("make=Toyota&model=Camry&year=2015");
  // No listing has the word.
  expect(await structured("q=camry+zebra")).toBe("make=Toyota&model=Camry");
  expect(await structured("q=toyta")).toBe("make=Toyota");
  await post({ ...camry, title: "Toyota zebra", mileage: 70_000 });
  expect(await structured("q=camry+zebra")).toBe("q=zebra&plain=zebra&make=Toyota&model=Camry");
  expect(await structured("q=ziebra")).toBe("q=zebra&plain=zebra");
  expect(await structured("q=nowhere+jumbo")).toBe("q=nowhere+jumbo&plain=nowhere&plain=jumbo");
  expect(await structured("q=cars+for+sale")).toBe("");
  expect(await structured("")).toBe("");
});

test("chosen filters and typed words narrow each other; words that contradict a filter are required in the listing", async () => {
  const { post, structured } = await savedSearchMarket();
  await post({ make: "Toyota", model: "Camry", year: 2015 });
  expect(await structured("make=Toyota&make=Kia&q=toyota")).toBe("make=Toyota");
  expect(await structured("make=Kia&q=camry")).toBe("q=camry&plain=camry&make=Kia");
  expect(await structured("minYear=2014&maxPrice=20000&q=تحت+12000")).toBe("maxPrice=12000&minYear=2014");
  expect(await structured("features=Sunroof&q=bluetooth")).toBe("features=Sunroof&features=Bluetooth");
  expect(await structured("make=Kia&make=Toyota&q=korean+cars")).toBe("make=Kia");
  expect(await structured("photosOnly=true&q=not+white&sort=price-asc")).toBe(
    "not.color=White&photosOnly=true&sort=price-asc",
  );
});

test.each([
  ["car" as const, ["q=korean+cars", "q=bmw+e36", "q=camry+not+2015", "q=camry+لا+اريد+2014-2016"]],
  [
    "number-plate" as const,
    ["q=not+ending+00", "q=مش+ترميز+10", "q=no+3+digits", "q=not+mirror", "q=not+amman"],
  ],
])(
  "a structured search of a %s is read as it was written, and its page shows the same",
  async (kind, queries) => {
    const { app, structured, post, seller } = await savedSearchMarket();
    await post({ make: "Toyota", model: "Camry", year: 2015 });
    await post({ make: "Hyundai", model: "Elantra", year: 2018 });
    await post({ make: "BMW", model: "320", year: 1996 });
    for (const plateNumber of ["7777", "1500", "123"])
      await app.json("POST", "/api/number-plates", { ...typedPlate, plateNumber }, { as: seller });
    const idsOf = async (query: string) => {
      const { items } = await kindOf(kind).find(app.deps, new URLSearchParams(query), null);
      return (items as { id: string }[]).map(({ id }) => id).toSorted();
    };
    for (const typed of queries) {
      const query = await structured(typed, kind);
      expect([typed, query]).toEqual([typed, expect.not.stringContaining("q=")]);
      expect([typed, query]).not.toEqual([typed, ""]);
      expect([typed, await structured(query, kind)]).toEqual([typed, query]);
      expect([query, await idsOf(query)]).toEqual([query, await idsOf(typed)]);
    }
  },
);

test("searches that the previous release saved are structured once, also if that was interrupted", async () => {
  const { app, save, post, matches } = await savedSearchMarket();
  await post({ make: "Toyota", model: "Camry", year: 2015 });
  await matches();
  app.clock.advance(HOUR_MS);
  const ids = [await save("make=BMW"), await save("make=Kia"), await save("q=toyota")];
  const typed = async (id = "", query = "") =>
    app.deps.db.withTx(async (tx) => {
      await tx.update(savedSearches).set({ query, isStructured: false }).where(eq(savedSearches.id, id));
    });
  await typed(ids[0], "q=camry+2015");
  const next = await post({ make: "Toyota", model: "Camry", year: 2015, mileage: 70_000 });
  const rows = () =>
    app.deps.db.read.select(pick(savedSearches, "id", "query", "isStructured")).from(savedSearches);
  expect((await matches()).toSorted()).toEqual([ids[0], ids[2]].map((id) => `${id} ${next}`).toSorted());
  expect(new Map((await rows()).map(({ id, ...row }) => [id as string | undefined, row]))).toEqual(
    new Map([
      [ids[0], { query: "make=Toyota&model=Camry&year=2015", isStructured: true }],
      [ids[1], { query: "make=Kia", isStructured: true }],
      [ids[2], { query: "make=Toyota", isStructured: true }],
    ]),
  );
});

test("the number of a listing that was found by it is a required word, not everything", async () => {
  const { app, post, saveAs } = await savedSearchMarket();
  const id = await post({ make: "Toyota", model: "Camry" });
  const { number } = (await app.json("GET", `/api/cars/${id}`)).body;
  expect((await saveAs(`q=${encodeURIComponent(`#${number}`)}`)).query).toBe(
    `q=%23${number}&plain=${number}`,
  );
});

test.each(["en", "ar"] as const)(
  "before saving, words that the alerts do not require are named: %s",
  async (language) => {
    const { app, buyer, post } = await savedSearchMarket();
    await post({ make: "Toyota", model: "Camry", year: 2015, title: "Toyota" });
    const start = language === "en" ? "" : "/ar";
    for (const page of ["sheet", "new"]) {
      const path = `${start}/saved-searches/${page}?kind=car&query=${encodeURIComponent("q=camry zebra")}`;
      const html = (await (await app.request(path, {}, { as: buyer })).text()).replaceAll("&#x27;", "'");
      expect(html).toContain(messagesOf[language].savedSearchLeftOut(["zebra"]));
      expect(html).toContain("make=Toyota&amp;model=Camry");
    }
  },
);

test("a country or generation that nobody knows finds nothing", async () => {
  const { app, post } = await savedSearchMarket();
  await post({ make: "Toyota", model: "Camry" });
  const totalOf = async (query: string) => (await app.json("GET", `/api/search/cars?${query}`)).body.total;
  expect(await totalOf("")).toBe(1);
  expect(await totalOf("country=Japanese")).toBe(1);
  for (const query of ["country=Atlantean", "generation=Toyota+X99", "not.year=2000-2025"])
    expect([query, await totalOf(query)]).toEqual([query, 0]);
});
