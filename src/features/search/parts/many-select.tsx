import { Field } from "#src/ui/field.tsx";
import { Select, type SelectOption } from "#src/ui/select.tsx";
import { type Counts, optionCount } from "../counts.ts";

interface ManySelectProps {
  name: string;
  label: string;
  /** The first choice: no filter. */
  none: string;
  /** What the select after the chosen ones offers. */
  another: string;
  values: string[];
  options: readonly SelectOption[];
  counts: Counts | undefined;
}

/**
 * One select for each chosen value and one more: several values from the platform's own controls. The one more stands
 * beside the label, so that the filters below stay where they are when something is chosen.
 */
export function ManySelect({ name, label, none, another, values, options, counts }: ManySelectProps) {
  const unknown = values.filter((value) => !options.some((option) => option.value === value));
  const counted = [...unknown.map((value) => ({ value, label: value })), ...options].map((option) =>
    optionCount(counts, name, option),
  );
  return (
    <div className="relative">
      {[...values, ""].map((value, at) => {
        const isFirst = at === 0;
        const isMore = !isFirst && at === values.length;
        return (
          <Field
            key={at}
            label={isFirst ? label : another}
            hideLabel={!isFirst}
            className={isMore ? "absolute -end-3 -top-3" : isFirst ? undefined : "mt-2"}
          >
            <Select
              name={name}
              size={44}
              defaultValue={value}
              placeholder={isMore ? another : none}
              options={counted}
              className={isMore ? "select-bare font-medium text-action" : undefined}
            />
          </Field>
        );
      })}
    </div>
  );
}
