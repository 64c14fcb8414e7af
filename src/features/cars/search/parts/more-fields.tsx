import type { Counts } from "#src/features/search/counts.ts";
import { Carried, CountedBoxes } from "#src/features/search/parts/choice-fields.tsx";
import { NumberField, RangeFields } from "#src/features/search/parts/number-fields.tsx";
import { type Field, valueText } from "#src/features/listings/fields.ts";
import { boundsOf, type FilterName } from "#src/features/listings/search/filter.ts";
import { SELLER_TYPE_CHOICE } from "#src/features/listings/search/seller-filters.ts";
import { t } from "#t";
import { carSearch } from "../car-search.ts";
import { type CarFields, carFields } from "../../fields.ts";
import { type CarFilter, LIST_FILTERS, RANGE_FILTERS } from "../../schema.ts";
import { COLORS } from "../../vocabulary.ts";
import { ColorName } from "../../catalogue/color-name.tsx";

type Name = FilterName<CarFields, "many" | "range" | "numbers">;

const IN_SIGHT: Name[] = [
  ...(["make", "model", "price", "location"] as const),
  ...(["year", "fuelType", "transmission", "bodyType"] as const),
];
const MORE = new Set<Name>(["features", "mileage", "color", ...LIST_FILTERS, ...RANGE_FILTERS]);
for (const name of IN_SIGHT) MORE.delete(name);

const COLOR_NAMES: string[] = COLORS.map(({ name }) => name);
const colorName = (color: string) => <ColorName color={color} />;

export const hasMore = (filter: CarFilter): boolean => {
  const asked: Record<string, unknown> = { ...filter, ...filter.unread };
  return (
    filter.sellerType.length > 0 ||
    [...MORE].some((name) => {
      const list = asked[name];
      const isListed = Array.isArray(list) && list.length > 0;
      return isListed || boundsOf(name).some((bound) => (asked[bound] ?? null) !== null);
    })
  );
};

/** Models have counts only in the list that opens while typing. */
const COUNTED_IN_SIGHT = carSearch.counted.filter(
  (name) => name !== "model" && name !== "sellerType" && !MORE.has(name as Name),
);

export const countedAtFirst = (filter: CarFilter): readonly string[] =>
  hasMore(filter) ? carSearch.counted : COUNTED_IN_SIGHT;

interface MoreFieldProps {
  name: Name;
  filter: CarFilter;
  counts: Counts | undefined;
}

export const MoreFields = (props: Omit<MoreFieldProps, "name">) => [
  ...[...MORE].map((name) => (
    <div key={name} className="filter-part">
      <MoreField name={name} {...props} />
    </div>
  )),
  <div key="seller" className="filter-part">
    <CountedBoxes
      legend={t.searchSeller()}
      {...SELLER_TYPE_CHOICE}
      chosen={props.filter.sellerType}
      counts={props.counts}
    />
  </div>,
];

function MoreField({ name, filter, counts }: MoreFieldProps) {
  const field: Field = carFields[name];
  switch (name) {
    case "mileage":
      return (
        <>
          <NumberField
            name="maxMileage"
            label={t.searchMaxMileage()}
            value={filter.unread?.maxMileage ?? filter.maxMileage}
            maxLength={9}
            wrong={t.searchNumberWrong()}
          />
          <Carried name="minMileage" values={filter.minMileage === null ? [] : [filter.minMileage]} />
        </>
      );
    case "color":
      return (
        <>
          <CountedBoxes
            name="color"
            legend={field.label()}
            values={COLOR_NAMES}
            chosen={filter.color}
            labelOf={colorName}
            counts={counts}
          />
          <Carried name="color" values={filter.color.filter((color) => !COLOR_NAMES.includes(color))} />
        </>
      );
  }
  const asked: Record<string, unknown> = { ...filter, ...filter.unread };
  if (field.filter !== "many") return <RangeFields name={name} label={field.label()} asked={asked} />;
  return (
    <CountedBoxes
      name={name}
      legend={field.label()}
      values={"values" in field ? field.values : []}
      chosen={asked[name] as string[]}
      labelOf={(value) => valueText(field, value)}
      counts={counts}
    />
  );
}
