import { desc, eq } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { reviews } from "../tables.ts";

export async function findLastReview(read: Reader, listingId: string) {
  const [last] = await read
    .select()
    .from(reviews)
    .where(eq(reviews.listingId, listingId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(1);
  return last ?? null;
}
