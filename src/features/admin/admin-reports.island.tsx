import type { Page } from "#src/core/pagination.ts";
import type { ReportJson } from "#src/features/moderation/shapes.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { SmallButton } from "./parts/small-button.tsx";
import { useAdminCalls, useAdminList } from "./use-admin.ts";

export default function AdminReports({ query, first }: { query: string; first: Page<ReportJson> }) {
  const list = useAdminList(`reports${query}`, first);
  const calls = useAdminCalls();
  const texts = { done: t.reportsSettled(), failed: t.reportsFailed() };
  const settle = (id: string, status: "upheld" | "dismissed") =>
    calls.send("PATCH", `/reports/${id}`, { status }, texts);
  if (list.items.length === 0) return <p className="panel p-5 text-ink-soft">{t.reportsNone()}</p>;
  return (
    <ul className="grid gap-3">
      {list.items.map((report) => (
        <li key={report.id} className="panel flex flex-wrap items-center gap-3 p-4">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-semibold">{t.reportLabel(report.reason)}</p>
            <p className="text-15">
              <a href={href(report.url)} className="underline hover:text-action">
                <bdi>{report.about}</bdi>
              </a>
            </p>
            {report.text && (
              <q dir="auto" className="block w-fit text-15">
                {report.text}
              </q>
            )}
            <p className="text-13 text-ink-soft">
              {report.number !== null && `${t.listingNumber(report.number)} · `}
              {report.reporterName ? <bdi>{report.reporterName}</bdi> : t.reviewGuest()} ·{" "}
              {t.formatDate(report.createdAt)}
            </p>
          </div>
          {report.status === "open" ? (
            <div className="flex gap-2">
              <SmallButton variant="tint" onClick={() => settle(report.id, "upheld")}>
                {t.reportsUphold()}
              </SmallButton>
              <SmallButton onClick={() => settle(report.id, "dismissed")}>{t.reportsDismiss()}</SmallButton>
            </div>
          ) : (
            <p className="text-14 text-ink-soft">{t.reportStatus(report.status)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
