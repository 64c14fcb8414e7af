import type { ReactNode } from "react";
import { type FoundPage, type Page, pageCount } from "#src/core/pagination.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { Select, type SelectOption } from "#src/ui/select.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import { filterQuery } from "../schema.ts";

interface AdminListProps {
  path: string;
  filter: { q: string; page: number };
  /** What else is chosen than the form says. */
  chosen?: ReactNode;
  find: { label: string; choices: Choice[]; fields?: ReactNode };
  page: Omit<FoundPage<unknown>, "items">;
  counted: (n: number) => string;
  /** Of all of them, or of what belongs to them, as files, and what these hold. */
  csv: { file: string; what: string }[];
  /** Said where nothing fits. */
  none: string;
  children: ReactNode;
}

/** A part of the admin dashboard that lists: search and filters, how many there are, the page of them, the other pages. */
export function AdminList({
  path,
  filter,
  chosen,
  find,
  page,
  counted,
  csv,
  none,
  children,
}: AdminListProps) {
  return (
    <AdminFrame path={path}>
      {chosen && <p className="mb-3">{chosen}</p>}
      <FilterForm
        path={path}
        q={filter.q}
        placeholder={find.label}
        filtered={filterQuery({ ...filter, page: 1 }) !== ""}
        choices={find.choices}
      >
        {find.fields}
      </FilterForm>
      <p className="mb-3 flex flex-wrap items-center justify-between gap-x-3 text-15">
        <span className="font-semibold">
          {page.more ? t.adminManyFound(page.total) : counted(page.total)}
        </span>
        <span className="-ms-3 flex flex-wrap">
          {csv.map(({ file, what }) => (
            <ButtonLink
              key={file}
              href={`/api/admin/export/${file}.csv`}
              variant="quiet"
              icon="arrow-down"
              className="px-3 text-14"
              download
            >
              {t.adminExportOf(what)}
            </ButtonLink>
          ))}
        </span>
      </p>
      {page.total === 0 ? <p className="panel p-5 text-ink-soft">{none}</p> : children}
      <Pages path={path} filter={filter} page={page} />
    </AdminFrame>
  );
}

interface PagesProps {
  path: string;
  filter: object;
  page: Omit<Page<unknown>, "items">;
}

/** A list's other pages, under the same filter. */
export const Pages = ({ path, filter, page }: PagesProps) => (
  <Pagination
    current={page.page}
    last={pageCount(page.total, page.pageSize)}
    href={(to) => href(path + filterQuery({ ...filter, page: to }))}
    className="mt-6"
  />
);

/** A select of the form. */
export interface Choice {
  name: string;
  label: string;
  value: string | null;
  options: SelectOption[];
  /** Without the empty "Any". */
  always?: boolean;
}

interface FilterFormProps {
  path: string;
  q: string;
  placeholder: string;
  choices?: Choice[];
  /** Something is filtered. */
  filtered: boolean;
  children?: ReactNode;
}

/** A list's search and filters as a plain form, so that the address says what is shown. */
const FilterForm = ({ path, q, placeholder, choices = [], filtered, children }: FilterFormProps) => (
  <form method="get" action={href(path)} className="panel mb-4 flex flex-wrap items-end gap-3 p-3">
    <Field label={placeholder} className="min-w-0 flex-1 basis-40">
      <Input type="search" name="q" size={44} defaultValue={q} />
    </Field>
    {choices.map(({ name, label, value, options, always }) => (
      <Field key={name} label={label} className="min-w-36 max-sm:flex-1">
        <Select
          name={name}
          size={44}
          defaultValue={value ?? ""}
          placeholder={always ? undefined : t.adminAny()}
          options={options}
        />
      </Field>
    ))}
    {children}
    <Button type="submit" icon="search">
      {t.adminFind()}
    </Button>
    {filtered && (
      <ButtonLink href={href(path)} variant="quiet">
        {t.adminClear()}
      </ButtonLink>
    )}
  </form>
);

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
