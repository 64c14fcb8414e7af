import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface CrumbsProps {
  label: string;
  /** The last one is this page, without `href`; phones hide it, because the heading is the same. */
  items: readonly { label: ReactNode; href?: string }[];
}

export const Crumbs = ({ label, items }: CrumbsProps) => (
  <nav aria-label={label} className="min-w-0">
    <ol className="flex flex-wrap items-center gap-x-1.5 text-14 text-ink-soft">
      {items.map((item, at) => (
        <li
          key={item.href ?? "here"}
          className={classNames("flex items-center gap-1.5", !item.href && "max-md:hidden")}
        >
          {at > 0 && <Icon name="chevron-right" size={14} flip className="text-faint" />}
          {item.href ? (
            <a href={item.href} className="inline-flex items-center min-h-11 hover:text-action">
              {item.label}
            </a>
          ) : (
            <span aria-current="page" className="font-medium text-ink">
              {item.label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
