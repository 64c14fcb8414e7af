import type { ReactNode } from "react";
import { dialect } from "#src/config.ts";
import type { ErrorStatus } from "#src/core/errors.ts";
import type { Ctx } from "#src/http/env.ts";
import { href } from "#src/i18n/paths.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";

const tabs = () => [
  { path: "/dashboard", label: t.adminOverview() },
  { path: "/dashboard/users", label: t.adminUsers() },
  { path: "/dashboard/dealers", label: t.adminDealers() },
  { path: "/dashboard/listings", label: t.listingsTitle() },
  { path: "/dashboard/review", label: t.adminReviewTab() },
  { path: "/dashboard/reports", label: t.adminReports() },
  { path: "/dashboard/messages", label: t.messagesHeading() },
  { path: "/dashboard/site", label: t.adminSite() },
  { path: "/dashboard/feeds", label: t.feeds() },
  // Backups of the database file; PostgreSQL has its own.
  ...(dialect === "sqlite" ? [{ path: "/dashboard/backups", label: t.adminBackups() }] : []),
  { path: "/dashboard/audit", label: t.adminAudit() },
];

interface AdminPage {
  title: string;
  path: string;
  /** Names of islands whose code the page loads early; without scripts their actions are hidden, and a notice says so. */
  preload?: string[];
  status?: ErrorStatus | 200;
  isOfDealers?: boolean;
  secret?: boolean;
}

export const adminPage = (c: Ctx, { title, path, preload, status, ...head }: AdminPage, content: ReactNode) =>
  renderPage(
    c,
    { ...head, title, noindex: true, preload },
    <div className="wrap pt-6 pb-12 md:pt-8 md:pb-16 noscript:[&_[data-island]_:is(button,form)]:hidden">
      <h1 className="text-26 font-bold md:text-30">{t.adminTitle()}</h1>
      <TabLinks
        label={t.adminParts()}
        className="panel mt-4 mb-6 p-1.5 max-md:flex-nowrap! max-md:overflow-x-auto"
        itemClassName="flex-1 px-3 max-md:[&[aria-current]]:[scroll-initial-target:nearest]"
        items={tabs().map((tab) => ({ href: href(tab.path), label: tab.label, current: tab.path === path }))}
      />
      {preload && (
        <div className="mb-4 hidden noscript:block">
          <Notice tone="warn">{t.adminNeedsScripts()}</Notice>
        </div>
      )}
      {content}
    </div>,
    status,
  );
