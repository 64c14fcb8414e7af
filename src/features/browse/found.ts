import type { CarCard } from "#src/features/cars/car-json.ts";

/** One page of results: how many cars fit in all, and when they were asked for (their ages count from then). */
export interface Found {
  cards: CarCard[];
  total: number;
  now: number;
}
