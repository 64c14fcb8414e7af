import { expect, test } from "bun:test";
import { CITIES } from "#src/features/places/places.ts";
import { testApp } from "#src/testing/test-app.ts";
import { getSetting } from "./queries.ts";
import { siteSettings } from "./tables.ts";

async function stored(value: unknown) {
  const { deps } = testApp();
  await deps.db.withTx((tx) =>
    tx.insert(siteSettings).values({ name: "testimonials", value, updatedAt: deps.clock.now() }),
  );
  return getSetting(deps.db.read, "testimonials");
}

test("three testimonials in both languages are the default", async () => {
  const first = await getSetting(testApp().deps.db.read, "testimonials");
  expect(first).toHaveLength(3);
  for (const { name, comment, location } of first) {
    expect(CITIES).toContain(location);
    for (const text of [name.ar, comment.ar]) expect(text).toMatch(/\p{Script=Arabic}/u);
    for (const text of [name.en, comment.en]) expect(text).not.toMatch(/\p{Script=Arabic}/u);
  }
});

test("stored testimonials replace the default, an empty list hides them, invalid values are ignored", async () => {
  const own = {
    name: { en: "Huda", ar: "هدى" },
    location: "Salt",
    rating: 3,
    comment: { en: "Fine.", ar: "جيد." },
    avatar: null,
  };
  expect(await stored([own])).toEqual([own]);
  expect(await stored([])).toEqual([]);
  expect(await stored([{ ...own, rating: 6 }])).toHaveLength(3);
  expect(await stored("nothing")).toHaveLength(3);
});
