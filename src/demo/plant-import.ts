import { and, asc, eq } from "drizzle-orm";
import { csvOf } from "#src/core/csv.ts";
import { DAY_MS } from "#src/core/time.ts";
import { cars } from "#src/features/cars/tables.ts";
import { isForSale } from "#src/features/listings/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { startApplying } from "#src/features/stock/actions/apply-import.ts";
import { planImport } from "#src/features/stock/actions/plan-import.ts";
import { runImports } from "#src/features/stock/actions/run-imports.ts";
import { getImport } from "#src/features/stock/queries/imports.ts";
import { stockItems } from "#src/features/stock/tables.ts";
import type { Deps } from "#src/http/env.ts";

const CARS = 12;
const FIRST_NUMBER = 1001;
const REDUCED = 0.97;
const HEADERS = ["رقم المخزون", "الماركة", "الموديل", "سنة الصنع", "العداد", "السعر", "ملاحظة"];
/** A year to come, and a price in words. */
const WRONG = [
  ["CV-1043", "Kia", "Niro", "2091", "101000", "13400", ""],
  ["CV-1044", "Kia", "Sportage", "2017", "88000", "12 ألف شامل", ""],
];

/** Gives the dealer's oldest cars stock numbers, and applies a file that changes two prices and has two wrong rows. */
export async function plantImport(deps: Deps, dealerId: string, managerId: string): Promise<void> {
  const now = deps.clock.now() - 2 * DAY_MS;
  const then = { ...deps, clock: { ...deps.clock, now: () => now } };
  const { read, withTx } = deps.db;
  const stock = await read
    .select({ listing: listings, car: cars })
    .from(listings)
    .innerJoin(cars, eq(cars.listingId, listings.id))
    .where(and(eq(listings.dealerId, dealerId), isForSale("car", deps.clock.now())))
    .orderBy(asc(listings.listedAt), asc(listings.id))
    .limit(CARS);
  const rows = stock.map(({ listing, car }, at) => {
    const price = Math.round((listing.priceCents / 100) * (at < 2 ? REDUCED : 1));
    return [`CV-${FIRST_NUMBER + at}`, car.make, car.model, car.year, car.mileageKm, price, ""].map(String);
  });
  await withTx((tx) =>
    tx.insert(stockItems).values(
      stock.map(({ listing }, at) => {
        const stockId = rows[at]?.[0] ?? "";
        return { listingId: listing.id, dealerId, stockId, stockKey: stockId.toLowerCase() };
      }),
    ),
  );
  const manager = { id: managerId, dealerId, dealerRole: "manager" as const };
  const bytes = new TextEncoder().encode(csvOf([HEADERS, ...rows, ...WRONG]));
  const id = await planImport(then, manager, { name: "citadel-stock.csv", bytes }, {});
  const { hash } = await getImport(read, dealerId, id);
  await startApplying(then, manager, id, { hash });
  await runImports(then);
  // The demo's outbox shows only mails that wait.
  await withTx((tx) => tx.delete(outbox).where(eq(outbox.userId, managerId)));
}
