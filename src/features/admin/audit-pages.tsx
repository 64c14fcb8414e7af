import { access } from "#src/auth/access.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { routes } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { adminPage } from "./admin-page.tsx";
import { AdminList } from "./parts/admin-list.tsx";
import { AuditList } from "./parts/audit-list.tsx";
import { filterQuery, readAuditFilter } from "./schema.ts";

export const adminAuditPages = routes().get("/dashboard/audit", access("admin"), async (c) => {
  const filter = readAuditFilter(queryParams(c));
  const { items, ...page } = await listAudit(c.var.deps.db.read, filter);
  const path = "/dashboard/audit";
  const subjects = [
    { value: "user", label: t.adminUsers() },
    { value: "dealer", label: t.adminDealers() },
    { value: "listing", label: t.listingsTitle() },
    { value: "report", label: t.adminReports() },
    { value: "message", label: t.messagesHeading() },
    { value: "site", label: t.adminSite() },
    { value: "export", label: t.adminExports() },
    { value: "backup", label: t.adminBackups() },
  ];
  return adminPage(
    c,
    { title: t.adminAudit(), path },
    <AdminList
      path={path}
      filter={filter}
      find={t.adminFindAudit()}
      choices={[{ name: "action", label: t.adminAuditAbout(), value: filter.action, options: subjects }]}
      fields={
        <>
          <DayField name="from" label={t.searchFrom()} day={filter.from} />
          <DayField name="to" label={t.searchTo()} day={filter.to} />
        </>
      }
      page={page}
      counted={t.adminEntriesFound}
      csv={["audit"]}
      none={filterQuery({ ...filter, page: 1 }) ? t.adminAuditNothing() : t.adminAuditNone()}
    >
      <AuditList entries={items} />
    </AdminList>,
  );
});

const DayField = ({ name, label, day }: { name: string; label: string; day: string }) => (
  <Field label={label} className="min-w-36 max-sm:flex-1">
    <Input type="date" name={name} size={44} defaultValue={day} />
  </Field>
);
