import { newId } from "#src/core/ids.ts";
import type { listings } from "#src/features/listings/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Chances } from "./chance.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";

/** Long, so that listings in a cached market do not expire before later runs. */
const SHOWN_DAYS = 400;

type State = "for sale" | "expired" | "sold" | "removed" | "held";
const NOT_FOR_SALE = [
  ["expired", 6],
  ["sold", 4],
  ["held", 1],
  ["removed", 1],
] as const;

/** The states of the next listings: one for sale, sometimes followed by one that is not. */
export function nextStates(by: Chances): State[] {
  const share = NOT_FOR_SALE.reduce((sum, [, each]) => sum + each, 0) / 100;
  return by.chance(share) ? [by.pickWeighted(NOT_FOR_SALE), "for sale"] : ["for sale"];
}

interface ListingText {
  kind: ListingKind;
  title: string;
  slug: string;
  description: string;
  location: string;
  /** In dinars. */
  price: number;
  soleItem: string | null;
}

export function listingOf(
  by: Chances,
  { price, ...text }: ListingText,
  sellerId: string,
  rev: number,
  state: State,
  now: number,
): typeof listings.$inferInsert {
  const age = Math.floor(by.next() * 30 * DAY_MS) + (state === "expired" ? SHOWN_DAYS * DAY_MS : 0);
  const listedAt = now - age;
  const createdAt = listedAt - (by.chance(0.2) ? Math.floor(by.next() * 60 * DAY_MS) : 0);
  return {
    ...text,
    id: newId(),
    number: 100_000 + rev,
    sellerId,
    priceCents: Math.max(50, Math.round(price / 50) * 50) * 100,
    status: state === "sold" || state === "removed" ? state : "active",
    featured: by.chance(0.02),
    verified: by.chance(0.1),
    hold:
      state === "held"
        ? by.pickWeighted([
            ["review", 3],
            ["rejected", 1],
            ["hidden", 1],
          ] as const)
        : null,
    soldAt: state === "sold" ? now - Math.floor(by.next() * age) : null,
    removedAt: state === "removed" ? now - Math.floor(by.next() * age) : null,
    viewCount: Math.floor(by.around(40, 1)),
    contactCount: Math.floor(by.around(2, 1)),
    listedAt,
    expiresAt: listedAt + SHOWN_DAYS * DAY_MS,
    createdAt,
    updatedAt: listedAt,
    rev,
  };
}
