import { type Bits, rowsOf } from "./bits.ts";
import type { Order } from "./order.ts";

interface Place {
  limit: number;
  /** How many to skip, from the row of `start` in the order. */
  offset: number;
  start?: number;
}

/** What a comparison of two rows costs, in steps along the order. */
const COMPARISON = 16;

/**
 * The rows of a page, in order: along the order until the page is full, or, where so few fit that this would lead
 * through most of it, by sorting them.
 */
export function sortedPage(
  order: Order,
  fitting: Bits,
  total: number,
  { limit, offset, start = 0 }: Place,
  into: Int32Array,
): number[] {
  if (offset >= total) return [];
  const steps = (order.length * Math.min(total, offset + limit)) / total;
  if (total * Math.log2(total + 1) * COMPARISON < steps) {
    const from = order.rows[start - 1];
    const rows = Array.from(into.subarray(0, rowsOf(fitting, into))).sort(order.compare);
    const behind = from === undefined ? rows : rows.filter((row) => order.compare(row, from) > 0);
    return behind.slice(offset, offset + limit);
  }
  const page: number[] = [];
  let skipped = 0;
  for (let i = start; i < order.length && page.length < limit; i++) {
    const row = order.rows[i] as number;
    if (!fitting.has(row)) continue;
    if (skipped < offset) skipped++;
    else page.push(row);
  }
  return page;
}
