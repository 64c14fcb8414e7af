import { and, desc, eq, lte } from "drizzle-orm";
import { AppError, STATUS_OF } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { mailUser } from "#src/features/accounts/actions/notices.ts";
import { getUser } from "#src/features/accounts/queries.ts";
import { findFirstOwner } from "#src/features/dealers/queries.ts";
import type { Deps } from "#src/http/env.ts";
import { messageOf } from "#src/http/errors.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { t } from "#t";
import { fetchSheet, nameInAddress } from "../fetch-stock.ts";
import { isGuarded } from "../plan-rows.ts";
import { getImport } from "../queries/imports.ts";
import type { Member } from "../queries/stock.ts";
import { stockImports, stockPulls } from "../tables.ts";
import { startApplying } from "./apply-import.ts";
import { endImport } from "./end-import.ts";
import { IMPORTS, planImport } from "./plan-import.ts";

const EVERY_MS = HOUR_MS;
const MAILED_FAILURES = 3;

type Pull = typeof stockPulls.$inferSelect;

type Setting = Record<"address" | "credentials", string> & Pick<Pull, "mode">;

/** Sets the address of a file that is fetched every hour; an empty one ends that. */
export const setPull = ({ db, clock }: Deps, { id: madeBy, dealerId }: Member, setting: Setting) =>
  db.withTx(async (tx) => {
    await tx.delete(stockPulls).where(eq(stockPulls.dealerId, dealerId));
    const pull = { ...setting, id: newId(), dealerId, madeBy, dueAt: clock.now() };
    if (setting.address) await tx.insert(stockPulls).values(pull);
  });

export async function pullNow({ db, clock }: Deps, { dealerId }: Member) {
  const dueAt = clock.now();
  await countTry(db, IMPORTS, dealerId, dueAt);
  await db.withTx((tx) => set(tx, { dealerId }, { dueAt, etag: null, lastModified: null }));
}

const set = (tx: Tx, { dealerId }: Pick<Pull, "dealerId">, values: Partial<Pull>) =>
  tx.update(stockPulls).set(values).where(eq(stockPulls.dealerId, dealerId));

/** Reads the files that are due. */
export async function pullStock(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const due = await db.read.select().from(stockPulls).where(lte(stockPulls.dueAt, clock.now()));
  for (const pull of due) {
    const next = { dueAt: clock.now() + EVERY_MS, readAt: clock.now() };
    await db.withTx((tx) => set(tx, pull, next));
    try {
      const seen = await readPull(deps, pull);
      await db.withTx((tx) => set(tx, pull, { ...seen, failures: 0, reason: null }));
    } catch (error) {
      if (!(error instanceof AppError) || STATUS_OF[error.kind] >= 500) throw error;
      await recordFailure(deps, pull, error);
    }
  }
}

/** Applies what a file changes, unless a person must look at it. */
async function readPull(deps: Deps, pull: Pull) {
  const { db } = deps;
  const { dealerId, mode } = pull;
  const address = pull.address ?? "";
  const { bytes, ...seen } = await fetchSheet(address, pull, pull.credentials ?? "");
  if (!bytes) return seen;
  const user = await getUser(db.read, pull.madeBy);
  const member: Member = { id: user.id, dealerId, dealerRole: "manager" };
  const file = { name: nameInAddress(address), bytes };
  const id = await inLanguage(user.language, () => planImport(deps, member, file, { mode }, true));
  const plan = await getImport(db.read, dealerId, id);
  const { counts, hash } = plan;
  const [, last] = await db.read
    .select({ hash: stockImports.hash })
    .from(stockImports)
    .where(and(eq(stockImports.dealerId, dealerId), eq(stockImports.isPulled, true)))
    .orderBy(desc(stockImports.createdAt), desc(stockImports.id))
    .limit(2);
  const isNothing = counts.new + counts.changed + counts.missing === 0;
  // Only what is new is kept: an unchanged feed would add its rows every hour.
  if (last?.hash === hash || (isNothing && counts.errors === 0))
    await db.withTx(async (tx) => void (await tx.delete(stockImports).where(eq(stockImports.id, id))));
  else if (isGuarded(counts, plan.onSale))
    await endImport(deps, plan, user, "stopped", () => t.importWithdrawsMany(counts.missing));
  else if (!isNothing) await startApplying(deps, member, id, { hash });
  return seen;
}

/** The owner hears of the third failure in a row. */
const recordFailure = ({ db, config, clock }: Deps, pull: Pull, error: AppError): Promise<void> =>
  db.withTx(async (tx) => {
    const failures = pull.failures + 1;
    const user = await getUser(tx, (await findFirstOwner(tx, pull.dealerId)) ?? pull.madeBy);
    await set(tx, pull, { failures, reason: messageOf(error, user.language) });
    if (failures !== MAILED_FAILURES) return;
    await mailUser(tx, { config, clock }, user, "feed.failed", () => ({
      subject: t.pullFailedSubject(),
      paragraphs: [t.pullFailedText(MAILED_FAILURES), messageOf(error)],
      action: { label: t.imports(), url: absoluteHref(config, "/dealer/imports") },
    }));
  });
