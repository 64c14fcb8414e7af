import { useLate } from "#src/client/use-late.ts";
import { PriceAndPlace } from "#src/features/listings/parts/price-and-place.tsx";
import { CITIES } from "#src/features/places/places.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import type { CarFormView } from "./car-form-view.ts";

const MODELS = "car-models";

/** Title, make and model, year, price, mileage, city. */
export function CarFormBasic({ view }: { view: CarFormView }) {
  const { values, errors, make, field } = view;
  const [models, loadModels] = useLate(() => import("./model-options.late.tsx"));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={t.carTitle()}
        hint={t.carTitleHint()}
        error={errors.title}
        required
        className="sm:col-span-2"
      >
        <Input
          {...field("title")}
          maxLength={120}
          defaultValue={values.title}
          placeholder={t.carTitleExample()}
        />
      </Field>
      <Field label={t.carMake()} error={errors.make} required>
        <Select
          {...field("make")}
          options={view.makes.map((value) => ({ value, label: t.makeLabel(value) }))}
          placeholder={t.chooseMake()}
          defaultValue={values.make ?? ""}
        />
      </Field>
      <Field label={t.carModel()} error={errors.model} required>
        <Input
          {...field("model")}
          list={MODELS}
          autoComplete="off"
          defaultValue={values.model}
          placeholder={t.carModelExample()}
          onFocus={loadModels}
        />
      </Field>
      {models && <models.ModelOptions id={MODELS} make={make} />}
      <Field label={t.carYear()} error={errors.year} required>
        <Input {...field("year")} numeric maxLength={4} defaultValue={values.year} placeholder="2018" />
      </Field>
      <Field label={t.carMileage()} error={errors.mileage} required>
        <Input
          {...field("mileage")}
          numeric
          suffix={t.kmUnit()}
          defaultValue={values.mileage}
          placeholder="95,000"
        />
      </Field>
      <PriceAndPlace view={view} places={CITIES} priceExample="8,500" priceHint={t.carPriceHint()} />
    </div>
  );
}
