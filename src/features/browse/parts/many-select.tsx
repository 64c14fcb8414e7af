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

/** One select for each chosen value and one more: several values from the platform's own controls. */
export function ManySelect({ name, label, none, another, values, options, counts }: ManySelectProps) {
  const unknown = values.filter((value) => !options.some((option) => option.value === value));
  const counted = [...unknown.map((value) => ({ value, label: value })), ...options].map((option) =>
    optionCount(counts, name, option),
  );
  return [...values, ""].map((value, at) => (
    <Field
      key={at}
      label={at === 0 ? label : another}
      hideLabel={at > 0}
      className={at > 0 ? "mt-2" : undefined}
    >
      <Select
        name={name}
        size={44}
        defaultValue={value}
        placeholder={at === 0 ? none : at === values.length ? another : none}
        options={counted}
      />
    </Field>
  ));
}
