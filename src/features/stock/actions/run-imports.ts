import { and, asc, count, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import { AppError, STATUS_OF } from "#src/core/errors.ts";
import { takeTurns } from "#src/core/yield.ts";
import { plus } from "#src/db/expressions.ts";
import type { Tx } from "#src/db/open.ts";
import { mailUser } from "#src/features/accounts/actions/notices.ts";
import { getUser, type UserRow } from "#src/features/accounts/queries.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { findDealer, findFirstOwner } from "#src/features/dealers/queries.ts";
import type { Deps } from "#src/http/env.ts";
import { messageOf } from "#src/http/errors.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import { t } from "#t";
import { type ImportResult, OUTCOMES } from "../import-shapes.ts";
import { noteOf } from "../plan-rows.ts";
import type { ImportRow, RowOfImport } from "../queries/imports.ts";
import { listStockCars, type Member, type StockCar } from "../queries/stock.ts";
import { stockImportRows, stockImports } from "../tables.ts";
import { applying, type Done, undoing, type Way } from "./import-ways.ts";
import { askForPhotos, forgetPhotos } from "./stock-photos.ts";

const ROWS_AT_ONCE = 20;
/** A run ends after this time, so that a server can stop; the next one goes on. */
const RUN_MS = 5000;
const MOST_TRIES = 5;

/** Goes on with the imports that are applied or taken back, oldest first. */
export async function runImports(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const endsAt = clock.monotonicMs() + RUN_MS;
  for (;;) {
    const [one] = await db.read
      .select()
      .from(stockImports)
      .where(eq(stockImports.status, "applying"))
      .orderBy(asc(stockImports.appliedAt), asc(stockImports.id))
      .limit(1);
    if (!one || !(await runImport(deps, one, endsAt))) return;
  }
}

/** Returns whether it is done. Each batch is marked before it changes anything, so that an interrupted one is repeated. */
async function runImport(deps: Deps, one: ImportRow, endsAt: number): Promise<boolean> {
  const { db, clock } = deps;
  const user = await getUser(db.read, one.madeBy);
  const member = await sellerOf(deps, one, user);
  const way = one.undoneAt === null ? applying : undoing;
  if (one.tries >= MOST_TRIES) return end(deps, one, user, "failed", () => t.importFailed());
  await db.withTx((tx) => setTries(tx, one, plus(stockImports.tries)));
  const pause = takeTurns();
  while (clock.monotonicMs() < endsAt) {
    const dealer = await findDealer(db.read, one.dealerId);
    if (!dealer?.isActive && way === applying)
      return end(deps, one, user, "stopped", () => t.dealerSuspended());
    const batch = await beginBatch(deps, one, way);
    if (batch.length === 0) return end(deps, one, user, "done");
    const done: [RowOfImport, Done][] = [];
    for (const [row, car, mayRun] of batch) {
      const skipped = { outcome: way.skipped, problem: inLanguage(user.language, t.importCarChanged) };
      done.push([row, mayRun ? await runRow(deps, member, way, row, car, user.language) : skipped]);
      await pause();
    }
    await db.withTx(async (tx) => {
      for (const each of done) await record(tx, way, ...each);
      await setTries(tx, one, 0);
    });
  }
  return false;
}

const setTries = async (tx: Tx, { id }: ImportRow, tries: number | SQL<number>): Promise<void> =>
  void (await tx.update(stockImports).set({ tries }).where(eq(stockImports.id, id)));

/** Who left the dealer no longer sells for it. */
async function sellerOf({ db }: Deps, { dealerId }: ImportRow, user: UserRow): Promise<Member> {
  const id = user.dealerId === dealerId ? user.id : await findFirstOwner(db.read, dealerId);
  return { id: id ?? user.id, dealerId, dealerRole: "manager" };
}

type Begun = [row: RowOfImport, car: StockCar | undefined, mayRun: boolean];

/** The next rows with their cars, and whether nobody has changed them. */
const beginBatch = ({ db, clock }: Deps, one: ImportRow, way: Way): Promise<Begun[]> =>
  db.withTx(async (tx) => {
    const { importId, tab, outcome, position } = stockImportRows;
    const isNext = and(
      eq(importId, one.id),
      inArray(tab, ["new", "changed", "missing"]),
      way.from ? inArray(outcome, [...way.from, way.begun]) : or(isNull(outcome), eq(outcome, way.begun)),
    );
    const rows = await tx
      .select()
      .from(stockImportRows)
      .where(isNext)
      .orderBy(asc(position))
      .limit(ROWS_AT_ONCE);
    const ids = rows.flatMap(({ listingId }) => listingId ?? []);
    const cars = new Map((await listStockCars(tx, ids, clock.now())).map((car) => [car.id, car]));
    const begun = rows.map((row): Begun => [row, cars.get(row.listingId ?? ""), row.outcome === way.begun]);
    for (const each of begun) each[2] ||= await way.mayBegin(tx, one, each[0], each[1]);
    const positions = begun.flatMap(([row, , mayRun]) => (mayRun ? row.position : []));
    const mayRun = and(eq(importId, one.id), inArray(position, positions));
    await tx.update(stockImportRows).set({ outcome: way.begun }).where(mayRun);
    return begun;
  });

async function runRow(
  deps: Deps,
  member: Member,
  way: Way,
  row: RowOfImport,
  car: StockCar | undefined,
  language: Language,
): Promise<Done> {
  try {
    return await way.run(deps, member, row, car);
  } catch (error) {
    // Other errors end this run, and the next one repeats the batch.
    if (!(error instanceof AppError) || STATUS_OF[error.kind] >= 500) throw error;
    return { outcome: way.failed, problem: messageOf(error, language) };
  }
}

async function record(
  tx: Tx,
  way: Way,
  row: RowOfImport,
  { outcome, problem, listingId }: Done,
): Promise<void> {
  const { importId, position } = stockImportRows;
  await tx
    .update(stockImportRows)
    .set({ outcome, ...(listingId && { listingId }), ...(problem && { problems: [noteOf(problem)] }) })
    .where(and(eq(importId, row.importId), eq(position, row.position)));
  const id = listingId ?? row.listingId;
  if (id && !problem) await (way === applying ? askForPhotos(tx, row, id) : forgetPhotos(tx, row, id));
}

async function end(
  { db, config, clock }: Deps,
  one: ImportRow,
  user: UserRow,
  status: "done" | "failed" | "stopped",
  why?: () => string,
): Promise<true> {
  await db.withTx(async (tx) => {
    const { importId, outcome } = stockImportRows;
    const rows = await tx
      .select({ outcome, count: count() })
      .from(stockImportRows)
      .where(eq(importId, one.id))
      .groupBy(outcome);
    const counts = Object.fromEntries(rows.map((row) => [row.outcome, row.count]));
    const isUndone = one.undoneAt !== null;
    const result = isUndone
      ? one.result
      : (Object.fromEntries(OUTCOMES.map((each) => [each, counts[each] ?? 0])) as ImportResult);
    const left = await tx
      .select({ stockId: stockImportRows.stockId })
      .from(stockImportRows)
      .where(and(eq(importId, one.id), eq(outcome, "left")))
      .orderBy(asc(stockImportRows.position));
    const reason = why ? inLanguage(user.language, why) : null;
    const undone = isUndone ? { left: left.map(({ stockId }) => stockId) } : null;
    await tx.update(stockImports).set({ status, reason, result, undone }).where(eq(stockImports.id, one.id));
    const dealer = await findDealer(tx, one.dealerId);
    const subject = { kind: "dealer", id: one.dealerId, name: dealer?.nameEn ?? "" };
    const action = isUndone ? "import.undo" : "import.apply";
    const after = isUndone ? { undone: counts["undone"] ?? 0, left: left.length } : { ...result };
    await recordAudit(tx, { actor: user, action, subject, after }, clock.now());
    await mailUser(tx, { config, clock }, user, action, () => ({
      subject: isUndone ? t.importUndoneSubject(one.name) : t.importMailSubject(one.name),
      paragraphs: why ? [why()] : [],
      facts: Object.entries(after).map(([name, value]) => ({
        label: t.importOutcome(name),
        value: String(value),
      })),
      action: { label: t.importMailAction(), url: absoluteHref(config, `/dealer/imports/${one.id}`) },
    }));
  });
  return true;
}
