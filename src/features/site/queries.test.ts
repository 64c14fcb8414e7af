import { expect, test } from "bun:test";
import { testApp } from "#src/testing/site/test-app.ts";
import { getSetting } from "./queries.ts";
import { siteSettings } from "./tables.ts";

async function stored(value: unknown) {
  const { deps } = testApp();
  await deps.db.withTx((tx) =>
    tx.insert(siteSettings).values({ name: "testimonials", value, updatedAt: deps.clock.now() }),
  );
  return getSetting(deps.db.read, "testimonials");
}

test("there are no testimonials until an admin adds some; invalid values are ignored", async () => {
  const own = {
    name: { en: "Huda", ar: "هدى" },
    location: "Salt",
    rating: 3,
    comment: { en: "Fine.", ar: "جيد." },
    avatar: null,
  };
  expect(await getSetting(testApp().deps.db.read, "testimonials")).toEqual([]);
  expect(await stored([own])).toEqual([own]);
  expect(await stored([])).toEqual([]);
  expect(await stored([{ ...own, rating: 6 }])).toEqual([]);
  expect(await stored("nothing")).toEqual([]);
});
