import { expect, test } from "bun:test";
import { cars } from "#src/features/cars/tables.ts";
import { listings } from "#src/features/listings/tables.ts";
import { eq } from "drizzle-orm";
import { postCar } from "#src/testing/listings/typed-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { flatRows } from "./rows-as-json.ts";

test("rows read as JSON are those of drizzle: texts, numbers, flags, times, lists and nulls", async () => {
  const app = testApp();
  await postCar(app, await app.signUp(), { features: ["Sunroof"], title: 'كامري "نظيفة" 100%' });
  const { read } = app.deps.db;
  const select = () => read.select().from(listings);
  const rows = await select();
  expect(rows).toHaveLength(1);
  expect(await flatRows(read, select())).toEqual(rows);
  const joined = () =>
    read
      .select({ title: listings.title, features: cars.features, paint: cars.paint })
      .from(listings)
      .innerJoin(cars, eq(cars.listingId, listings.id));
  expect(await flatRows(read, joined())).toEqual(await joined());
});
