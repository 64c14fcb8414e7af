import type { ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";

interface AdminFrameProps {
  /** The address of the part that is open. */
  path: string;
  children: ReactNode;
}

const tabs = () => [
  { href: "/dashboard", label: t.adminOverview() },
  { href: "/dashboard/users", label: t.adminUsers() },
  { href: "/dashboard/listings", label: t.adminListings() },
  { href: "/dashboard/review", label: t.adminReviewTab() },
  { href: "/dashboard/reports", label: t.adminReports() },
  { href: "/dashboard/messages", label: t.adminMessages() },
  { href: "/dashboard/site", label: t.adminSite() },
  { href: "/dashboard/audit", label: t.adminAudit() },
];

/** What stands around every part of the admin dashboard. */
export const AdminFrame = ({ path, children }: AdminFrameProps) => (
  <div className="wrap pt-6 pb-12 md:pt-8 md:pb-16">
    <h1 className="text-26 font-bold md:text-30">{t.adminTitle()}</h1>
    <TabLinks
      label={t.adminParts()}
      className="panel mt-4 mb-6 flex-wrap p-1.5"
      items={tabs().map((tab) => ({ ...tab, href: href(tab.href), current: tab.href === path }))}
    />
    {children}
  </div>
);
