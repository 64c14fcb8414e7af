import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useField } from "./field.tsx";

/** A field for several lines; it grows with its text where the browser can. */
export function Textarea({ className, rows = 5, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      placeholder=" "
      {...useField(rest)}
      rows={rows}
      style={{ "--rows": rows }}
      className={classNames(
        "field-box [overflow-wrap:anywhere] min-h-[calc(var(--rows)*1lh+26px)] py-3 resize-y [field-sizing:content]",
        className,
      )}
    />
  );
}
