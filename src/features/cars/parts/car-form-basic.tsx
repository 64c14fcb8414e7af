import { CITIES, placeLabel } from "#src/features/places/places.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import { MAKES, modelsOf } from "../catalogue.ts";
import type { CarFormView } from "./car-form-view.ts";

/** Title, make and model, year, price, mileage, city. */
export function CarFormBasic({ view: { values, errors, make, field } }: { view: CarFormView }) {
  const makes = MAKES.map((value) => ({ value, label: t.makeLabel(value) }));
  const cities = CITIES.map((value) => ({ value, label: placeLabel(value, t.language()) }));
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
          options={makes}
          placeholder={t.chooseMake()}
          defaultValue={values.make ?? ""}
        />
      </Field>
      <Field label={t.carModel()} error={errors.model} required>
        <Input
          {...field("model")}
          list="car-models"
          autoComplete="off"
          defaultValue={values.model}
          placeholder={t.carModelExample()}
        />
      </Field>
      <datalist id="car-models">
        {modelsOf(make).map((model) => (
          <option key={model} value={t.modelLabel(make, model)} />
        ))}
      </datalist>
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
      <Field label={t.carPrice()} hint={t.carPriceHint()} error={errors.price} required>
        <Input
          {...field("price")}
          numeric
          inputMode="decimal"
          suffix={t.currency()}
          defaultValue={values.price}
          placeholder="8,500"
        />
      </Field>
      <Field label={t.carLocation()} error={errors.location} required>
        <Select
          {...field("location")}
          options={cities}
          placeholder={t.chooseCity()}
          defaultValue={values.location ?? ""}
        />
      </Field>
    </div>
  );
}
