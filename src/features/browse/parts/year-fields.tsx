import type { CarFilter } from "#src/features/cars/schema.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { Carried } from "./carried.tsx";
import { SMALL_LABEL } from "./small-label.ts";

/** The specification's first year of a search. */
const FIRST_YEAR = 1990;

interface YearFieldsProps {
  filter: Pick<CarFilter, "year" | "minYear" | "maxYear">;
  last: number;
}

/** One year, or on request a range. */
export function YearFields({ filter, last }: YearFieldsProps) {
  const {
    year: [year, ...otherYears],
    minYear,
    maxYear,
  } = filter;
  return (
    <>
      <Field label={t.searchYear()} hint={t.searchYearHint(FIRST_YEAR, last)}>
        <YearInput name="year" value={year} last={last} />
      </Field>
      <Carried name="year" values={otherYears} />
      <details className="group" open={minYear !== null || maxYear !== null}>
        <summary className="link -mb-2">
          {t.searchYearRange()}
          <Icon name="chevron-down" size={16} className="group-open:[rotate:180deg]" />
        </summary>
        <div className="grid grid-cols-2 gap-2 pt-2">
          <Field label={t.searchFromYear()} className={SMALL_LABEL}>
            <YearInput name="minYear" value={minYear} last={last} />
          </Field>
          <Field label={t.searchToYear()} className={SMALL_LABEL}>
            <YearInput name="maxYear" value={maxYear} last={last} />
          </Field>
        </div>
      </details>
    </>
  );
}

const YearInput = ({
  name,
  value,
  last,
}: {
  name: string;
  value: number | null | undefined;
  last: number;
}) => (
  <Input
    type="number"
    numeric
    name={name}
    min={FIRST_YEAR}
    max={last}
    size={44}
    defaultValue={value ?? ""}
    className={classNames(
      "[appearance:textfield]! [&::-webkit-inner-spin-button]:appearance-none",
      "[&:user-invalid]:border-bad [&:user-invalid]:edge-bad",
    )}
  />
);
