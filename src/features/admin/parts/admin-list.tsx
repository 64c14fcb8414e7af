import type { ReactNode } from "react";
import { type FoundPage, type Page, pageCount } from "#src/core/pagination.ts";
import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { t } from "#t";
import { filterQuery } from "../schema.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { type Choice, FilterForm } from "./filter-form.tsx";

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
