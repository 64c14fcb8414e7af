import type { ReactNode } from "react";
import type { FoundPage, Page } from "#src/core/pagination.ts";
import type { ReportJson } from "#src/features/moderation/review-json.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Crumbs } from "#src/ui/crumbs.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { AdminListing, AdminUser } from "./admin-json.ts";
import AdminReports from "./admin-reports.island.tsx";
import AdminUsers from "./admin-users.island.tsx";
import { filterQuery } from "./schema.ts";
import { AdminFrame } from "./parts/admin-frame.tsx";
import { type AuditLine, AuditList } from "./parts/audit-list.tsx";
import { ListingLine } from "./parts/listing-line.tsx";

interface UserPageProps {
  user: AdminUser;
  listings: FoundPage<AdminListing>;
  /** Those that are open. */
  reports: Page<ReportJson>;
  /** The last things that admins did with the account. */
  entries: AuditLine[];
  now: number;
}

const SHOWN = 10;

/** All that is known of one user: the account, the listings, the open reports and what admins did. */
export function UserPage({ user, listings, reports, entries, now }: UserPageProps) {
  const { id, name } = user;
  const first = { users: [user], total: 1, page: 1, pageSize: 1 };
  return (
    <AdminFrame path="/dashboard/users">
      <Crumbs
        label={t.adminParts()}
        items={[{ label: t.adminUsers(), href: href("/dashboard/users") }, { label: name }]}
      />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-8">
        <Island
          name="admin-users"
          of={AdminUsers}
          when="load"
          props={{ query: `?q=${id}`, first, open: true }}
        />
        <Section
          title={t.adminListings()}
          count={t.formatNumber(listings.total)}
          action={<More path={`/dashboard/listings?seller=${id}`}>{t.adminSeeListings()}</More>}
        >
          {listings.total === 0 ? (
            <p className="panel p-5 text-ink-soft">{t.adminUserNoListings()}</p>
          ) : (
            <ul className="panel divide-y divide-line">
              {listings.items.slice(0, SHOWN).map((listing) => (
                <li key={listing.id} className="p-3">
                  <ListingLine listing={listing} now={now} />
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section
          title={t.adminReports()}
          count={t.formatNumber(reports.total)}
          action={<More path={`/dashboard/reports?seller=${id}`}>{t.adminReportsAll()}</More>}
        >
          <Island
            name="admin-reports"
            of={AdminReports}
            when="load"
            props={{ query: filterQuery({ status: "open", seller: id }), first: reports }}
          />
        </Section>
        <Section title={t.adminAudit()}>
          {entries.length === 0 ? (
            <p className="panel p-5 text-ink-soft">{t.adminAuditNone()}</p>
          ) : (
            <AuditList entries={entries} />
          )}
        </Section>
      </div>
    </AdminFrame>
  );
}

const More = ({ path, children }: { path: string; children: ReactNode }) => (
  <a href={href(path)} className="link text-15">
    {children}
  </a>
);
