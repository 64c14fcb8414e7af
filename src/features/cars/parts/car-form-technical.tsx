import { CarSilhouette } from "#src/ui/car-silhouette.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Select, type SelectOption } from "#src/ui/select.tsx";
import { t } from "#t";
import { BODY_TYPES, COLORS, FUEL_TYPES, TRANSMISSIONS } from "../vocabulary.ts";
import type { CarFormView } from "./car-form-view.ts";

/** Fuel, gearbox, body, engine and colour. */
export function CarFormTechnical({ view: { values, errors, field } }: { view: CarFormView }) {
  const colors: SelectOption[] = COLORS.map(({ name }) => ({ value: name, label: t.colorLabel(name) }));
  const own = values.color;
  if (own && !COLORS.some(({ name }) => name === own)) colors.push({ value: own, label: own });
  return (
    <div className="grid gap-6">
      <RadioGroup
        legend={t.carFuelType()}
        name="fuelType"
        look="pills"
        options={FUEL_TYPES.map((value) => ({ value, label: t.fuelTypeLabel(value) }))}
        defaultValue={values.fuelType}
        inputProps={field("fuelType")}
        error={errors.fuelType}
      />
      <RadioGroup
        legend={t.carTransmission()}
        name="transmission"
        look="pills"
        options={TRANSMISSIONS.map((value) => ({ value, label: t.transmissionLabel(value) }))}
        defaultValue={values.transmission}
        inputProps={field("transmission")}
        error={errors.transmission}
      />
      <RadioGroup
        legend={t.carBodyType()}
        name="bodyType"
        look="tiles"
        listClassName="grid grid-cols-2 gap-2 sm:grid-cols-4"
        options={BODY_TYPES.map((value) => ({
          value,
          label: t.bodyTypeLabel(value),
          picture: <CarSilhouette body={value} className="h-10 w-21" />,
        }))}
        defaultValue={values.bodyType}
        inputProps={field("bodyType")}
        error={errors.bodyType}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t.carEngineSize()} error={errors.engineSize} optional>
          <Input
            {...field("engineSize")}
            maxLength={30}
            defaultValue={values.engineSize}
            placeholder={t.carEngineSizeExample()}
          />
        </Field>
        <Field label={t.carColor()} error={errors.color} required>
          <Select
            {...field("color")}
            options={colors}
            placeholder={t.chooseColor()}
            defaultValue={values.color ?? ""}
          />
        </Field>
      </div>
    </div>
  );
}
