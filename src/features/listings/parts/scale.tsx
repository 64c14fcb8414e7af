import type { ReactNode } from "react";
import { t } from "#t";

interface ScaleProps {
  id: string;
  className: string;
  children?: ReactNode;
}

/** Adds a car to the comparison; a form button for browsers without scripts. `compare/tray.ts` marks it. */
export const Scale = ({ id, className, children }: ScaleProps) => (
  <button
    form="compare"
    name="add"
    value={id}
    aria-label={children ? undefined : t.compare()}
    suppressHydrationWarning
    className={className}
  >
    {children}
  </button>
);
