import { yearsText } from "../../catalogue/years-text.ts";
import type { ComponentProps } from "react";
import { numberIn } from "#src/core/query-params.ts";
import type { CarFilter } from "../../schema.ts";
import { carSearch } from "../car-search.ts";
import { t } from "#t";
import { barsIn, barsWithin, type Counts } from "#src/features/search/counts.ts";
import { Carried } from "#src/features/search/parts/choice-fields.tsx";
import { Histogram, NumberField } from "#src/features/search/parts/number-fields.tsx";
import { LaterFields } from "#src/features/search/parts/later-fields.tsx";

/** The specification's first year in searches. */
const FIRST_YEAR = 1990;

interface YearFieldsProps {
  filter: CarFilter;
  last: number;
  counts: Counts | undefined;
  isWhole?: boolean;
}

export function yearIn(text: string, last: number): number | null {
  const year = numberIn(text);
  return year !== null && Number.isInteger(year) && year >= FIRST_YEAR && year <= last ? year : null;
}

const yearsOfBar = (from: number | null, to: number | null) => yearsText(from, to === null ? null : to - 1);

export function YearFields({ filter, last, counts, isWhole = false }: YearFieldsProps) {
  const {
    year: [year, ...otherYears],
    minYear,
    maxYear,
    unread = {},
  } = filter;
  const isRange =
    isWhole || [unread.minYear ?? minYear, unread.maxYear ?? maxYear].some((year) => year !== null);
  return (
    <fieldset>
      <legend className="label">{t.carYear()}</legend>
      <Histogram
        bars={barsWithin(barsIn(counts, "year"), FIRST_YEAR, last)}
        min={minYear ?? year ?? null}
        max={maxYear ?? year ?? null}
        labelOf={yearsOfBar}
      />
      <YearField
        name="year"
        label={t.carYear()}
        hideLabel
        hint={t.searchYearHint(FIRST_YEAR, last)}
        value={unread.year ?? year}
        last={last}
      />
      <Carried name="year" values={otherYears} />
      <LaterFields
        summary={
          <summary className="link mt-1 -mb-2 rounded-field">
            {t.searchYearRange()}
            <i className="i-lucide-chevron-down fold-arrow" />
          </summary>
        }
        isSet={isRange}
        isOpen={isRange}
        all={carSearch.filtersHrefOf(filter)}
        className="link"
      >
        <div className="grid grid-cols-2 gap-2 pt-2">
          <YearField
            name="minYear"
            label={t.searchFromYear()}
            value={unread.minYear ?? minYear}
            last={last}
          />
          <YearField name="maxYear" label={t.searchToYear()} value={unread.maxYear ?? maxYear} last={last} />
        </div>
      </LaterFields>
    </fieldset>
  );
}

const YearField = ({
  last,
  ...field
}: Omit<ComponentProps<typeof NumberField>, "wrong" | "read"> & { last: number }) => (
  <NumberField
    {...field}
    maxLength={6}
    read={(text) => yearIn(text, last)}
    wrong={t.searchYearWrong(FIRST_YEAR, last)}
  />
);
