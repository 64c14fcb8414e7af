import { Field } from "#src/ui/field.tsx";
import { Textarea } from "#src/ui/textarea.tsx";
import { t } from "#t";
import type { CarFormView } from "./car-form-view.ts";

export const CarFormDescription = ({ view: { values, errors, field } }: { view: CarFormView }) => (
  <Field
    label={t.carFormDescription()}
    hideLabel
    hint={t.carDescriptionHint()}
    error={errors.description}
    required
  >
    <Textarea
      {...field("description")}
      rows={6}
      maxLength={5000}
      defaultValue={values.description}
      placeholder={t.carDescriptionExample()}
    />
  </Field>
);
