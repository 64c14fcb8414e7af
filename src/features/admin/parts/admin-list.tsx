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
  /** Filters that the form does not show. */
  chosen?: ReactNode;
  find: { label: string; choices: Choice[]; fields?: ReactNode };
  page: Omit<FoundPage<unknown>, "items">;
  counted: (n: number) => string;
  /** Downloads, with their names. */
  csv: { file: string; what: string }[];
  /** For an empty list. */
  none: string;
  children: ReactNode;
}

/** A list page of the admin panel: filter form, count, downloads, items, pagination. */
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

export const Pages = ({ path, filter, page }: PagesProps) => (
  <Pagination
    current={page.page}
    last={pageCount(page.total, page.pageSize)}
    href={(to) => href(path + filterQuery({ ...filter, page: to }))}
    className="mt-6"
  />
);

export interface Choice {
  name: string;
  label: string;
  value: string | null;
  options: SelectOption[];
  /** There is no empty option "Any". */
  always?: boolean;
}

interface FilterFormProps {
  path: string;
  q: string;
  placeholder: string;
  choices?: Choice[];
  filtered: boolean;
  children?: ReactNode;
}

/** The search and filters of a list, sent as a GET form. */
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
  /** Of the open tab. */
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

/** Heading and tabs of the admin panel. */
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
