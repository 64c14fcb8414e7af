import { sql } from "drizzle-orm";
import { plus } from "#src/db/expressions.ts";
import type { Tx } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { counters } from "../tables.ts";

const count = perConnection((tx: Tx) =>
  tx
    .insert(counters)
    .values({ name: sql.placeholder("name"), value: sql.placeholder("first") })
    .onConflictDoUpdate({ target: counters.name, set: { value: plus(counters.value) } })
    .returning()
    .prepare(),
);

export async function nextOf(tx: Tx, name: string, first = 1): Promise<number> {
  const [counter] = await count(tx).execute({ name, first });
  return counter?.value ?? first;
}

/** The next `rev`, for all rows written in this transaction. */
export const nextRev = (tx: Tx): Promise<number> => nextOf(tx, "rev");

/** Six digits, which is longer than any number plate and most prices. */
const FIRST_NUMBER = 100_001;

export const nextNumber = (tx: Tx): Promise<number> => nextOf(tx, "number", FIRST_NUMBER);
