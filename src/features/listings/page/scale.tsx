import type { ReactNode } from "react";

interface ScaleProps {
  id: string;
  /** Its name, if the button shows no text. */
  label?: string;
  className: string;
  children?: ReactNode;
}

/** Adds a car to the comparison; a form button for browsers without scripts. `compare/tray.ts` marks it. */
export const Scale = ({ id, label, className, children }: ScaleProps) => (
  <button
    form="compare"
    name="add"
    value={id}
    aria-label={label}
    suppressHydrationWarning
    className={className}
  >
    {children}
  </button>
);
