import { CheckboxGroup } from "#src/ui/choice-group.tsx";
import { t } from "#t";
import { FEATURES } from "../vocabulary.ts";
import type { CarFormView } from "./car-form-view.ts";

export const CarFormFeatures = ({ view: { values, errors, field } }: { view: CarFormView }) => (
  <CheckboxGroup
    legend={t.carFormFeatures()}
    hideLegend
    name="features"
    options={FEATURES.map((value) => ({ value, label: t.featureLabel(value) }))}
    defaultValues={values.features ?? []}
    inputProps={field("features")}
    error={errors.features}
    listClassName="grid grid-cols-1 min-[360px]:grid-cols-2 gap-x-4 sm:grid-cols-3"
  />
);
