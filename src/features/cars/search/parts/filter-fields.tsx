import { notOf } from "#src/features/listings/search/filter.ts";
import { CAR_FLAGS, type CarFilter, FLAG_FILTERS, LIST_FILTERS, OTHER_FILTERS } from "../../schema.ts";
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from "../../vocabulary.ts";
import { CITIES, placeLabel } from "#src/features/places/places.ts";
import { ART } from "#src/ui/art.ts";
import { CheckboxGroup, RadioGroup } from "#src/ui/choice-group.tsx";
import { Drawn } from "#src/ui/drawn.tsx";
import { t } from "#t";
import { choiceCount, type Counts, optionCounts } from "#src/features/search/counts.ts";
import { Carried, CountedBoxes, FlagBoxes, ManySelect } from "#src/features/search/parts/choice-fields.tsx";
import { PriceFields } from "#src/features/search/parts/number-fields.tsx";
import { YearFields } from "./year-fields.tsx";
import { type ReactNode, useState } from "react";
import { useModels } from "../../catalogue/use-models.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";

interface FilterFieldsProps {
  filter: CarFilter;
  makes: string[];
  thisYear: number;
  counts: Counts | undefined;
  isWhole?: boolean;
  onModelFocus?: () => void;
}

/** Uncontrolled fields: they start from the filter, then the form keeps their values. */
export function FilterFields({ filter, makes, thisYear, counts, isWhole, onModelFocus }: FilterFieldsProps) {
  const [model, ...otherModels] = filter.model;
  return (
    <>
      <FilterParts>
        <ManySelect
          name="make"
          label={t.carMake()}
          none={t.searchAllMakes()}
          another={t.searchAnotherMake()}
          values={filter.make}
          options={[...new Set([...makes, ...filter.make])].map((make) => ({
            value: make,
            label: t.makeLabel(make),
          }))}
          counts={counts}
          isWhole={isWhole}
        />
        <ModelField makes={filter.make} value={model} counts={counts} onFocus={onModelFocus} />
        <PriceFields filter={filter} counts={counts} />
        <ManySelect
          name="location"
          label={t.location()}
          none={t.searchAllCities()}
          another={t.searchAnotherCity()}
          values={filter.location}
          options={CITIES.map((city) => ({ value: city, label: placeLabel(city, t.language()) }))}
          counts={counts}
          isWhole={isWhole}
        />
        <YearFields filter={filter} last={thisYear} counts={counts} isWhole={isWhole} />
        <CountedBoxes
          name="fuelType"
          legend={t.carFuelType()}
          values={FUEL_TYPES}
          chosen={filter.fuelType}
          labelOf={t.fuelTypeLabel}
          counts={counts}
        />
        <RadioGroup
          look="segments"
          legend={t.carTransmission()}
          name="transmission"
          defaultValue={filter.transmission.length === 1 ? filter.transmission[0] : ""}
          options={[
            { value: "", label: t.searchAny() },
            ...TRANSMISSIONS.map((value) => ({
              value,
              label: t.transmissionLabel(value),
              count: choiceCount(counts, "transmission", value).count,
            })),
          ]}
        />
        <CheckboxGroup
          legend={t.carBodyType()}
          name="bodyType"
          look="tiles"
          listClassName="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-2"
          defaultValues={filter.bodyType}
          options={BODY_TYPES.map((value) => ({
            value,
            label: t.bodyTypeLabel(value),
            ...choiceCount(counts, "bodyType", value),
            picture: <Drawn from={ART.bodies} id={value} box={[170, 70]} className="body-shape" />,
          }))}
        />
        <FlagBoxes
          flags={FLAG_FILTERS.map((name) => ({ name, label: CAR_FLAGS[name]() }))}
          filter={filter}
          counts={counts}
        />
      </FilterParts>
      <Carried name="model" values={otherModels} />
      <Carried name="plain" values={filter.plain} />
      {[...LIST_FILTERS.map(notOf), ...OTHER_FILTERS.filter((name) => name !== "sellerType")].map((name) => (
        <Carried key={name} name={name} values={filter[name]} />
      ))}
    </>
  );
}

const FilterParts = ({ children }: { children: ReactNode[] }) =>
  children.map((part, at) => (
    <div key={at} className="filter-part">
      {part}
    </div>
  ));

const LIST = "search-models";

interface ModelFieldProps {
  makes: string[];
  value: string | undefined;
  counts: Counts | undefined;
  onFocus?: () => void;
}

function ModelField({ makes, value, counts, onFocus }: ModelFieldProps) {
  const [isWanted, setWanted] = useState(false);
  const models = useModels(isWanted ? makes : []) ?? [];
  const named = models.map((model) => ({ ...model, name: model.label }));
  return (
    <Field label={t.carModel()}>
      <Input
        name="model"
        size={44}
        defaultValue={value}
        placeholder={t.searchModelExample()}
        list={LIST}
        maxLength={60}
        onFocus={() => {
          setWanted(true);
          onFocus?.();
        }}
      />
      <datalist id={LIST}>
        {optionCounts(counts, "model", named).map(({ name, label }) => (
          <option key={name} value={name} label={label} />
        ))}
      </datalist>
    </Field>
  );
}
