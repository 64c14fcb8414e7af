import { pageCount } from "#src/core/pagination.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Input } from "#src/ui/input.tsx";
import { FormError, Notice } from "#src/ui/notice.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { Progress } from "#src/ui/progress.tsx";
import { Select } from "#src/ui/select.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import { isUndoable } from "../actions/apply-import.ts";
import { letterOf, STOCK_FIELDS, stockFieldLabel } from "../columns.ts";
import { changeLabel, rowJson, rowsOf } from "../import-json.ts";
import { IMPORT_MODES, OUTCOMES, SHOWN_TABS, type ShownTab } from "../import-shapes.ts";
import { isGuarded } from "../plan-rows.ts";
import type { ImportRow, listFailedPhotos, listRows, RowOfImport } from "../queries/imports.ts";
import { ENCODINGS, SEPARATORS } from "../sheet.ts";

interface ImportViewProps {
  one: ImportRow;
  counts: Record<ShownTab, number>;
  tab: ShownTab;
  found: Awaited<ReturnType<typeof listRows>>;
  /** Rows behind it while it runs. */
  done: number;
  photos: Awaited<ReturnType<typeof listFailedPhotos>>;
  now: number;
  message: string | undefined;
}

/** What a file would change, or what it has changed. */
export function ImportView({ one, counts, tab, found, done, photos, now, message }: ImportViewProps) {
  const isPlan = one.appliedAt === null && one.expiresAt > now;
  return (
    <>
      <FormError>{message}</FormError>
      <State {...{ one, done, now }} />
      <FileCard {...{ one, isPlan }} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_264px]">
        {isPlan && <Applying one={one} />}
        {one.appliedAt !== null && one.result && <Result {...{ one, now }} />}
        <div className="card min-w-0 overflow-hidden xl:order-first">
          <TabLinks
            label={t.importRows()}
            className="strip p-2"
            itemClassName="px-3"
            items={SHOWN_TABS.filter((each) => counts[each] > 0).map((each) => ({
              href: href(`/dealer/imports/${one.id}?tab=${each}`),
              label: t.importTab(each),
              count: t.formatNumber(counts[each]),
              current: each === tab,
            }))}
          />
          <Rows {...{ found, tab }} />
          <Pagination
            current={found.page}
            last={pageCount(found.total, found.pageSize)}
            href={(page) => href(`/dealer/imports/${one.id}?tab=${tab}&page=${page}`)}
            className="border-t border-line p-4"
          />
        </div>
      </div>
      {counts.errors + counts.skipped > 0 && (
        <p className="flex flex-wrap items-center gap-3">
          <ButtonLink variant="outline" icon="download" href={`/api/dealer/imports/${one.id}/errors.xlsx`}>
            {t.importErrorsFile()}
          </ButtonLink>
          <a href={`/api/dealer/imports/${one.id}/errors.csv`} className="link">
            CSV
          </a>
        </p>
      )}
      {photos.length > 0 && (
        <Notice tone="warn" title={t.importPhotosFailed()}>
          <ul className="mt-1 grid gap-1 text-14">
            {photos.map(({ stockId, address, reason }) => (
              <li key={stockId + address} className="wrap-anywhere">
                <bdi>{stockId}</bdi>: <bdi dir="ltr">{address}</bdi> {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function State({ one, done, now }: Pick<ImportViewProps, "one" | "done" | "now">) {
  const all = one.counts.new + one.counts.changed + one.counts.missing;
  if (one.status === "applying")
    return (
      <div className="card grid gap-3 p-5" role="status">
        <p>{t.importProgress(done, all)}</p>
        <Progress value={done / Math.max(1, all)} label={t.importStatus(one.status)} />
      </div>
    );
  if (one.reason) return <Notice tone="warn">{one.reason}</Notice>;
  if (one.appliedAt !== null) return null;
  return one.expiresAt > now ? (
    <Notice>{t.importWaits(t.formatDateTime(one.expiresAt))}</Notice>
  ) : (
    <Notice tone="warn">{t.importStale()}</Notice>
  );
}

function FileCard({ one, isPlan }: { one: ImportRow; isPlan: boolean }) {
  const unused = one.columns.filter(({ field }) => field === null).length;
  const fields = STOCK_FIELDS.map((value) => ({ value, label: stockFieldLabel(value) }));
  return (
    <section className="card p-5 sm:p-6">
      <div className="flex items-center gap-3">
        <span className="grid size-11 flex-none place-items-center rounded-field bg-tint text-action">
          <Icon name="file-text" size={21} />
        </span>
        <p className="min-w-0">
          <b className="wrap-anywhere">
            <bdi>{one.name}</bdi>
          </b>
          <br />
          <span className="text-14 text-ink-soft">
            {t.importSize(rowsOf(one), one.columns.length, Math.ceil(one.bytes / 1024))}
          </span>
        </p>
      </div>
      {isPlan && (
        <details className="mt-4 border-t border-line pt-4" open={unused > 0}>
          <summary className="link">{t.importColumns(one.columns.length - unused, unused)}</summary>
          <form method="post" action={href(`/dealer/imports/${one.id}/plan`)} className="mt-4 grid gap-4">
            {one.encoding && (
              <div className="grid gap-4 sm:grid-cols-2">
                <Field label={t.importEncoding()}>
                  <Select
                    name="encoding"
                    defaultValue={one.encoding}
                    options={ENCODINGS.map((value) => ({ value, label: value }))}
                  />
                </Field>
                <Field label={t.importSeparator()}>
                  <Select
                    name="separator"
                    defaultValue={one.separator ?? ","}
                    options={SEPARATORS.map((value) => ({ value, label: t.importSeparatorName(value) }))}
                  />
                </Field>
              </div>
            )}
            <ul className="grid gap-3 sm:grid-cols-3">
              {one.columns.map(({ header, field }, i) => (
                <li key={i} className="min-w-0">
                  <Field
                    label={
                      <>
                        <Letter>{letterOf(i)}</Letter> <bdi className="truncate">{header}</bdi>
                      </>
                    }
                  >
                    <Select
                      name={`field${i}`}
                      size={44}
                      defaultValue={field ?? ""}
                      placeholder={t.importUnused()}
                      options={fields}
                    />
                  </Field>
                </li>
              ))}
            </ul>
            <Button type="submit" variant="outline" className="justify-self-start">
              {t.importAgain()}
            </Button>
          </form>
        </details>
      )}
    </section>
  );
}

const Letter = ({ children }: { children: string }) => (
  <bdi className="rounded-md bg-sand px-1.5 text-12 font-semibold text-sand-ink">{children}</bdi>
);

function Applying({ one }: { one: ImportRow }) {
  const { counts, mode, id, hash, onSale } = one;
  const changes = counts.new + counts.changed;
  const lines = [
    [t.importOutcome("created"), counts.new],
    [t.importOutcome("changed"), counts.changed],
    [t.importOutcome("withdrawn"), counts.missing],
    [t.importTab("errors"), counts.errors],
  ] as const;
  return (
    <section className="card grid gap-4 p-5">
      <h2 className="text-19">{t.importModeTitle()}</h2>
      <form
        method="post"
        action={href(`/dealer/imports/${id}/plan`)}
        className="flex rounded-field bg-sand p-[3px]"
      >
        {IMPORT_MODES.map((each) => (
          <button
            key={each}
            name="mode"
            value={each}
            aria-pressed={each === mode}
            className="min-h-11 flex-1 rounded-[7px] px-2 aria-pressed:bg-surface aria-pressed:font-semibold"
          >
            {t.importMode(each)}
          </button>
        ))}
      </form>
      <p className="text-15 text-ink-soft">{t.importModeText(mode)}</p>
      {counts.missing > 0 && (
        <Notice tone="warn" title={t.importMissing(counts.missing, onSale)}>
          {t.importMissingText()}{" "}
          <a href={href(`/dealer/imports/${id}?tab=missing`)} className="link">
            {t.importSeeMissing()}
          </a>
        </Notice>
      )}
      <Counts lines={lines} />
      {changes + counts.missing === 0 ? (
        <p>{counts.errors > 0 && counts.unchanged === 0 ? t.importAllWrong() : t.importNothing()}</p>
      ) : (
        <form method="post" action={href(`/dealer/imports/${id}/apply`)} noValidate className="grid gap-3">
          <input type="hidden" name="hash" value={hash} />
          {isGuarded(counts, onSale) && (
            <Field label={t.importConfirm(counts.missing)} required>
              <Input name="withdraw" inputMode="numeric" autoComplete="off" />
            </Field>
          )}
          <Button type="submit" size={52} block>
            {t.importApply(changes + counts.missing)}
          </Button>
          <p className="text-13 text-ink-soft">{t.importUndoHint()}</p>
        </form>
      )}
    </section>
  );
}

const Counts = ({ lines }: { lines: readonly (readonly [string, number])[] }) => (
  <dl className="divided text-15">
    {lines.map(([label, count]) => (
      <div key={label} className="flex justify-between gap-3 py-2">
        <dt>{label}</dt>
        <dd className="num font-semibold">{t.formatNumber(count)}</dd>
      </div>
    ))}
  </dl>
);

function Result({ one, now }: { one: ImportRow; now: number }) {
  const { result, undone } = one;
  return (
    <section className="card grid gap-4 p-5">
      <h2 className="text-19">{undone ? t.importUndone() : t.importStatus(one.status)}</h2>
      {undone && undone.left.length > 0 && (
        <Notice title={t.importOutcome("left")}>
          <bdi className="wrap-anywhere">{undone.left.join(", ")}</bdi>
        </Notice>
      )}
      {!undone && (
        <Counts lines={OUTCOMES.map((each) => [t.importOutcome(each), result?.[each] ?? 0] as const)} />
      )}
      {isUndoable(one, now) && (
        <form method="post" action={href(`/dealer/imports/${one.id}/undo`)}>
          <Button type="submit" variant="outline" icon="rotate-ccw" block>
            {t.importUndo()}
          </Button>
        </form>
      )}
    </section>
  );
}

const CELL = "px-4 py-3 text-start align-top";

const Rows = ({ found, tab }: Pick<ImportViewProps, "found" | "tab">) => (
  <table className="stacked w-full border-t border-line text-14">
    <tbody>
      {found.rows.map((row) => (
        <Row key={row.position} {...{ row, tab }} />
      ))}
    </tbody>
  </table>
);

function Row({ row: stored, tab }: { row: RowOfImport; tab: ShownTab }) {
  const { row, stockId, title, changes, problems } = rowJson(stored, tab);
  return (
    <tr className="border-t border-line first:border-0">
      <td className={CELL}>
        <bdi className="font-semibold">{title || stockId}</bdi>
        <br />
        <span className="font-normal text-ink-soft">
          {title && <bdi>{stockId}</bdi>} {title && row !== null && "· "}
          {row !== null && t.importRow(row)}
        </span>
      </td>
      <td className={CELL}>
        {changes.map(({ field, from, to }) => (
          <p key={field} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            <span className="text-ink-soft">{changeLabel(field)}:</span>{" "}
            <s className="text-ink-soft">{from}</s>
            <Icon name="arrow-right" flip size={14} /> <b>{to ?? t.importEmpty()}</b>
          </p>
        ))}
        {problems.map(({ letter, header, value, reason }, i) => (
          <p key={i} className="wrap-anywhere">
            {letter && <Letter>{letter}</Letter>} <bdi className="text-ink-soft">{header}</bdi>{" "}
            {value && <bdi className="rounded-md bg-bad-tint px-1.5 text-bad">{value}</bdi>} {reason}
          </p>
        ))}
      </td>
    </tr>
  );
}
