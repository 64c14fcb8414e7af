import { asc, eq, gt } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { oneByOne } from "#src/core/yield.ts";
import type { Tx } from "#src/db/open.ts";
import { incoming } from "#src/db/expressions.ts";
import { nextRev } from "#src/features/listings/life-cycle/counters.ts";
import { slugOf } from "#src/features/listings/slug.ts";
import { counters, listings, listingTexts } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { carSlug } from "./catalogue/car-name.ts";
import { carIndexText } from "./index-text.ts";
import { MAKES, modelsOf } from "./catalogue/catalogue.ts";
import { aliasesOf } from "./lexicon/car-names.ts";
import { GENERATIONS } from "./lexicon/generations.ts";
import { refreshValuations } from "./worth/refresh-valuations.ts";
import { cars } from "./tables.ts";
import { BODY_TYPES, COLORS, FEATURES, FUEL_TYPES, TRANSMISSIONS } from "./vocabulary.ts";

const BATCH = 50;
const PAUSE_MS = 20;

/** A counter whose value is a hash of the spellings in search texts and addresses. */
export async function carTextsStamp(): Promise<typeof counters.$inferSelect> {
  const sample = {
    title: "",
    description: "",
    location: "",
    make: "",
    model: "",
    year: 0,
    features: [...FEATURES],
  };
  const words = FUEL_TYPES.map((fuelType, i) =>
    carIndexText({
      ...sample,
      fuelType,
      transmission: TRANSMISSIONS[i % 2],
      bodyType: BODY_TYPES[i],
      color: COLORS[i]?.name,
    }),
  );
  const names = await oneByOne(MAKES, async (make) =>
    modelsOf(make).map((model) => [aliasesOf(make, model), slugOf(make, model)]),
  );
  const stamped = [words, names.flat(), GENERATIONS];
  const value = Number(BigInt(Bun.hash(JSON.stringify(stamped))) & 0xffff_ffff_ffffn);
  return { name: "car-texts", value };
}

/** Rewrites the search texts and addresses of all cars, in batches, if the spellings have changed since the last time. */
export async function refreshCarTexts({ db }: Pick<Deps, "db">): Promise<void> {
  const stamp = await carTextsStamp();
  const [written] = await db.read.select().from(counters).where(eq(counters.name, stamp.name));
  if (written?.value === stamp.value) return;
  for (let after = ""; ;) {
    const last = await db.withTx((tx) => refreshBatch(tx, after));
    if (last === null) break;
    after = last;
    await Bun.sleep(PAUSE_MS);
  }
  await db.withTx(async (tx) => {
    await tx
      .insert(counters)
      .values(stamp)
      .onConflictDoUpdate({ target: counters.name, set: { value: incoming(counters.value) } });
  });
}

async function refreshBatch(tx: Tx, after: string): Promise<string | null> {
  const rows = await tx
    .select({ listing: listings, car: cars, text: listingTexts })
    .from(cars)
    .innerJoin(listings, eq(listings.id, cars.listingId))
    .innerJoin(listingTexts, eq(listingTexts.listingId, cars.listingId))
    .where(gt(cars.listingId, after))
    .orderBy(asc(cars.listingId))
    .limit(BATCH);
  let rev: number | null = null;
  for (const { listing, car, text } of rows) {
    const { title, rest } = carIndexText({ ...car, ...listing });
    const slug = carSlug(car);
    if (title === text.title && rest === text.rest && slug === listing.slug) continue;
    await tx.update(listingTexts).set({ title, rest }).where(eq(listingTexts.docId, text.docId));
    rev ??= await nextRev(tx);
    await tx.update(listings).set({ rev, slug }).where(eq(listings.id, listing.id));
  }
  return rows.at(-1)?.car.listingId ?? null;
}

export const carJobs = (deps: Deps): Job[] => [
  { name: "valuations", everyMs: MINUTE_MS, run: () => refreshValuations(deps) },
  { name: "car texts", everyMs: DAY_MS, run: () => refreshCarTexts(deps) },
];
