import { DAY_MS } from "#src/core/time.ts";
import type { SeededRandom } from "./random.ts";
import { LISTING_DAYS } from "./story-facts.ts";
import type { DemoCar } from "./story.ts";

const PAST_SALES = 120;
const PAST_EVERY_DAYS = 2.9;
/** Who has the longest account. */
const PAST_SELLER = "sanabel";

/** Cars like those of one model that were sold in the last year, so that a page of prices has figures for it. */
export function pastSalesOf(cars: DemoCar[], now: number, random: SeededRandom): DemoCar[] {
  const models = cars.filter(({ model, payment }) => model === "Camry" && payment === "cash");
  const likes = [...new Map(models.map((car) => [car.year, car])).values()];
  return Array.from({ length: PAST_SALES }, (_, i) => {
    const like = likes[i % likes.length] as DemoCar;
    const use = random.next();
    const daysAgo = 8 + i * PAST_EVERY_DAYS;
    const share = (1.07 - 0.14 * use) * (0.97 + 0.06 * random.next()) * (1 + 0.00012 * daysAgo);
    const createdAt = Math.round(now - daysAgo * DAY_MS);
    return {
      ...like,
      sellerKey: PAST_SELLER,
      price: Math.round((like.price * share) / 100) * 100,
      mileageKm: Math.round(like.mileageKm * (0.7 + 0.6 * use)),
      createdAt,
      expiresAt: createdAt + LISTING_DAYS * DAY_MS,
      soldAt: Math.round(Math.min(createdAt + random.between(2, 25) * DAY_MS, now - DAY_MS)),
      views: random.between(20, 90),
      pictures: [],
      featured: false,
    };
  });
}
