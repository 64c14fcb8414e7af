import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { cityOfCode } from "../codes.ts";
import { plateFields } from "../fields.ts";
import { patternTags } from "../patterns.ts";
import type { PlateFormView } from "./plate-form-view.ts";
import { PlatePanel } from "./plate-panel.tsx";
import { PlateTags } from "./plate-tags.tsx";

const WIDTH = "w-[90%]! sm:w-[72%]!";
/** As digits stand on a plate. */
const digits = {
  numeric: true,
  size: 52,
  autoComplete: "off",
  className: "text-center! text-20 font-semibold",
} as const;

/** Code and number under the plate that they make. */
export function PlateFormPlate({ view: { values, errors, plate, field } }: { view: PlateFormView }) {
  const { areaCode, plateNumber } = plate;
  const whole = areaCode !== "" && plateNumber !== "";
  const city = cityOfCode(areaCode);
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
      {/* In the order of the plate, which never turns around. */}
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 rtl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Field
          label={plateFields.areaCode.label()}
          hint={city ? t.plateCityLabel(city) : undefined}
          error={errors.areaCode}
          required
          className="rtl:order-2"
        >
          <Input
            {...field("areaCode")}
            {...digits}
            maxLength={12}
            defaultValue={values.areaCode}
            placeholder={plateFields.areaCode.placeholder()}
          />
        </Field>
        <Field
          label={plateFields.plateNumber.label()}
          error={errors.plateNumber}
          required
          className="rtl:order-1"
        >
          <Input
            {...field("plateNumber")}
            {...digits}
            maxLength={20}
            defaultValue={values.plateNumber}
            placeholder={plateFields.plateNumber.placeholder()}
          />
        </Field>
      </div>
    </div>
  );
}
