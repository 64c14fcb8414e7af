import { and, asc, eq, inArray } from "drizzle-orm";
import { createApp } from "#src/app.ts";
import { users } from "#src/auth/tables.ts";
import { newId } from "#src/core/ids.ts";
import { batches } from "#src/core/batches.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { listings } from "#src/features/listings/tables.ts";
import { makeFeed } from "#src/features/stock/actions/feeds.ts";
import { FEED_FILES, FEED_NAMES, feedUrl } from "#src/features/stock/feed-files.ts";
import { stockItems } from "#src/features/stock/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { below, type Figure, type Given, many, median, ms, quantile, report } from "./figure.ts";
import { withSite } from "./market.ts";
import { longestTurn, timeOf } from "./time.ts";

const CARS = 5_000;
const ROUNDS = 9;
const MAX_MS = 300;

/** Gives as many of the market's cars to one dealer. */
async function plantStock({
  db,
  clock,
}: Deps): Promise<{ dealerId: string; maker: { id: string; name: string } }> {
  const dealerId = newId();
  const now = clock.now();
  const [maker] = await db.read.select({ id: users.id, name: users.name }).from(users).limit(1);
  if (!maker) throw new Error("The market has no sellers");
  const cars = await db.read
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.kind, "car"), eq(listings.status, "active")))
    .orderBy(asc(listings.id))
    .limit(CARS);
  const [nameEn, nameAr] = ["Citadel View Motors", "معرض إطلالة القلعة"];
  const about = { slug: "citadel-view", nameEn, nameAr, legalName: nameEn, phone: "+96265001234" };
  await db.withTx(async (tx) => {
    const rest = { location: "Amman", hours: {}, branches: [], createdAt: now, updatedAt: now };
    await tx.insert(dealers).values({ id: dealerId, ...about, ...rest });
    for (const batch of batches(cars, 500)) {
      const ids = batch.map(({ id }) => id);
      await tx.update(listings).set({ dealerId }).where(inArray(listings.id, ids));
      await tx
        .insert(stockItems)
        .values(ids.map((listingId) => ({ listingId, dealerId, stockId: listingId, stockKey: listingId })));
    }
  });
  return { dealerId, maker };
}

/** The processor time to read a whole file of a dealer with as many cars as a file may have. */
async function feeds(given: Given): Promise<Figure[]> {
  return withSite(given, async (deps) => {
    const app = createApp(deps);
    const { dealerId, maker } = await plantStock(deps);
    const figures: Figure[] = [];
    for (const name of FEED_NAMES) {
      const feed = await makeFeed(deps, { ...maker, dealerId }, FEED_FILES[name].kind);
      const path = new URL(feedUrl(deps.config, feed)).pathname.replace(/[^/]+$/, name);
      let bytes = 0;
      const read = async () => {
        const answer = await app.request(path, {}, { socketAddress: "198.18.0.1" });
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
        bytes = (await answer.bytes()).length;
      };
      const took: number[] = [];
      const turns: number[] = [];
      for (let round = 0; round < ROUNDS; round++)
        turns.push(await longestTurn(async () => void took.push(await timeOf(read))));
      figures.push({
        what: `${name}, ${many(CARS)} cars`,
        ...below(median(took), MAX_MS),
        reference: `${(bytes / 1e6).toFixed(1)} MB; longest turn ${ms(quantile(turns, 0.5))}`,
      });
    }
    return figures;
  });
}

await report(feeds);
