import type { SeededRandom } from "./random.ts";
import type { Facts } from "./story-facts.ts";
import { dealersIn, homeOf, privateSellers } from "./story-people.ts";

const PRIVATE_LISTINGS = 4;
const DEALERS_ONLY = ["verified", "agency", "instalments", "instalments-only", "brand-new", "mine"];

/** The seller of each car: the main account's own, a few for private people in their city, dealers the rest. */
export function assignSellers(
  rows: readonly Pick<Facts, "location" | "tags" | "price">[],
  random: SeededRandom,
): string[] {
  const sellers = rows.map((row) => (row.tags.has("mine") ? "seller" : random.pick(dealersIn(row.location))));
  const taken = new Set<number>();
  for (const person of privateSellers) {
    const suitable = rows
      .map((row, i) => ({ row, i }))
      .filter(({ row, i }) => !taken.has(i) && row.location === homeOf(person) && row.price < 15_000)
      .filter(({ row }) => !DEALERS_ONLY.some((tag) => row.tags.has(tag)));
    for (const { i } of random.shuffled(suitable).slice(0, PRIVATE_LISTINGS)) {
      sellers[i] = person;
      taken.add(i);
    }
  }
  return sellers;
}
