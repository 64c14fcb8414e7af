import type { ListingFormView } from "#src/features/listings/forms/form-values.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { cityLabel } from "../catalogue/part-labels.ts";
import { plateFields } from "../fields.ts";
import { patternTags } from "../catalogue/patterns.ts";
import type { PlateFormValues, TypedPlate } from "./typed-plate.ts";
import { PlatePanel, PlateTags } from "../card/plate.tsx";

const WIDTH = "w-[90%]! sm:w-[72%]!";
interface PlateFormPlateProps {
  view: ListingFormView<PlateFormValues>;
  plate: TypedPlate;
}

export function PlateFormPlate({ view, plate: { areaCode, plateNumber } }: PlateFormPlateProps) {
  const whole = areaCode !== "" && plateNumber !== "";
  return (
    <div className="grid gap-5">
      <div>
        <div aria-hidden={!whole}>
          <PlatePanel
            areaCode={areaCode || "??"}
            plateNumber={plateNumber || "?????"}
            className="rounded-card py-8 sm:py-12"
            plateClassName={whole ? WIDTH : `${WIDTH} text-faint`}
          />
        </div>
        <div aria-live="polite" className="mt-3 flex min-h-8 items-center text-14 text-ink-soft">
          {whole ? (
            <PlateTags tags={patternTags(areaCode, plateNumber)} digits={plateNumber.length} />
          ) : (
            t.platePreviewNone()
          )}
        </div>
      </div>
      {/* In the plate's order, which is never mirrored. */}
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 rtl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Digits
          view={view}
          name="areaCode"
          maxLength={12}
          hint={cityLabel(areaCode) ?? undefined}
          className="rtl:order-2"
        />
        <Digits view={view} name="plateNumber" maxLength={20} className="rtl:order-1" />
      </div>
    </div>
  );
}

interface DigitsProps {
  view: ListingFormView<PlateFormValues>;
  name: "areaCode" | "plateNumber";
  maxLength: number;
  hint?: string;
  className: string;
}

const Digits = ({ view, name, maxLength, ...field }: DigitsProps) => (
  <Field label={plateFields[name].label()} error={view.errors[name]} required {...field}>
    <Input
      {...view.field(name)}
      numeric
      size={52}
      autoComplete="off"
      maxLength={maxLength}
      defaultValue={view.values[name]}
      placeholder={plateFields[name].placeholder()}
      className="text-center! text-20 font-semibold"
    />
  </Field>
);
