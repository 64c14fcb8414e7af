import type { ReactNode } from "react";
import { pageNumbers } from "#src/core/pagination.ts";
import { t } from "#t";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type PaginationProps = { current: number; last: number; href: (page: number) => string; className?: string };

export function Pagination({ current, last, href, className }: PaginationProps) {
  if (last < 2) return null;
  const step = (page: number, rel: "prev" | "next", content: ReactNode) =>
    page < 1 || page > last ? (
      <span aria-hidden className={"page-cell px-4 text-faint"}>
        {content}
      </span>
    ) : (
      <a
        href={href(page)}
        rel={rel}
        className={"page-cell px-4 border border-field bg-surface hover:border-ink-soft"}
      >
        {content}
      </a>
    );
  return (
    <nav
      aria-label={t.uiPages()}
      className={classNames("flex items-center justify-between gap-2 md:justify-center", className)}
    >
      {step(
        current - 1,
        "prev",
        <>
          <Icon name="chevron-left" flip />
          {t.uiPrevious()}
        </>,
      )}
      <span className="text-14 text-ink-soft md:hidden">{t.uiPageOf(current, last)}</span>
      <ol className="hidden md:flex gap-1">
        {pageNumbers(current, last).map((page, at) => (
          <li key={page === "gap" ? `gap ${at}` : page}>
            {page === "gap" ? (
              <span className={"page-cell text-ink-soft"}>…</span>
            ) : (
              <a
                href={href(page)}
                aria-label={t.uiPage(page)}
                aria-current={page === current ? "page" : undefined}
                className="num page-number"
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {step(
        current + 1,
        "next",
        <>
          {t.uiNext()}
          <Icon name="chevron-right" flip />
        </>,
      )}
    </nav>
  );
}
