import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { CheckboxGroup } from "#src/ui/choice-group.tsx";
import { Field } from "#src/ui/field.tsx";
import { Select, type SelectOption } from "#src/ui/select.tsx";
import { t } from "#t";
import { choiceCount, countOf, type Counts, optionCount } from "../counts.ts";

interface CountedBoxesProps {
  name: string;
  legend: string;
  values: readonly string[];
  chosen: readonly string[];
  labelOf: (value: string) => ReactNode;
  counts: Counts | undefined;
  listClassName?: string;
}

export const CountedBoxes = (props: CountedBoxesProps) => {
  const { name, legend, values, chosen, labelOf, counts } = props;
  return (
    <CheckboxGroup
      legend={legend}
      name={name}
      listClassName={props.listClassName ?? "grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-4"}
      defaultValues={chosen}
      options={values.map((value) => ({ value, label: labelOf(value), ...choiceCount(counts, name, value) }))}
    />
  );
};

interface FlagBoxesProps<Name extends string> {
  flags: readonly { name: Name; label: string }[];
  filter: Record<Name, boolean>;
  counts: Counts | undefined;
  className?: string;
}

export const FlagBoxes = <Name extends string>(props: FlagBoxesProps<Name>) => (
  <fieldset className={props.className}>
    <legend className="label">{t.searchOnly()}</legend>
    {props.flags.map(({ name, label }) => (
      <Checkbox
        key={name}
        name={name}
        value="true"
        defaultChecked={props.filter[name]}
        {...choiceCount(props.counts, name, "true")}
      >
        {label}
      </Checkbox>
    ))}
  </fieldset>
);

const MOST_FREQUENT = 8;

interface ManySelectProps {
  name: string;
  label: string;
  none: string;
  another: string;
  values: string[];
  options: readonly SelectOption[];
  counts: Counts | undefined;
  isWhole?: boolean;
}

/** A native select for each chosen value and an empty one, next to the label so that nothing below moves. */
export function ManySelect(props: ManySelectProps) {
  const { name, label, none, another, values, options, counts, isWhole = false } = props;
  const [isAwake, setAwake] = useState(isWhole);
  const start = useEffectEvent(() => setAwake(true));
  useEffect(() => start(), []);
  const countIn = ({ value }: SelectOption) => countOf(counts, name, value) ?? 0;
  const frequent = new Set(options.toSorted((a, b) => countIn(b) - countIn(a)).slice(0, MOST_FREQUENT));
  const shown = options.filter((option) => isAwake || frequent.has(option) || values.includes(option.value));
  const unknown = values.filter((value) => !options.some((option) => option.value === value));
  const counted = [...unknown.map((value) => ({ value, label: value })), ...shown].map((option) =>
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

/** Hidden fields for filters without a control. */
export const Carried = ({ name, values }: { name: string; values: (string | number)[] }) =>
  values.map((value) => <input key={value} type="hidden" name={name} value={value} />);
