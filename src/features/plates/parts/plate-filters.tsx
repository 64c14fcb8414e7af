import { AREA_CODES, cityOfCode } from "../codes.ts";
import { MAX_DIGITS, PATTERN_TAGS } from "../patterns.ts";
import { digitsIn, type PlateFilter } from "../schema.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckboxGroup } from "#src/ui/choice-group.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { choiceCount, type Counts } from "#src/features/search/counts.ts";
import { Carried, CountedBoxes, FlagBoxes, ManySelect } from "#src/features/search/parts/choice-fields.tsx";
import { FilterCount } from "#src/features/search/parts/filter-chips.tsx";
import { NumberField, PriceFields } from "#src/features/search/parts/number-fields.tsx";

const DIGIT_COUNTS = Array.from({ length: MAX_DIGITS }, (_, i) => String(i + 1));

interface PlateFiltersProps {
  filter: PlateFilter;
  count: number;
  edition: number;
  counts: Counts | undefined;
}

export const PlateFilters = ({ filter, count, edition, counts }: PlateFiltersProps) => (
  <details className="group min-w-0">
    <summary className="relative btn btn-outline list-none px-3.5! [&::-webkit-details-marker]:hidden">
      <Icon name="sliders-horizontal" size={19} />
      {t.searchFilters()}
      <FilterCount count={count} className="bg-action text-action-ink" />
      <Icon name="chevron-down" size={16} className="text-faint group-open:[rotate:180deg]" />
    </summary>
    <div key={edition} className="panel mt-3 grid gap-x-8 gap-y-5 p-4 md:grid-cols-2 md:p-6 lg:grid-cols-3">
      <div>
        <ManySelect
          name="areaCode"
          label={t.platesAreaCode()}
          none={t.platesAllCodes()}
          another={t.platesAnotherCode()}
          values={filter.areaCode.map(String)}
          options={codesOnSale(counts).map((code) => ({ value: String(code), label: codeOption(code) }))}
          counts={counts}
        />
      </div>
      <div>
        <PriceFields filter={filter} counts={counts} />
      </div>
      <div>
        <DigitCounts filter={filter} counts={counts} />
        <FlagBoxes
          flags={[{ name: "verifiedOnly", label: t.searchVerifiedOnly() }]}
          filter={filter}
          counts={counts}
          className="mt-4"
        />
      </div>
      <div>
        <InNumber filter={filter} />
      </div>
      <div className="md:col-span-full lg:col-span-2">
        <CountedBoxes
          name="tags"
          legend={t.platesPatterns()}
          values={PATTERN_TAGS}
          chosen={filter.tags}
          labelOf={t.patternLabel}
          counts={counts}
        />
      </div>
      <Carried name="plain" values={filter.plain} />
      <div className="flex items-center gap-4 border-t border-line pt-3 md:col-span-full">
        <a href={href("/number-plates")} className="link">
          {t.platesClear()}
        </a>
        <Button type="submit" className="ms-auto hidden noscript:inline-flex">
          {t.platesSubmit()}
        </Button>
      </div>
    </div>
  </details>
);

/** The codes of cities, and others for sale, such as those of auctioned series. */
const codesOnSale = (counts: Counts | undefined): number[] =>
  [...new Set([...AREA_CODES, ...Object.keys(counts?.of.areaCode ?? {}).map(Number)])].toSorted(
    (a, b) => a - b,
  );

function codeOption(code: number): string {
  const city = cityOfCode(code);
  return t.platesCodeOption(code, city && t.plateCityLabel(city));
}

const DigitCounts = ({ filter, counts }: Pick<PlateFiltersProps, "filter" | "counts">) => (
  <CheckboxGroup
    legend={t.platesDigitCount()}
    name="digitCount"
    look="tiles"
    listClassName="grid grid-cols-5 gap-2"
    defaultValues={filter.digitCount.map(String)}
    options={DIGIT_COUNTS.map((value) => ({
      value,
      label: <b className="text-17">{value}</b>,
      ...choiceCount(counts, "digitCount", value),
    }))}
  />
);

const InNumber = ({ filter }: Pick<PlateFiltersProps, "filter">) => {
  const field = (name: "startsWith" | "includes" | "endsWith", label: string) => (
    <NumberField
      name={name}
      label={label}
      value={filter[name]}
      dir="ltr"
      maxLength={5}
      read={(text) => digitsIn(text) || null}
      wrong={t.platesDigitsWrong()}
    />
  );
  return (
    <fieldset>
      <legend className="label">{t.platesInNumber()}</legend>
      <div className="grid grid-cols-3 gap-2">
        {field("startsWith", t.platesStartsWith())}
        {field("includes", t.platesContains())}
        {field("endsWith", t.platesEndsWith())}
      </div>
    </fieldset>
  );
};
