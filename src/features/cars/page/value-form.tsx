import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { Field, Optional } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Input } from "#src/ui/input.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import { MAKES } from "../catalogue/catalogue.ts";
import { FUEL_TYPES, PAINT, TRANSMISSIONS } from "../vocabulary.ts";

interface ValueFormProps {
  typed: Record<string, string | undefined>;
  errors: Partial<Record<string, string>>;
  isAsked: boolean;
  isAnswered: boolean;
}

export const ANSWER = "answer";

export function ValueForm({ typed, errors, isAsked, isAnswered }: ValueFormProps) {
  const choices = [
    ["fuelType", t.carFuelType(), FUEL_TYPES, t.fuelTypeLabel],
    ["transmission", t.carTransmission(), TRANSMISSIONS, t.transmissionLabel],
    ["paint", t.carPaint(), PAINT, t.worthPaint],
  ] as const;
  return (
    <form action={`${href("/value")}#${ANSWER}`} noValidate className="panel grid gap-4 p-4 md:p-6">
      <h2 className="text-18">{t.worthYours()}</h2>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        <Field label={t.carMake()} error={errors.make} required>
          <Select
            name="make"
            defaultValue={typed.make}
            placeholder={t.chooseMake()}
            options={MAKES.map((make) => ({ value: make, label: t.makeLabel(make) }))}
          />
        </Field>
        <Field label={t.carModel()} error={errors.model} required>
          <Input name="model" defaultValue={typed.model} placeholder={t.carModelExample()} maxLength={60} />
        </Field>
        <Field label={t.carYear()} error={errors.year} required>
          <Input name="year" defaultValue={typed.year} placeholder="2018" maxLength={4} numeric />
        </Field>
        <Field label={t.carMileage()} error={errors.mileage} optional>
          <Input
            name="mileage"
            defaultValue={grouped(typed.mileage)}
            placeholder="95,000"
            maxLength={9}
            numeric
          />
        </Field>
      </div>
      {choices.map(([name, legend, values, text]) => (
        <RadioGroup
          key={name}
          name={name}
          look="segments"
          legend={
            <>
              {legend}
              <Optional />
            </>
          }
          options={values.map((value) => ({ value, label: text(value) }))}
          defaultValue={typed[name]}
        />
      ))}
      <Button type="submit" size={52} className="mt-1">
        {isAnswered ? t.worthAgain() : t.worthAsk()}
      </Button>
      {isAsked && (
        <a href={href("/value")} className="link justify-self-center">
          {t.worthRestart()}
        </a>
      )}
      <p className="flex items-start gap-2 text-13 text-ink-soft">
        <Icon name="lock" size={16} className="mt-0.5" />
        {t.worthPrivate()}
      </p>
    </form>
  );
}

const grouped = (typed: string | undefined) =>
  typed && /^\d+$/.test(typed) ? t.formatNumber(Number(typed)) : typed;
