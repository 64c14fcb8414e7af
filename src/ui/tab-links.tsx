import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface TabLinksProps {
  label: string;
  items: readonly { href: string; label: ReactNode; count?: ReactNode; current?: boolean }[];
  className?: string;
}

export const TabLinks = ({ label, items, className }: TabLinksProps) => (
  <nav aria-label={label} className={classNames("flex gap-1", className)}>
    {items.map((item) => (
      <a
        key={item.href}
        href={item.href}
        aria-current={item.current ? "page" : undefined}
        className={classNames(
          "inline-flex flex-1 items-center justify-center gap-1.5 min-h-11 px-3 rounded-field text-14 whitespace-nowrap",
          item.current ? "bg-sand font-semibold" : "font-medium text-ink-soft hover:bg-sand",
        )}
      >
        {item.label}
        {item.count !== undefined && <span className="count">{item.count}</span>}
      </a>
    ))}
  </nav>
);
