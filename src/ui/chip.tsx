import type { ComponentProps } from "react";
import { t } from "#t";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export const Chip = ({
  removable,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & { removable?: boolean }) => (
  <a {...rest} className={classNames("chip", removable && "gap-2 pe-3.5", className)}>
    {children}
    {removable && (
      <>
        <span className="sr-only">{t.uiRemove()}</span>
        <Icon name="x" size={16} />
      </>
    )}
  </a>
);
