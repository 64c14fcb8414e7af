import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface TabLinksProps {
  label: string;
  items: readonly (ComponentProps<"a"> & { label: ReactNode; count?: ReactNode; current?: boolean })[];
  itemClassName?: string;
  className?: string;
}

export const TabLinks = ({ label, items, itemClassName = "flex-1 px-3", className }: TabLinksProps) => (
  <nav aria-label={label} className={classNames("flex flex-wrap gap-1", className)}>
    {items.map(({ label, count, current, ...link }) => (
      <a
        key={link.href}
        {...link}
        aria-current={current ? "page" : undefined}
        className={classNames(
          "inline-flex items-center justify-center gap-1.5 min-h-11 rounded-field text-14 whitespace-nowrap",
          itemClassName,
          current ? "bg-sand font-semibold" : "font-medium text-ink-soft hover:bg-sand",
        )}
      >
        {label}
        {count !== undefined && <span className="count">{count}</span>}
      </a>
    ))}
  </nav>
);
