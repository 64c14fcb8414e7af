import type { UseFormRegisterReturn } from "react-hook-form";
import { CITIES, placeLabel } from "#src/features/places/places.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";

type Name = "phone" | "location";

interface ContactFieldsProps {
  values: Partial<Record<Name, string>>;
  errors: Partial<Record<Name, string>>;
  field?: (name: Name) => Partial<UseFormRegisterReturn>;
}

export function ContactFields({ values, errors, field = (name) => ({ name }) }: ContactFieldsProps) {
  const cities = CITIES.map((city) => ({ value: city, label: placeLabel(city, t.language()) }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t.accountPhone()} hint={t.accountPhoneHint()} error={errors.phone} optional>
        <Input
          {...field("phone")}
          type="tel"
          autoComplete="tel"
          placeholder="079 123 4567"
          defaultValue={values.phone}
        />
      </Field>
      <Field label={t.location()} error={errors.location} optional>
        <Select
          {...field("location")}
          options={cities}
          placeholder={t.accountLocationPlaceholder()}
          autoComplete="address-level2"
          defaultValue={values.location}
        />
      </Field>
    </div>
  );
}
