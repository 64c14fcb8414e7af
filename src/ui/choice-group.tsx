import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { ChoiceRow } from "./checkbox.tsx";
import { FieldError } from "./field.tsx";

interface Choice {
  value: string;
  label: ReactNode;
  count?: ReactNode;
  dim?: boolean;
  picture?: ReactNode;
}

interface GroupProps {
  legend: ReactNode;
  hideLegend?: boolean;
  error?: ReactNode;
  name: string;
  options: readonly Choice[];
  look?: keyof typeof LAYOUT;
  inputProps?: ComponentProps<"input">;
  className?: string;
  listClassName?: string;
}

const LAYOUT = {
  rows: "grid",
  pills: "flex flex-wrap gap-2",
  tiles: "grid grid-cols-2 gap-2",
  segments: "flex flex-wrap p-[3px] rounded-field bg-sand",
} as const;
const INPUT_CLASS = { rows: "check", pills: "sr-only", tiles: "sr-only peer", segments: "sr-only" } as const;

interface OptionProps extends Choice {
  look: keyof typeof LAYOUT;
  input: ReactNode;
}

function Option({ label, count, picture, dim, look, input }: OptionProps) {
  if (look === "rows") return <ChoiceRow {...{ input, count, dim }}>{label}</ChoiceRow>;
  const counted = (className?: string) =>
    count !== undefined && (
      <span key={String(count)} className={classNames("choice-count", className)}>
        {count}
      </span>
    );
  if (look === "segments")
    return (
      <label className={classNames("segment", count !== undefined && "flex-col py-1")}>
        {input}
        {label}
        {counted("min-w-11 text-center")}
      </label>
    );
  return (
    <label
      className={classNames(
        look === "pills" ? "pill i-lucide-check" : "tile",
        dim && "font-normal text-ink-soft",
      )}
    >
      {input}
      {picture}
      {label}
      {counted()}
    </label>
  );
}

interface ChoiceGroupProps extends GroupProps {
  type: "checkbox" | "radio";
  chosen: readonly (string | undefined)[] | undefined;
}

function ChoiceGroup({ type, look = "rows", chosen, error, ...group }: ChoiceGroupProps) {
  const errorId = useId();
  return (
    <fieldset
      className={classNames("min-w-0", group.className)}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={group.hideLegend ? "sr-only" : "label"}>{group.legend}</legend>
      <div className={group.listClassName ?? LAYOUT[look]}>
        {group.options.map((choice) => (
          <Option
            key={choice.value}
            {...choice}
            look={look}
            input={
              <input
                {...group.inputProps}
                type={type}
                name={group.name}
                value={choice.value}
                defaultChecked={chosen?.includes(choice.value)}
                aria-invalid={(type === "checkbox" && Boolean(error)) || undefined}
                className={INPUT_CLASS[look]}
              />
            }
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

export const CheckboxGroup = ({
  defaultValues,
  ...props
}: GroupProps & { defaultValues?: readonly string[] }) => (
  <ChoiceGroup type="checkbox" {...props} chosen={defaultValues} />
);

export const RadioGroup = ({ defaultValue, ...props }: GroupProps & { defaultValue?: string }) => (
  <ChoiceGroup type="radio" {...props} chosen={[defaultValue]} />
);
