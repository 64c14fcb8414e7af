import type { MouseEvent } from "react";
import { pageCount } from "#src/core/pagination.ts";
import type { InquiryStatus } from "#src/features/inquiries/tables.ts";
import { classNames } from "#src/ui/class-names.ts";
import { NoInquiriesDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { DashboardJson } from "../dashboard-json.ts";
import { type DashboardView, searchOf, viewHref } from "../dashboard-view.ts";
import { InquiryRow } from "./inquiry-row.tsx";

interface InboxProps {
  dashboard: DashboardJson;
  view: DashboardView;
  now: number;
  loading: boolean;
  /** Follows a link to another view without a reload. */
  show(view: DashboardView): (event: MouseEvent) => void;
  setStatus(id: string, status: InquiryStatus): void;
}

export function Inbox({ dashboard, view, now, loading, show, setStatus }: InboxProps) {
  const { inquiries, inquiryCounts } = dashboard;
  const newCount = inquiryCounts.pending;
  return (
    <Section
      id="inquiries"
      title={t.inboxTitle()}
      count={newCount > 0 ? t.inboxNewCount(newCount) : undefined}
    >
      <div className="panel overflow-hidden" aria-busy={loading}>
        <Tabs {...{ view, show, inquiryCounts }} />
        {inquiries.total === 0 ? (
          <NoInquiries {...{ view, show }} />
        ) : (
          <ul className={loading ? "opacity-50" : undefined}>
            {inquiries.items.map((inquiry) => (
              <InquiryRow
                key={inquiry.id}
                inquiry={inquiry}
                now={now}
                search={searchOf(view)}
                setStatus={setStatus}
              />
            ))}
          </ul>
        )}
        <Pagination
          current={inquiries.page}
          last={pageCount(inquiries.total, inquiries.pageSize)}
          href={(inboxPage) => viewHref({ ...view, inboxPage }, "inquiries")}
          className="border-t border-line p-2"
        />
      </div>
    </Section>
  );
}

function Tabs({
  view,
  show,
  inquiryCounts,
}: Pick<InboxProps, "view" | "show"> & Pick<DashboardJson, "inquiryCounts">) {
  const tabs: { inbox: DashboardView["inbox"]; label: string; count?: number }[] = [
    { inbox: "all", label: t.inboxAll() },
    { inbox: "pending", label: t.inboxNew(), count: inquiryCounts.pending },
    { inbox: "read", label: t.inboxRead() },
    { inbox: "replied", label: t.inboxReplied() },
    { inbox: "closed", label: t.inboxClosed() },
  ];
  return (
    <nav
      aria-label={t.inboxViews()}
      className="flex gap-1 overflow-x-auto border-b border-line p-2 [scrollbar-width:none]"
    >
      {tabs.map(({ inbox, label, count }) => {
        const next = { ...view, inbox, inboxPage: 1 };
        const current = view.inbox === inbox;
        return (
          <a
            key={inbox}
            href={viewHref(next, "inquiries")}
            onClick={show(next)}
            aria-current={current ? "page" : undefined}
            className={classNames(
              "inline-flex min-h-11 flex-auto items-center justify-center gap-1.5 rounded-field px-2 text-14 whitespace-nowrap",
              current ? "bg-sand font-semibold" : "font-medium text-ink-soft hover:bg-sand",
            )}
          >
            {label}
            {count !== undefined && count > 0 && <span className="count">{t.formatNumber(count)}</span>}
          </a>
        );
      })}
    </nav>
  );
}

function NoInquiries({ view, show }: Pick<InboxProps, "view" | "show">) {
  if (view.inbox === "all")
    return (
      <EmptyState drawing={<NoInquiriesDrawing />} title={t.inboxEmptyTitle()} text={t.inboxEmptyText()} />
    );
  const all = { ...view, inbox: "all", inboxPage: 1 } as const;
  return (
    <EmptyState
      drawing={<NoInquiriesDrawing />}
      title={t.inboxNoneHere()}
      action={
        <a href={viewHref(all, "inquiries")} onClick={show(all)} className="link">
          {t.inboxShowAll()}
        </a>
      }
    />
  );
}
