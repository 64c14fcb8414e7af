import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { matchExactly } from "#src/catalog/text.ts";
import { textsIn } from "#src/features/listings/search/search-source.ts";
import { counters, listingTexts } from "#src/features/listings/tables.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { publishCar } from "./actions.ts";
import { carInput } from "./car-input.ts";
import { carTextsStamp, refreshCarTexts } from "./jobs.ts";

test("search texts made with older spellings are rewritten once", async () => {
  const app = testApp();
  const { db } = app.deps;
  const seller = await app.signUp({ listingLimit: null });
  for (let i = 0; i < 60; i++)
    await publishCar(app.deps, seller, carInput.parse({ ...typedCar, title: `Camry number ${i}` }));
  const texts = () => db.read.select().from(listingTexts).orderBy(listingTexts.docId);
  const right = await texts();
  const found = async () => (await matchExactly(textsIn(app.deps.catalogs), "number"))?.docIds.length;
  const spoil = () =>
    db.withTx(async (tx) => {
      await tx.update(listingTexts).set({ title: "", rest: "as it was" });
    });

  await spoil();
  expect(await found()).toBe(0);
  await refreshCarTexts(app.deps);
  expect(await texts()).toEqual(right);
  expect(await found()).toBe(60);

  await spoil();
  await refreshCarTexts(app.deps);
  expect((await texts())[0]?.rest).toBe("as it was");

  await db.withTx(async (tx) => {
    await tx.update(counters).set({ value: 1 }).where(eq(counters.name, "car-texts"));
  });
  await refreshCarTexts(app.deps);
  expect(await texts()).toEqual(right);
});

test("the stamp of all spellings is made in turns with other work", async () => {
  let turns = 0;
  const timer = setInterval(() => void turns++, 0);
  await carTextsStamp();
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
