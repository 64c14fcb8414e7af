import { expect, test } from "bun:test";
import { HOUR_MS } from "#src/core/time.ts";
import { inquiries } from "#src/features/conversations/tables.ts";
import { office } from "#src/testing/site/office.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import type { AdminListing } from "./queries/listings.ts";
import { getOverview, OVERVIEW_DAYS } from "./queries/overview.ts";

test("the overview counts users and listings and shows the five latest", async () => {
  const { app, seller, call } = await office();
  for (let i = 0; i < 6; i++) await plantCar(app, seller, { title: `Car ${i}` });
  await plantPlate(app, seller, { expiresAt: app.clock.now() });
  const { body } = await call("GET", "/overview");
  expect(body.totals).toEqual({ users: 2, activeListings: 6, expiredListings: 1, cars: 6 });
  expect(body.recent.map(({ title }: AdminListing) => title)).toEqual([
    "Number plate 10-48213",
    "Car 5",
    "Car 4",
    "Car 3",
    "Car 2",
  ]);
});

test("the overview uses days in Jordan and the median reply time", async () => {
  const { app, seller } = await office();
  // 23:30 and 00:30 in Amman.
  const midnight = Date.UTC(2026, 5, 14, 21);
  await plantCar(app, seller, { createdAt: midnight - HOUR_MS / 2 });
  const car = await plantCar(app, seller, { createdAt: midnight + HOUR_MS / 2, location: "Irbid" });
  await app.deps.db.withTx((tx) =>
    tx.insert(inquiries).values(
      (
        [
          [1, "replied"],
          [2, "replied"],
          [9, "replied"],
          [20, "read"],
          [21, "closed"],
        ] as const
      ).map(([hours, status]) => ({
        id: `inquiry ${hours}`,
        listingId: car,
        sellerId: seller.id,
        message: "Is it still there?",
        buyerName: "Omar",
        buyerPhone: "+962791234567",
        buyerEmail: "omar@example.com",
        status,
        createdAt: midnight,
        updatedAt: midnight + hours * HOUR_MS,
      })),
    ),
  );
  const overview = await getOverview(app.deps);
  expect(overview.listed).toHaveLength(OVERVIEW_DAYS);
  expect(overview.listed.slice(-2)).toEqual([
    { at: midnight - 24 * HOUR_MS, count: 1 },
    { at: midnight, count: 1 },
  ]);
  expect(overview.replyMs).toBe(2 * HOUR_MS);
  expect(overview.byMake).toEqual([{ name: "Toyota", count: 2 }]);
  expect(new Set(overview.byCity.map(({ name }) => name))).toEqual(new Set(["Amman", "Irbid"]));
});
