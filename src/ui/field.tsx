import { createContext, use, useId, type ComponentProps, type ReactNode } from "react";
import { t } from "#t";
import { Icon } from "./icon.tsx";

type Wiring = Pick<ComponentProps<"input">, "id" | "required" | "aria-describedby" | "aria-invalid">;

const FieldContext = createContext<Wiring>({});

export function useField<P extends Wiring>(props: P): P {
  const field = use(FieldContext);
  const described = [props["aria-describedby"], field["aria-describedby"]].filter(Boolean).join(" ");
  return { ...field, ...props, "aria-describedby": described || undefined };
}

interface FieldProps {
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  optional?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

export const Optional = () => <span className="text-13 font-normal text-ink-soft">{t.uiOptional()}</span>;

export function Field({ label, hideLabel, hint, error, required, optional, className, ...rest }: FieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "label"}>
        {label}
        {optional && <Optional />}
      </label>
      <FieldContext
        value={{
          id,
          required,
          "aria-describedby": described || undefined,
          "aria-invalid": error ? true : undefined,
        }}
      >
        {rest.children}
      </FieldContext>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="error">
    <Icon name="circle-alert" size={15} className="mt-[.15em]" />
    <span>{children}</span>
  </p>
);
