import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field.tsx";

interface RowProps {
  children: ReactNode;
  count?: ReactNode;
  dim?: boolean;
}

interface CheckboxProps extends RowProps, Omit<ComponentProps<"input">, "type" | "size" | "children"> {
  error?: ReactNode;
}

export function Checkbox({ children, count, dim, error, className, ...props }: CheckboxProps) {
  const errorId = error && props.id ? `${props.id}-error` : undefined;
  const invalid = error ? true : undefined;
  // The box has the same place with and without an error, so that React keeps it and its tick.
  const box = (
    <>
      <ChoiceRow
        {...{ children, count, dim }}
        input={
          <input
            {...props}
            type="checkbox"
            className="check"
            aria-describedby={errorId}
            aria-invalid={invalid}
          />
        }
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
  return className ? <div className={className}>{box}</div> : box;
}

/** The count has a fixed width of five digits, so that nothing moves when it changes. */
export const ChoiceRow = ({ input, children, count, dim }: RowProps & { input: ReactNode }) => (
  <label className={dim ? "choice text-ink-soft" : "choice"}>
    {input}
    {typeof children === "string" ? children : <span>{children}</span>}
    {count !== undefined && (
      <span key={String(count)} className="count">
        {count}
      </span>
    )}
  </label>
);
