import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { useField } from "./field.tsx";

/** By height in pixels. */
export const FIELD_SIZE = { 44: "field-44", 48: "", 52: "field-52" } as const;
export type FieldSize = keyof typeof FIELD_SIZE;

export interface InputProps extends Omit<ComponentProps<"input">, "size"> {
  size?: FieldSize;
  numeric?: boolean;
  suffix?: ReactNode;
}

/** Types with left-to-right text, also on Arabic pages. */
const LATIN = new Set(["email", "url", "tel", "password"]);

export function Input({ size = 48, numeric, suffix, className, ...rest }: InputProps) {
  const props = useField(rest);
  const latin = numeric || (props.type !== undefined && LATIN.has(props.type));
  const input = (
    <input
      type="text"
      inputMode={numeric ? "numeric" : undefined}
      dir={latin ? "ltr" : "auto"}
      {...props}
      className={classNames(
        "field-box",
        FIELD_SIZE[size],
        numeric && "num",
        latin && "rtl:text-end",
        Boolean(suffix) && (latin ? "pe-14 rtl:pe-3.5 rtl:ps-14" : "pe-14"),
        className,
      )}
    />
  );
  if (!suffix) return input;
  return (
    <span className="relative block">
      {input}
      <span className="absolute inset-y-0 end-3.5 flex items-center text-14 text-ink-soft pointer-events-none">
        {suffix}
      </span>
    </span>
  );
}

export const Textarea = ({ className, rows = 5, ...rest }: ComponentProps<"textarea">) => (
  <textarea
    dir="auto"
    placeholder=" "
    {...useField(rest)}
    rows={rows}
    style={{ "--rows": rows }}
    className={classNames(
      "field-box wrap-anywhere min-h-[calc(var(--rows)*1lh+26px)] py-3 leading-[var(--leading)] resize-y [field-sizing:content]",
      className,
    )}
  />
);
