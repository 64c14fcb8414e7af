import { eq } from "drizzle-orm";
import { listingPath } from "#src/features/listings/kinds.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { TestApp } from "../site/test-app.ts";

/** The path of a listing's page. */
export async function addressOf({ deps }: Pick<TestApp, "deps">, id: string): Promise<string> {
  const [listing] = await deps.db.read.select().from(listings).where(eq(listings.id, id));
  if (!listing) throw new Error(`There is no listing ${id}`);
  return listingPath(listing);
}
