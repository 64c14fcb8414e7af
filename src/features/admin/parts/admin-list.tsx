import type { ReactNode } from "react";
import { type FoundPage, type Page, pageCount } from "#src/core/pagination.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { Select, type SelectOption } from "#src/ui/select.tsx";
import { t } from "#t";
import { exportLabel } from "../labels.ts";
import type { ExportName } from "../queries/export.ts";
import { filterQuery } from "../schema.ts";

interface AdminListProps {
  path: string;
  filter: { q: string; page: number };
  find: string;
  choices: Choice[];
  fields?: ReactNode;
  page: Omit<FoundPage<unknown>, "items">;
  counted: (n: number) => string;
  csv: ExportName[];
  none: string;
  children: ReactNode;
}

export const AdminList = ({ page, counted, csv, none, children, ...form }: AdminListProps) => (
  <>
    <FilterForm {...form} />
    <p className="mb-3 flex flex-wrap items-center justify-between gap-x-3 text-15">
      <span className="font-semibold">{page.more ? t.adminManyFound(page.total) : counted(page.total)}</span>
      <span className="-ms-3 flex flex-wrap">
        {csv.map((name) => (
          <ButtonLink
            key={name}
            href={href(`/dashboard/export/${name}`)}
            variant="quiet"
            icon="arrow-down"
            className="px-3 text-14"
          >
            {exportLabel(name)}
          </ButtonLink>
        ))}
      </span>
    </p>
    {page.total === 0 ? <p className="panel p-5 text-ink-soft">{none}</p> : children}
    <Pages path={form.path} filter={form.filter} page={page} />
  </>
);

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
  any?: string;
  always?: boolean;
}

export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
) => values.map((value) => ({ value, label: labelOf(value) }));

type FilterFormProps = Pick<AdminListProps, "path" | "filter" | "find" | "choices" | "fields">;

const FilterForm = ({ path, filter, find, choices, fields }: FilterFormProps) => (
  <form method="get" action={href(path)} className="panel mb-4 flex flex-wrap items-end gap-3 p-3">
    <Field label={find} className="min-w-0 flex-1 basis-40">
      <Input type="search" name="q" size={44} defaultValue={filter.q} />
    </Field>
    {choices.map(({ label, value, any = t.searchAny(), always, ...select }) => (
      <Field key={select.name} label={label} className="min-w-36 max-sm:flex-1">
        <Select {...select} size={44} defaultValue={value ?? ""} placeholder={always ? undefined : any} />
      </Field>
    ))}
    {fields}
    <Button type="submit" icon="search">
      {t.adminFind()}
    </Button>
    {filterQuery({ ...filter, page: 1 }) && (
      <ButtonLink href={href(path)} variant="quiet">
        {t.clear()}
      </ButtonLink>
    )}
  </form>
);
