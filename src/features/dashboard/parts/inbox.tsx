import type { MouseEvent } from "react";
import { pageCount } from "#src/core/pagination.ts";
import type { InquiryStatus } from "#src/features/conversations/tables.ts";
import { NoInquiriesDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { Section } from "#src/ui/section.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import type { DashboardJson } from "../shapes.ts";
import { type DashboardView, searchOf, viewHref } from "../dashboard-view.ts";
import { InquiryRow } from "./inquiry-row.tsx";

interface InboxProps {
  dashboard: DashboardJson;
  view: DashboardView;
  now: number;
  loading: boolean;
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
          <ul className={loading ? "opacity-60" : undefined}>
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

type TabsProps = Pick<InboxProps, "view" | "show"> & Pick<DashboardJson, "inquiryCounts">;

function Tabs({ view, show, inquiryCounts: { pending } }: TabsProps) {
  const tab = (inbox: DashboardView["inbox"], label: string) => {
    const next = { ...view, inbox, inboxPage: 1 };
    return {
      href: viewHref(next, "inquiries"),
      onClick: show(next),
      label,
      count: inbox === "pending" && pending > 0 ? t.formatNumber(pending) : undefined,
      current: view.inbox === inbox,
    };
  };
  return (
    <TabLinks
      label={t.inboxViews()}
      className="overflow-x-auto border-b border-line p-2 [scrollbar-width:none]"
      itemClassName="flex-auto px-2"
      items={[
        tab("all", t.inboxAll()),
        tab("pending", t.inboxNew()),
        tab("read", t.inboxRead()),
        tab("replied", t.inboxReplied()),
        tab("closed", t.inboxClosed()),
      ]}
    />
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
