import { plus } from "#src/db/expressions.ts";
import type { Tx } from "#src/db/open.ts";
import { counters } from "../tables.ts";

export async function nextOf(tx: Tx, name: string, first = 1): Promise<number> {
  const [counter] = await tx
    .insert(counters)
    .values({ name, value: first })
    .onConflictDoUpdate({ target: counters.name, set: { value: plus(counters.value) } })
    .returning();
  return counter?.value ?? first;
}

/** The next `rev`, for all rows written in this transaction. */
export const nextRev = (tx: Tx): Promise<number> => nextOf(tx, "rev");

/** Six digits, which is longer than any number plate and most prices. */
const FIRST_NUMBER = 100_001;

export const nextNumber = (tx: Tx): Promise<number> => nextOf(tx, "number", FIRST_NUMBER);
