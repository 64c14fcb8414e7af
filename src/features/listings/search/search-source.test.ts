import { expect, spyOn } from "bun:test";
import { carCatalog } from "#src/features/cars/car-catalog.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";

/** ANALYZE's output for a site with 100,000 listings. */
const STATISTICS = [
  "listings_submission_key 112182 29 29",
  "listings_sold 4128 2064 2064 2064 1",
  "listings_hold 1017 339 339",
  "listings_created_at 112182 1",
  "listings_text_hash 112182 112182",
  "listings_sole_item 112182 7",
  "listings_rev 112182 1",
  "listings_featured 112182 56091 28046 1",
  "listings_of_seller 112182 29 1 1 1",
  "listings_seller_id 112182 29 17",
  "listings_newest 112182 56091 18697 1 1 1 1 1 1 1",
  "sqlite_autoindex_listings_1 112182 1",
];

testOnSqlite(
  "only changed listings are read, even if SQLite's statistics say that the table is large",
  async () => {
    const app = testApp();
    const seller = await app.signUp();
    await plantCar(app, seller);
    const { reader } = app.deps.db.sqlite;
    reader.run("DELETE FROM sqlite_stat1");
    for (const [index = "", ...stat] of STATISTICS.map((line) => line.split(" ")))
      reader.query("INSERT INTO sqlite_stat1 VALUES ('listings', ?, ?)").run(index, stat.join(" "));
    reader.run("ANALYZE sqlite_schema");
    const asked = spyOn(reader, "prepare");
    const { rows } = await carCatalog.source(app.deps.db.read).since(0, app.deps.clock.now());
    expect(rows).toHaveLength(1);
    const plans = asked.mock.calls.flatMap(([sql]) =>
      reader
        .query<{ detail: string }, []>(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => detail),
    );
    expect(plans.filter((plan) => /listings_newest|SCAN listings/.test(plan))).toEqual([]);
    expect(plans.join()).toContain("listings_rev");
  },
);
