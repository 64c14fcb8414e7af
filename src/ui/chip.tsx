import type { ComponentProps } from "react";
import { t } from "#t";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** Removes a filter. */
export const Chip = ({ className, children, ...rest }: ComponentProps<"a">) => (
  <a {...rest} className={classNames("chip gap-2 pe-3.5", className)}>
    {children}
    <span className="sr-only">{t.uiRemove()}</span>
    <Icon name="x" size={16} />
  </a>
);
