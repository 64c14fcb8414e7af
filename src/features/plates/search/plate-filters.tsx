import { AREA_CODES } from "../catalogue/codes.ts";
import { cityLabel } from "../catalogue/part-labels.ts";
import { MAX_DIGITS, PATTERN_TAGS } from "../catalogue/patterns.ts";
import { plateSearch } from "./plate-search.ts";
import { digitListIn, PLATE_FLAG_NAMES, PLATE_FLAGS, type PlateFilter } from "../schema.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckboxGroup } from "#src/ui/choice-group.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { SELLER_TYPE_CHOICE } from "#src/features/listings/search/seller-filters.ts";
import { t } from "#t";
import { choiceCount, type Counts } from "#src/features/search/counts.ts";
import { Carried, CountedBoxes, FlagBoxes, ManySelect } from "#src/features/search/parts/choice-fields.tsx";
import { FilterCount } from "#src/features/search/parts/filter-chips.tsx";
import { LaterFields } from "#src/features/search/parts/later-fields.tsx";
import { NumberField, PriceFields } from "#src/features/search/parts/number-fields.tsx";

const DIGIT_COUNTS = Array.from({ length: MAX_DIGITS }, (_, i) => String(i + 1));

interface PlateFiltersProps {
  filter: PlateFilter;
  count: number;
  edition: number;
  counts: Counts | undefined;
}

const hasPlateFields = (filter: PlateFilter): boolean =>
  [filter.areaCode, filter.digitCount, filter.tags].some((values) => values.length > 0) ||
  [filter.minPrice, filter.maxPrice].some((bound) => bound !== null) ||
  [filter.startsWith, filter.includes, filter.endsWith, filter.onlyDigits].some(Boolean) ||
  PLATE_FLAG_NAMES.some((name) => filter[name]) ||
  filter.unread !== undefined;

export const PlateFilters = ({ filter, count, edition, counts }: PlateFiltersProps) => (
  <LaterFields
    summary={
      <summary className="relative btn btn-outline list-none px-3.5!">
        <Icon name="sliders-horizontal" size={19} />
        {t.searchFilters()}
        <FilterCount count={count} className="bg-action text-action-ink" />
        <i className="i-lucide-chevron-down fold-arrow text-faint" />
      </summary>
    }
    isSet={hasPlateFields(filter)}
    all={plateSearch.filtersHrefOf(filter)}
    className="link"
  >
    <div
      key={edition}
      className="panel clear-both mt-3 grid gap-x-8 gap-y-5 p-4 md:grid-cols-2 md:p-6 lg:grid-cols-3"
    >
      <PlateFields {...{ filter, counts }} />
      <div className="flex items-center gap-4 border-t border-line pt-3 md:col-span-full">
        <a href={href("/number-plates")} className="link">
          {t.clear()}
        </a>
        <Button type="submit" className="ms-auto hidden noscript:inline-flex">
          {t.platesSubmit()}
        </Button>
      </div>
    </div>
  </LaterFields>
);

type PlateFieldsProps = Pick<PlateFiltersProps, "filter" | "counts"> & { isWhole?: boolean };

export const PlateFields = ({ filter, counts, isWhole }: PlateFieldsProps) => (
  <>
    <div>
      <ManySelect
        name="areaCode"
        label={t.platesAreaCode()}
        none={t.platesAllCodes()}
        another={t.platesAnotherCode()}
        values={filter.areaCode.map(String)}
        options={codesOnSale(counts).map((code) => ({
          value: String(code),
          label: t.platesCodeOption(code, cityLabel(code)),
        }))}
        counts={counts}
        isWhole={isWhole}
      />
    </div>
    <div>
      <PriceFields filter={filter} counts={counts} />
    </div>
    <div>
      <DigitCounts filter={filter} counts={counts} />
      <FlagBoxes
        flags={PLATE_FLAG_NAMES.map((name) => ({ name, label: PLATE_FLAGS[name]() }))}
        filter={filter}
        counts={counts}
        className="mt-4"
      />
    </div>
    <div>
      <InNumber filter={filter} />
      <CountedBoxes
        legend={t.searchSeller()}
        {...SELLER_TYPE_CHOICE}
        chosen={filter.sellerType}
        listClassName="mt-4 grid grid-cols-2"
        counts={counts}
      />
    </div>
    <div className="md:col-span-full lg:col-span-2">
      <CountedBoxes
        name="tags"
        legend={t.platesPatterns()}
        values={PATTERN_TAGS}
        chosen={filter.tags}
        labelOf={t.patternLabel}
        listClassName="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3"
        counts={counts}
      />
    </div>
  </>
);

const codesOnSale = (counts: Counts | undefined): number[] =>
  [...new Set([...AREA_CODES, ...(counts?.of.areaCode ?? []).map(([code]) => Number(code))])].toSorted(
    (a, b) => a - b,
  );

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
      value={filter.unread?.[name] ?? filter[name]}
      dir="ltr"
      maxLength={11}
      read={(text) => digitListIn(text) || null}
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
        <Carried name="onlyDigits" values={[filter.onlyDigits].filter(Boolean)} />
      </div>
    </fieldset>
  );
};
