import type { FormEvent } from "react";
import { toastOnNextPage } from "#src/client/toast.ts";
import { FROM_HOME } from "#src/features/cars/search/hero-search-params.ts";
import { BODY_TYPES, FEATURES, FUEL_TYPES, TRANSMISSIONS } from "#src/features/cars/vocabulary.ts";
import { LaterFields } from "#src/features/search/parts/later-fields.tsx";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckboxGroup } from "#src/ui/choice-group.tsx";
import { t } from "#t";
import { CarCount, useCarCount } from "./use-car-count.tsx";

interface HomeFiltersProps {
  total: number;
  counts: Record<"year" | "bodyType" | "fuelType" | "transmission" | "features", Record<string, number>>;
  thisYear: number;
}

const YEARS = 10;

function paramsOf(data: FormData): URLSearchParams {
  data.delete(FROM_HOME);
  return new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
}

export default function HomeFilters({ total, counts, thisYear }: HomeFiltersProps) {
  const { form, count, query } = useCarCount(total, paramsOf);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    toastOnNextPage({ title: t.filtersAppliedTitle(), description: t.filtersAppliedText(), tone: "good" });
    form.onSubmit(event);
  };
  const years = Array.from({ length: YEARS }, (_, i) => String(thisYear - i));
  const group = (
    name: keyof HomeFiltersProps["counts"],
    legend: string,
    values: readonly string[],
    labelOf: (value: string) => string,
    isWhole = false,
  ) => <FilterGroup {...{ name, legend, values, labelOf, isWhole }} counts={counts[name]} />;
  return (
    <form {...form} onSubmit={apply} className="card flex h-full flex-col p-4 md:p-6">
      <h3 className="mb-1 text-18">{t.homeRefine()}</h3>
      {group("year", t.carYear(), years, (year) => year, true)}
      {group("bodyType", t.carBodyType(), BODY_TYPES, t.bodyTypeLabel)}
      {group("fuelType", t.carFuelType(), FUEL_TYPES, t.fuelTypeLabel)}
      {group("transmission", t.carTransmission(), TRANSMISSIONS, t.transmissionLabel)}
      {group("features", t.carFeatures(), FEATURES, t.featureLabel)}
      <input type="hidden" name={FROM_HOME} value="filters" />
      <div className="mt-auto pt-5">
        <Button type="submit" size={52} block>
          {t.homeApply()}
          <CarCount count={count} />
        </Button>
      </div>
      <output className="sr-only">{query !== "" && count !== null && t.searchFound(count)}</output>
    </form>
  );
}

const FIRST = 3;

interface FilterGroupProps {
  name: string;
  legend: string;
  values: readonly string[];
  labelOf: (value: string) => string;
  counts: Record<string, number>;
  /** Whether it includes the values for the collapsed filters. */
  isWhole: boolean;
}

function FilterGroup({ name, legend, values, labelOf, counts, isWhole }: FilterGroupProps) {
  const pills = (shown: readonly string[], hideLegend: boolean) => (
    <CheckboxGroup
      name={name}
      legend={legend}
      hideLegend={hideLegend}
      look="pills"
      listClassName="flex flex-wrap gap-x-1.5 gap-y-2"
      options={shown.map((value) => ({
        value,
        label: labelOf(value),
        count: t.formatNumber(counts[value] ?? 0),
      }))}
    />
  );
  return (
    <div className="relative mt-3">
      {pills(values.slice(0, FIRST), false)}
      {values.length > FIRST && (
        <LaterFields
          summary={
            <summary className="link absolute end-0 -top-3 text-14!">
              <span className="group-open:hidden">{t.homeShowMore()}</span>
              <span className="hidden group-open:inline">{t.homeShowFewer()}</span>
              <span className="sr-only">: {legend}</span>
              <i className="i-lucide-chevron-down fold-arrow" />
            </summary>
          }
          isSet={isWhole}
          all={href("/search/filters")}
          sendsForm
          className="link"
        >
          <div className="mt-2">{pills(values.slice(FIRST), true)}</div>
        </LaterFields>
      )}
    </div>
  );
}
