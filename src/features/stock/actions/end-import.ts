import { and, asc, count, eq } from "drizzle-orm";
import { jordanDate } from "#src/core/jordan-day.ts";
import { mailUser } from "#src/features/accounts/actions/notices.ts";
import type { UserRow } from "#src/features/accounts/queries.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { findDealer } from "#src/features/dealers/queries.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { t } from "#t";
import { type ImportResult, OUTCOMES } from "../import-shapes.ts";
import type { ImportRow } from "../queries/imports.ts";
import { stockImportRows, stockImports } from "../tables.ts";

/** Says to whom it concerns that an import has ended, or that a plan waits for a person. */
export const endImport = (
  { db, config, clock }: Deps,
  one: ImportRow,
  user: UserRow,
  status: ImportRow["status"],
  why?: () => string,
): Promise<void> =>
  db.withTx(async (tx) => {
    const { importId, outcome, stockId, position } = stockImportRows;
    const rows = await tx
      .select({ outcome, count: count() })
      .from(stockImportRows)
      .where(eq(importId, one.id))
      .groupBy(outcome);
    const counts = Object.fromEntries(rows.map((row) => [row.outcome, row.count]));
    const [isPlan, isUndo] = [one.appliedAt === null, one.undoneAt !== null];
    const result = Object.fromEntries(OUTCOMES.map((each) => [each, counts[each] ?? 0])) as ImportResult;
    const left = await tx
      .select({ stockId })
      .from(stockImportRows)
      .where(and(eq(importId, one.id), eq(outcome, "left")))
      .orderBy(asc(position));
    const ended = isUndo ? { undone: { left: left.map((row) => row.stockId) } } : { result };
    const reason = why ? inLanguage(user.language, why) : null;
    await tx
      .update(stockImports)
      .set({ status, reason, ...(!isPlan && ended) })
      .where(eq(stockImports.id, one.id));
    const action = isPlan ? "import.stop" : isUndo ? "import.undo" : "import.apply";
    const after = isPlan ? {} : isUndo ? { undone: counts["undone"] ?? 0, left: left.length } : { ...result };
    const dealer = await findDealer(tx, one.dealerId);
    const subject = { kind: "dealer", id: one.dealerId, name: dealer?.nameEn ?? "" };
    if (!isPlan) await recordAudit(tx, { actor: user, action, subject, after }, clock.now());
    const uniqueKey = isPlan ? `${action}:${one.dealerId}:${jordanDate(clock.now())}` : undefined;
    const write = () => ({
      subject: isUndo
        ? t.importUndoneSubject(one.name)
        : status === "done"
          ? t.importMailSubject(one.name)
          : t.importStoppedSubject(one.name),
      paragraphs: why ? [why()] : [],
      facts: Object.entries(after).map(([name, value]) => ({
        label: t.importOutcome(name),
        value: String(value),
      })),
      action: { label: t.importMailAction(), url: absoluteHref(config, `/dealer/imports/${one.id}`) },
    });
    await mailUser(tx, { config, clock }, user, action, write, { uniqueKey });
  });
