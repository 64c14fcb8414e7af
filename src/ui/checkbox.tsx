import type { ComponentProps, ReactNode } from "react";
import { FieldError, useField } from "./field.tsx";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  children: ReactNode;
  count?: ReactNode;
  /** Shown lighter. */
  dim?: boolean;
  error?: ReactNode;
}

export function Checkbox({ children, count, dim, error, className, ...rest }: CheckboxProps) {
  const errorId = error && rest.id ? `${rest.id}-error` : undefined;
  const props = useField({ ...rest, "aria-describedby": errorId });
  return (
    <div className={className}>
      <label className="choice">
        <input {...props} type="checkbox" className="check" aria-invalid={error ? true : undefined} />
        <span className={dim ? "flex-1 text-ink-soft" : "flex-1"}>{children}</span>
        {count !== undefined && <Count>{count}</Count>}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The count of a choice. It has room for five digits, so that a new count moves nothing. */
export const Count = ({ children }: { children: ReactNode }) => (
  <span key={String(children)} className="count min-w-10 text-end">
    {children}
  </span>
);
