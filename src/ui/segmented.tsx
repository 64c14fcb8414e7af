import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface SegmentedProps {
  legend: ReactNode;
  hideLegend?: boolean;
  name: string;
  options: readonly { value: string; label: ReactNode; count?: ReactNode }[];
  value?: string;
  defaultValue?: string;
  inputProps?: ComponentProps<"input">;
  className?: string;
}

/** A few radio buttons drawn as one bar, for two to four short choices. */
export function Segmented({
  legend,
  hideLegend,
  name,
  options,
  value,
  defaultValue,
  ...rest
}: SegmentedProps) {
  return (
    <fieldset className={classNames("min-w-0", rest.className)}>
      <legend className={hideLegend ? "sr-only" : "label"}>{legend}</legend>
      <div className="flex p-[3px] rounded-field bg-sand">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames("segment", option.count !== undefined && "flex-col py-1")}
          >
            <input
              {...rest.inputProps}
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              className="sr-only"
            />
            {option.label}
            {option.count !== undefined && (
              <span
                key={String(option.count)}
                className="num min-w-11 text-center text-12 font-normal text-ink-soft"
              >
                {option.count}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
