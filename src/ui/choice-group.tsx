import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Count } from "./checkbox.tsx";
import { FieldError } from "./field.tsx";
import { Icon } from "./icon.tsx";

export interface Choice {
  value: string;
  label: ReactNode;
  count?: ReactNode;
  /** Shown lighter. */
  dim?: boolean;
  /** Above the label of a tile. */
  picture?: ReactNode;
  disabled?: boolean;
}

interface GroupProps {
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  name: string;
  options: readonly Choice[];
  /** `segments` is one bar, for two to four short labels. */
  look?: keyof typeof LAYOUT;
  /** For every input, such as `register("features")`. */
  inputProps?: ComponentProps<"input">;
  className?: string;
  /** Replaces the layout of `look`. */
  listClassName?: string;
}

const LAYOUT = {
  rows: "grid",
  pills: "flex flex-wrap gap-2",
  tiles: "grid grid-cols-2 gap-2",
  segments: "flex p-[3px] rounded-field bg-sand",
} as const;
const INPUT_CLASS = {
  rows: "check",
  pills: "sr-only peer",
  tiles: "sr-only peer",
  segments: "sr-only",
} as const;

type Picked = { values?: readonly string[]; defaultValues?: readonly string[] };

function Option({ choice, look, input }: { choice: Choice; look: keyof typeof LAYOUT; input: ReactNode }) {
  const { label, count, picture, dim } = choice;
  if (look === "rows")
    return (
      <label className="choice">
        {input}
        <span className={dim ? "flex-1 text-ink-soft" : "flex-1"}>{label}</span>
        {count !== undefined && <Count>{count}</Count>}
      </label>
    );
  if (look === "segments")
    return (
      <label className={classNames("segment", count !== undefined && "flex-col py-1")}>
        {input}
        {label}
        {count !== undefined && (
          <span key={String(count)} className="num min-w-11 text-center text-12 font-normal text-ink-soft">
            {count}
          </span>
        )}
      </label>
    );
  return (
    <label className={look === "pills" ? "pill" : "tile"}>
      {input}
      {look === "pills" && <Icon name="check" size={15} className="hidden peer-checked:block" />}
      {picture}
      <span className={dim ? "font-normal text-ink-soft" : undefined}>{label}</span>
      {count !== undefined && (
        <span key={String(count)} className="num text-12 font-normal text-ink-soft">
          {count}
        </span>
      )}
    </label>
  );
}

function ChoiceGroup({
  type,
  look = "rows",
  values,
  defaultValues,
  ...group
}: GroupProps & Picked & { type: "checkbox" | "radio" }) {
  const id = useId();
  const described = [group.error && `${id}-error`, group.hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <fieldset className={classNames("min-w-0", group.className)} aria-describedby={described || undefined}>
      <legend className={group.hideLegend ? "sr-only" : "label"}>{group.legend}</legend>
      <div className={group.listClassName ?? LAYOUT[look]}>
        {group.options.map((choice) => (
          <Option
            key={choice.value}
            choice={choice}
            look={look}
            input={
              <input
                {...group.inputProps}
                type={type}
                name={group.name}
                value={choice.value}
                disabled={choice.disabled}
                checked={values?.includes(choice.value)}
                defaultChecked={values ? undefined : defaultValues?.includes(choice.value)}
                aria-invalid={(type === "checkbox" && Boolean(group.error)) || undefined}
                className={INPUT_CLASS[look]}
              />
            }
          />
        ))}
      </div>
      {group.error && <FieldError id={`${id}-error`}>{group.error}</FieldError>}
      {group.hint && (
        <p id={`${id}-hint`} className="hint">
          {group.hint}
        </p>
      )}
    </fieldset>
  );
}

export const CheckboxGroup = (props: GroupProps & Picked) => <ChoiceGroup type="checkbox" {...props} />;

export function RadioGroup({
  value,
  defaultValue,
  ...props
}: GroupProps & { value?: string; defaultValue?: string }) {
  return (
    <ChoiceGroup
      type="radio"
      {...props}
      values={value === undefined ? undefined : [value]}
      defaultValues={defaultValue === undefined ? undefined : [defaultValue]}
    />
  );
}
