import type { ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Select, type SelectOption } from "#src/ui/select.tsx";
import { t } from "#t";

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
export const FilterForm = ({ path, q, placeholder, choices = [], filtered, children }: FilterFormProps) => (
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
