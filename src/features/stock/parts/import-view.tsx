import { pageCount } from "#src/core/pagination.ts";
import { carQueries } from "#src/features/cars/list-cars.ts";
import { idPath } from "#src/features/listings/kinds.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { FormError, Notice } from "#src/ui/notice.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { Progress } from "#src/ui/progress.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import type { Posted } from "#src/http/validate.ts";
import { t } from "#t";
import { isUndoable } from "../actions/apply-import.ts";
import { lackingIn, stockFieldLabel } from "../columns.ts";
import { changeLabel, outcomeText, rowJson } from "../import-json.ts";
import { SHOWN_TABS, type ShownTab } from "../import-shapes.ts";
import type { FoundImport, listFailedPhotos, listRows, RowOfImport } from "../queries/imports.ts";
import { Applying, FileCard, Letter } from "./import-plan.tsx";

interface ImportViewProps {
  one: FoundImport;
  counts: Record<ShownTab, number>;
  tab: ShownTab;
  found: Awaited<ReturnType<typeof listRows>>;
  /** Rows behind it while it runs. */
  done: number;
  photos: Awaited<ReturnType<typeof listFailedPhotos>>;
  now: number;
  message: string | undefined;
  /** What was sent by a form that was refused. */
  typed: Posted;
}

/** What a file would change, or what it has changed. */
export function ImportView({ one, counts, tab, found, done, photos, now, message, typed }: ImportViewProps) {
  const isPlan = one.appliedAt === null && one.expiresAt > now;
  const lacking = counts.errors > 0 ? lackingIn(one.columns).map(stockFieldLabel) : [];
  return (
    <>
      <FormError>{message}</FormError>
      <State {...{ one, done, now }} />
      <FileCard {...{ one, isPlan, typed }} />
      {lacking.length > 0 && <Notice tone="bad">{t.importColumnsMissing(...lacking)}</Notice>}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_264px]">
        {isPlan && <Applying {...{ one, typed }} />}
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
          <table className="stacked w-full border-t border-line text-14">
            <tbody>
              {found.rows.map((row) => (
                <Row key={row.position} {...{ row, tab, lacking }} />
              ))}
            </tbody>
          </table>
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
          {photos.map(({ stockId, address, reason }) => (
            <p key={stockId + address} className="mt-1 text-14 wrap-anywhere">
              <bdi>{stockId}</bdi>: <bdi dir="ltr">{address}</bdi> {reason}
            </p>
          ))}
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

const Result = ({ one, now }: Pick<ImportViewProps, "one" | "now">) => (
  <section className="card grid gap-4 p-5">
    <h2 className="text-19">{one.undone ? t.importUndone() : t.importStatus(one.status)}</h2>
    {one.undone && one.undone.left.length > 0 && (
      <Notice title={t.importOutcome("left")}>
        <bdi className="wrap-anywhere">{one.undone.left.join(", ")}</bdi>
      </Notice>
    )}
    {!one.undone && <p>{outcomeText(one)}</p>}
    {isUndoable(one, now) && (
      <form method="post" action={href(`/dealer/imports/${one.id}/undo`)}>
        <Button type="submit" variant="outline" icon="rotate-ccw" block>
          {t.importUndo()}
        </Button>
      </form>
    )}
  </section>
);

const CELL = "px-4 py-3 text-start align-top";

function Row({ row: stored, tab, lacking }: { row: RowOfImport; tab: ShownTab; lacking: string[] }) {
  const { row, stockId, title, changes, problems } = rowJson(stored, tab);
  const { input, listingId } = stored;
  const name = <bdi className="font-semibold">{title || stockId}</bdi>;
  return (
    <tr className="border-t border-line first:border-0">
      <td className={CELL}>
        {listingId ? (
          <a href={href(idPath({ kind: carQueries.kind, id: listingId }))} className="link">
            {name}
          </a>
        ) : (
          name
        )}
        <br />
        <span className="font-normal text-ink-soft">
          {title && <bdi>{stockId}</bdi>} {title && row !== null && "· "}
          {row !== null && t.importRow(row)}
        </span>
      </td>
      <td className={CELL}>
        {input && <p className="font-semibold">{t.formatPrice(input.priceCents)}</p>}
        {changes.map(({ field, from, to }) => (
          <p key={field} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            <span className="text-ink-soft">{changeLabel(field)}:</span>{" "}
            <s className="text-ink-soft">{from}</s>
            <Icon name="arrow-right" flip size={14} /> <b>{to ?? t.importEmpty()}</b>
          </p>
        ))}
        {problems.map(({ column, letter, header, value, reason }, i) =>
          column === null && lacking.includes(header) ? null : (
            <p key={i} className="wrap-anywhere">
              {letter && <Letter>{letter}</Letter>} <bdi className="text-ink-soft">{header}</bdi>{" "}
              {value && <bdi className="rounded-md bg-bad-tint px-1.5 text-bad">{value}</bdi>} {reason}
            </p>
          ),
        )}
      </td>
    </tr>
  );
}
