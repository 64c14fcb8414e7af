import { newId } from "#src/core/ids.ts";
import type { listings } from "#src/features/listings/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Chances } from "./chance.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";

/** Long, so that a market that is kept for later runs is still for sale then. */
const SHOWN_DAYS = 400;

type Fate = "for sale" | "expired" | "sold" | "removed" | "held";
/** For a hundred listings for sale there are as many that are not. */
const NOT_FOR_SALE = [
  ["expired", 6],
  ["sold", 4],
  ["held", 1],
  ["removed", 1],
] as const;

/** What becomes of the next listings: one for sale, and sometimes one that is not besides. */
export function nextFates(by: Chances): Fate[] {
  const share = NOT_FOR_SALE.reduce((sum, [, each]) => sum + each, 0) / 100;
  return by.chance(share) ? [by.pickWeighted(NOT_FOR_SALE), "for sale"] : ["for sale"];
}

interface Said {
  kind: ListingKind;
  title: string;
  description: string;
  location: string;
  /** In dinars. */
  price: number;
  soleItem: string | null;
}

/** The row of a listing with that fate; its `rev` is one of many that were given. */
export function listingOf(
  by: Chances,
  { price, ...said }: Said,
  sellerId: string,
  rev: number,
  fate: Fate,
  now: number,
): typeof listings.$inferInsert {
  const age = Math.floor(by.next() * 30 * DAY_MS) + (fate === "expired" ? SHOWN_DAYS * DAY_MS : 0);
  const listedAt = now - age;
  const createdAt = listedAt - (by.chance(0.2) ? Math.floor(by.next() * 60 * DAY_MS) : 0);
  return {
    ...said,
    id: newId(),
    sellerId,
    priceCents: Math.max(50, Math.round(price / 50) * 50) * 100,
    status: fate === "sold" || fate === "removed" ? fate : "active",
    featured: by.chance(0.02),
    verified: by.chance(0.1),
    hold:
      fate === "held"
        ? by.pickWeighted([
            ["review", 3],
            ["rejected", 1],
            ["hidden", 1],
          ] as const)
        : null,
    soldAt: fate === "sold" ? now - Math.floor(by.next() * age) : null,
    removedAt: fate === "removed" ? now - Math.floor(by.next() * age) : null,
    viewCount: Math.floor(by.around(40, 1)),
    contactCount: Math.floor(by.around(2, 1)),
    listedAt,
    expiresAt: listedAt + SHOWN_DAYS * DAY_MS,
    createdAt,
    updatedAt: listedAt,
    rev,
  };
}
