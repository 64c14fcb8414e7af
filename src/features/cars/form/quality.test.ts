import { expect, test } from "bun:test";
import { carMarket } from "#src/testing/listings/car-market.ts";
import { DAY_MS } from "#src/core/time.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { lacksWarranty, nextToAdd, qualityOf } from "./quality.ts";

const bare = { photos: 0, descriptionLength: 0, features: 0, mileageKm: 0, inspection: null, customs: null };
const full = {
  photos: 8,
  descriptionLength: 300,
  features: 5,
  mileageKm: 90_000,
  inspection: "four-good",
  customs: "cleared",
};

test.each([
  [bare, 0, "Add 8 more photos"],
  [{ ...bare, photos: 7 }, 35, "Write more"],
  [{ ...full, photos: 7 }, 95, "Add one more photo:"],
  [{ ...full, inspection: null }, 85, "inspection"],
  [{ ...full, photos: 20 }, 100, null],
])("%j", (told, score, next) => {
  expect(qualityOf(told)).toBe(score);
  const said = inLanguage("en", () => nextToAdd(told));
  expect(said).toEqual(next === null ? null : expect.stringContaining(next));
});

test.each([
  [{ year: 2026, mileageKm: 10, text: "Clean" }, true],
  [{ year: 2025, mileageKm: 999, text: "نظيفة" }, true],
  [{ year: 2025, mileageKm: 1000, text: "" }, false],
  [{ year: 2024, mileageKm: 10, text: "" }, false],
  [{ year: 2026, mileageKm: 10, text: "كفالة الوكالة" }, false],
  [{ year: 2026, mileageKm: 10, text: "3 years Warranty" }, false],
])("a dealer's new car without a warranty is noticed: %j", (car, is) =>
  expect(lacksWarranty(car, 2026)).toBe(is),
);

test("it breaks ties of relevance within a day, and only its seller sees it", async () => {
  const { app, as, ids, titles } = await carMarket(
    { title: "Alpha zebrano", inspection: "four-good", customs: "cleared" },
    { title: "Bravo zebrano" },
  );
  app.clock.advance(DAY_MS);
  await app.json("POST", "/api/cars", { ...typedCar, title: "Delta zebrano" }, { as });
  expect(await titles("q=zebrano")).toEqual(["Delta zebrano", "Alpha zebrano", "Bravo zebrano"]);
  expect(await titles("q=zebrano&sort=newest")).toEqual(["Delta zebrano", "Bravo zebrano", "Alpha zebrano"]);
  const { active } = (await app.json("GET", "/api/user/listings/dashboard", undefined, { as })).body.listings;
  const own = active.items.find(({ id }: { id: string }) => id === ids[0]);
  expect(own.quality).toEqual({ score: expect.any(Number), next: expect.stringContaining("photos") });
  expect(await (await app.request("/dashboard", {}, { as })).text()).toContain("Listing quality: ");
  expect(await (await app.request(`/cars/${ids[0]}`, {}, { as: await app.signUp() })).text()).not.toContain(
    "Listing quality",
  );
});
