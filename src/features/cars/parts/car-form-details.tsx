import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import {
  BODY_CONDITIONS,
  CUSTOMS,
  INSPECTIONS,
  INSURANCE,
  LICENCE,
  PAINT,
  PAYMENTS,
  REGIONAL_SPECS,
} from "../vocabulary.ts";
import type { CarField, CarFormView } from "./car-form-view.ts";

interface Choice {
  name: CarField;
  label: string;
  values: readonly string[];
  labelOf: (value: string) => string;
}

/** What buyers in Jordan ask for; none of it is required. */
export function CarFormDetails({ view: { values, errors, field } }: { view: CarFormView }) {
  const choices: Choice[] = [
    { name: "customs", label: t.carCustoms(), values: CUSTOMS, labelOf: t.customsLabel },
    { name: "licence", label: t.carLicence(), values: LICENCE, labelOf: t.licenceLabel },
    { name: "insurance", label: t.carInsurance(), values: INSURANCE, labelOf: t.insuranceLabel },
    {
      name: "regionalSpec",
      label: t.carRegionalSpec(),
      values: REGIONAL_SPECS,
      labelOf: t.regionalSpecLabel,
    },
    { name: "paint", label: t.carPaint(), values: PAINT, labelOf: t.paintLabel },
    {
      name: "bodyCondition",
      label: t.carBodyCondition(),
      values: BODY_CONDITIONS,
      labelOf: t.bodyConditionLabel,
    },
    { name: "inspection", label: t.carInspection(), values: INSPECTIONS, labelOf: t.inspectionLabel },
    { name: "payment", label: t.carPayment(), values: PAYMENTS, labelOf: t.paymentLabel },
  ];
  const amounts = [
    { name: "downPayment", label: t.carDownPayment(), unit: t.currency() },
    { name: "monthly", label: t.carMonthly(), unit: t.currency() },
    { name: "months", label: t.carMonths(), unit: t.monthsUnit() },
  ] as const;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {choices.map(({ name, label, values: options, labelOf }) => (
        <Field key={name} label={label} error={errors[name]}>
          <Select
            {...field(name)}
            options={options.map((value) => ({ value, label: labelOf(value) }))}
            placeholder={t.notSaid()}
            defaultValue={values[name] ?? ""}
          />
        </Field>
      ))}
      <Field label={t.carLicensedUntil()} error={errors.licensedUntil}>
        <Input {...field("licensedUntil")} type="month" dir="ltr" defaultValue={values.licensedUntil} />
      </Field>
      <Field label={t.carInspectionNote()} error={errors.inspectionNote}>
        <Input
          {...field("inspectionNote")}
          maxLength={200}
          defaultValue={values.inspectionNote}
          placeholder={t.carInspectionNoteExample()}
        />
      </Field>
      <div className="grid gap-5 sm:col-span-2 sm:grid-cols-3">
        {amounts.map(({ name, label, unit }) => (
          <Field key={name} label={label} error={errors[name]}>
            <Input {...field(name)} numeric suffix={unit} defaultValue={values[name]} />
          </Field>
        ))}
      </div>
    </div>
  );
}
