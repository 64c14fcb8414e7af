import type { ReactNode } from "react";
import { type CarFilter, FLAG_FILTERS } from "#src/features/cars/schema.ts";
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from "#src/features/cars/vocabulary.ts";
import { CITIES, placeLabel } from "#src/features/places/places.ts";
import { CarSilhouette } from "#src/ui/car-silhouette.tsx";
import { CheckboxGroup } from "#src/ui/choice-group.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { t } from "#t";
import { Carried } from "./carried.tsx";
import { ManySelect } from "./many-select.tsx";
import { ModelField } from "./model-field.tsx";
import { PriceFields } from "./price-fields.tsx";
import { YearFields } from "./year-fields.tsx";

interface FilterFieldsProps {
  filter: CarFilter;
  /** Every make by its API name. */
  makes: string[];
  thisYear: number;
}

/** The specification's filters as controls of a GET form; they start from the filter and then belong to the form. */
export function FilterFields({ filter, makes, thisYear }: FilterFieldsProps) {
  const [model, ...otherModels] = filter.model;
  return (
    <>
      <Part>
        <ManySelect
          name="make"
          label={t.searchMake()}
          none={t.searchAllMakes()}
          another={t.searchAnotherMake()}
          values={filter.make}
          options={makes.map((make) => ({ value: make, label: t.makeLabel(make) }))}
        />
      </Part>
      <Part>
        <ModelField makes={filter.make} value={model} />
      </Part>
      <Part>
        <PriceFields filter={filter} />
      </Part>
      <Part>
        <ManySelect
          name="location"
          label={t.searchLocation()}
          none={t.searchAllCities()}
          another={t.searchAnotherCity()}
          values={filter.location}
          options={CITIES.map((city) => ({ value: city, label: placeLabel(city, t.language()) }))}
        />
      </Part>
      <Part>
        <YearFields filter={filter} last={thisYear} />
      </Part>
      <Part>
        <CheckboxGroup
          legend={t.searchFuelType()}
          name="fuelType"
          look="pills"
          defaultValues={filter.fuelType}
          options={FUEL_TYPES.map((value) => ({ value, label: t.fuelTypeLabel(value) }))}
        />
      </Part>
      <Part>
        <Segmented
          legend={t.searchTransmission()}
          name="transmission"
          defaultValue={filter.transmission.length === 1 ? filter.transmission[0] : ""}
          options={[
            { value: "", label: t.searchAny() },
            ...TRANSMISSIONS.map((value) => ({ value, label: t.transmissionLabel(value) })),
          ]}
        />
      </Part>
      <Part>
        <CheckboxGroup
          legend={t.searchBodyType()}
          name="bodyType"
          look="tiles"
          listClassName="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-2"
          defaultValues={filter.bodyType}
          options={BODY_TYPES.map((value) => ({
            value,
            label: t.bodyTypeLabel(value),
            picture: (
              <CarSilhouette
                body={value}
                className="mb-1 h-8.5 max-w-full text-faint peer-checked:text-action"
              />
            ),
          }))}
        />
      </Part>
      <Carried name="model" values={otherModels} />
      <Carried name="features" values={filter.features} />
      <Carried name="color" values={filter.color} />
      <Carried name="plain" values={filter.plain} />
      {FLAG_FILTERS.map((name) => (
        <Carried key={name} name={name} values={filter[name] ? ["true"] : []} />
      ))}
      <Carried name="maxMileage" values={filter.maxMileage === null ? [] : [filter.maxMileage]} />
    </>
  );
}

const Part = ({ children }: { children: ReactNode }) => (
  <div className="border-b border-line px-4 pt-3 pb-4 last:border-0 lg:px-5 lg:pt-3.5 [&>*>.label]:font-semibold">
    {children}
  </div>
);
