import { useEffect, useEffectEvent, useState } from "react";
import { carSuggestions } from "#src/features/cars/search/car-suggestions.ts";
import {
  boundsOf,
  heroParams,
  PRICE_RANGES,
  rangeValue,
} from "#src/features/cars/search/hero-search-params.ts";
import { useModels } from "#src/features/cars/catalogue/use-models.ts";
import { CITIES, placeLabel } from "#src/features/places/places.ts";
import { SearchWords } from "#src/features/search/parts/search-box.tsx";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Select, type SelectOption } from "#src/ui/select.tsx";
import { t } from "#t";
import { CarCount, useCarCount } from "./use-car-count.tsx";

export interface HeroSearchProps {
  makes: string[];
  frequentMakes: string[];
  firstModels: SelectOption[];
  total: number;
}

export default function HeroSearch({ makes, frequentMakes, firstModels, total }: HeroSearchProps) {
  const { form, count, query } = useCarCount(total, heroParams);
  const make = new URLSearchParams(query).get("make");
  const models = useModels(make ? [make] : []);
  const [isAwake, setAwake] = useState(false);
  const start = useEffectEvent(() => setAwake(true));
  useEffect(() => start(), []);
  // The chosen model may not exist for another make.
  const readAgain = useEffectEvent(form.onChange);
  useEffect(() => readAgain(), [models]);
  return (
    <form
      {...form}
      role="search"
      className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
    >
      <div className="relative field-box col-span-full flex! items-center gap-3 p-1! ps-4! has-[:focus-visible]:focused">
        <Icon name="search" size={20} className="text-ink-soft" />
        <SearchWords
          source={carSuggestions}
          value=""
          label={t.searchText()}
          placeholder={t.searchTextExample()}
        />
      </div>
      <Choice
        name="make"
        label={t.carMake()}
        all={t.searchAllMakes()}
        options={(isAwake ? makes : frequentMakes).map((value) => ({ value, label: t.makeLabel(value) }))}
      />
      <Choice
        name="model"
        label={t.carModel()}
        all={t.homeAllModels()}
        options={make ? (models ?? []) : firstModels}
      />
      <Choice
        name="price"
        label={t.homePriceRange()}
        all={t.homeAnyPrice()}
        options={PRICE_RANGES.map((range) => {
          const { from, to } = boundsOf(range);
          return { value: rangeValue(range), label: t.homePriceLabel(from, to) };
        })}
      />
      <Choice
        name="location"
        label={t.location()}
        all={t.homeAllJordan()}
        options={CITIES.map((city) => ({ value: city, label: placeLabel(city, t.language()) }))}
      />
      <Button type="submit" size={52} icon="search" className="col-span-full self-end lg:col-auto">
        {t.homeSearchCars()}
        <CarCount count={count} />
      </Button>
      <a href={href("/search/filters")} rel="nofollow" className="link hidden noscript:inline-flex">
        {t.searchAllFilters()}
      </a>
      <output className="sr-only">{query !== "" && count !== null && t.searchFound(count)}</output>
    </form>
  );
}

const Choice = (props: { name: string; label: string; all: string; options: SelectOption[] }) => (
  <Field label={props.label}>
    <Select name={props.name} size={52} options={[{ value: "all", label: props.all }, ...props.options]} />
  </Field>
);
