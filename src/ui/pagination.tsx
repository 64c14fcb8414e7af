import type { ComponentProps, ReactNode } from "react";
import { pageNumbers } from "#src/core/pagination.ts";
import { t } from "#t";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface Way {
  href: (page: number) => string;
}

interface PaginationProps extends Way {
  current: number;
  last: number;
  className?: string;
}

const CELL =
  "inline-flex items-center justify-center gap-1.5 min-w-11 min-h-11 rounded-field text-15 font-medium";

export function Pagination({ current, last, className, ...way }: PaginationProps) {
  if (last < 2) return null;
  return (
    <nav
      aria-label={t.uiPages()}
      className={classNames("flex items-center justify-between gap-2 md:justify-center", className)}
    >
      <Step page={current - 1} last={last} rel="prev" {...way}>
        <Icon name="chevron-left" flip />
        {t.uiPrevious()}
      </Step>
      <span className="text-14 text-ink-soft md:hidden">{t.uiPageOf(current, last)}</span>
      <ol className="hidden md:flex gap-1">
        {pageNumbers(current, last).map((page, at) => (
          <li key={page === "gap" ? `gap ${at}` : page}>
            {page === "gap" ? (
              <span className={classNames(CELL, "text-ink-soft")}>…</span>
            ) : (
              <PageLink
                page={page}
                {...way}
                aria-label={t.uiPage(page)}
                aria-current={page === current ? "page" : undefined}
                className={classNames(
                  "num",
                  page === current ? "bg-action text-action-ink" : "hover:bg-sand",
                )}
              >
                {page}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <Step page={current + 1} last={last} rel="next" {...way}>
        {t.uiNext()}
        <Icon name="chevron-right" flip />
      </Step>
    </nav>
  );
}

interface StepProps extends Way {
  page: number;
  last: number;
  rel: "prev" | "next";
  children: ReactNode;
}

const Step = ({ page, last, ...link }: StepProps) =>
  page < 1 || page > last ? (
    <span aria-hidden className={classNames(CELL, "px-4 text-faint")}>
      {link.children}
    </span>
  ) : (
    <PageLink page={page} {...link} className="px-4 border border-field bg-surface hover:border-ink-soft" />
  );

interface PageLinkProps extends Way, Omit<ComponentProps<"a">, "href"> {
  page: number;
}

const PageLink = ({ page, href, className, children, ...link }: PageLinkProps) => (
  <a href={href(page)} {...link} className={classNames(CELL, className)}>
    {children}
  </a>
);
