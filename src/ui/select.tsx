import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useField } from "./field.tsx";
import { FIELD_SIZE, type FieldSize } from "./input.tsx";

export interface SelectOption {
  value: string;
  label: string;
  dim?: boolean;
}

interface SelectProps extends Omit<ComponentProps<"select">, "size" | "children"> {
  options: readonly SelectOption[];
  placeholder?: string;
  size?: FieldSize;
}

export const Select = ({ options, placeholder, size = 48, className, ...rest }: SelectProps) => (
  <span className={classNames("relative block", className)}>
    <select {...useField(rest)} className={classNames("field-box truncate pe-10", FIELD_SIZE[size])}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, dim }) => (
        <option key={value} value={value} className={dim ? "text-faint" : undefined}>
          {label}
        </option>
      ))}
    </select>
    <i className="i-lucide-chevron-down select-arrow" />
  </span>
);
