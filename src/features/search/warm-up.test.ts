import { expect } from "bun:test";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { postCar } from "#src/testing/listings/typed-car.ts";
import { watchQueries } from "#src/testing/site/watch-queries.ts";
import { warmUp } from "./warm-up.ts";

testOnSqlite("after the warm-up, no search reads all listings or texts", async () => {
  const app = testApp();
  await postCar(app, await app.signUp());
  const watch = watchQueries(app);
  const isOfAll = (query: string) =>
    /order by "(cars|plates|listing_texts)"\."(listing|doc)_id" asc limit/.test(query);
  const first = await watch(() => warmUp(app.deps));
  expect(first.run.filter(isOfAll).length).toBeGreaterThanOrEqual(3);
  const { run } = await watch(async () => {
    for (const path of ["/search?q=clean", "/number-plates?q=clean", "/api/suggestions?q=toy"])
      expect((await app.request(path)).status).toBe(200);
  });
  expect(run.filter(isOfAll)).toEqual([]);
});
