import { amongJson, incoming } from "#src/db/expressions.ts";
import type { Tx } from "#src/db/open.ts";
import { nextRev } from "#src/features/listings/life-cycle/counters.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import {
  findValuedRow,
  isOnSale,
  listValuedRows,
  type Valuations,
  valuationsOf,
  type ValuedRow,
} from "./valuations.ts";
import { carCatalog } from "../car-catalog.ts";
import { carValuations } from "../tables.ts";
import type { Valued } from "./verdict.ts";

/** A fair price range that moved by less than this share of its middle is not written. */
const MOVED = 0.02;
const MORE_COMPARABLES = 0.1;
const WRITTEN_AT_ONCE = 200;
const PAUSE_MS = 20;

type Found = Pick<ValuedRow, "id" | "listingRev"> & { valued: Valued | null };

const NOTHING = { verdict: null, lowCents: null, highCents: null, comparables: null };

function hasChanged({ verdict, lowCents, highCents, comparables }: ValuedRow, now: Valued | null): boolean {
  if (verdict !== (now?.verdict ?? null)) return true;
  if (now === null || lowCents === null || highCents === null || comparables === null) return false;
  const most = (MOVED * (lowCents + highCents)) / 2;
  return (
    Math.abs(now.lowCents - lowCents) > most ||
    Math.abs(now.highCents - highCents) > most ||
    Math.abs(now.comparables - comparables) > comparables * MORE_COMPARABLES
  );
}

async function write(tx: Tx, found: Found[], rev: number): Promise<void> {
  const set = {
    verdict: incoming(carValuations.verdict),
    lowCents: incoming(carValuations.lowCents),
    highCents: incoming(carValuations.highCents),
    comparables: incoming(carValuations.comparables),
    rev: incoming(carValuations.rev),
  };
  await tx
    .insert(carValuations)
    .values(found.map(({ id, valued }) => ({ listingId: id, ...(valued ?? NOTHING), rev })))
    .onConflictDoUpdate({ target: carValuations.listingId, set });
}

/** Values a car in the transaction that changes it; its row must already have the new `rev`. */
export async function valueCar(tx: Tx, { db }: Pick<Deps, "db">, id: string): Promise<void> {
  const row = await findValuedRow(tx, id);
  const valued = row && valuationsOf(db.read).of(row);
  if (row && valued !== undefined && hasChanged(row, valued))
    await write(tx, [{ ...row, valued }], row.listingRev);
}

type Given = Pick<Deps, "db" | "clock" | "catalogs">;

export const refreshValuations = (deps: Given): Promise<void> => {
  const valuations = valuationsOf(deps.db.read);
  return valuations.inTurn(() => refresh(deps, valuations));
};

async function refresh({ db, clock, catalogs }: Given, valuations: Valuations): Promise<void> {
  const since = await valuations.refresh(db.read, clock.now());
  if (since === null) return;
  // Cached pages also show the cars behind a valuation.
  if (since === 0) catalogs.of(carCatalog).version++;
  let changed: Found[] = [];
  const writeChanged = async () => {
    const batch = changed;
    changed = [];
    await db.withTx(async (tx) => {
      const found = await unchanged(tx, batch);
      if (found.length > 0) await write(tx, found, await nextRev(tx));
    });
    await Bun.sleep(PAUSE_MS);
  };
  for await (const row of listValuedRows(db.read, since)) {
    const valued = isOnSale(row, clock.now()) ? valuations.of(row) : undefined;
    if (valued !== undefined && hasChanged(row, valued)) changed.push({ ...row, valued });
    if (changed.length === WRITTEN_AT_ONCE) await writeChanged();
  }
  if (changed.length > 0) await writeChanged();
}

/** Leaves out cars that were edited after they were read; the edit has valued them. */
async function unchanged(tx: Tx, found: Found[]): Promise<Found[]> {
  const ids = JSON.stringify(found.map(({ id }) => id));
  const rows = await tx
    .select({ id: listings.id, rev: listings.rev })
    .from(listings)
    .where(amongJson(listings.id, ids));
  const revs = new Map(rows.map(({ id, rev }) => [id, rev]));
  return found.filter(({ id, listingRev }) => revs.get(id) === listingRev);
}
