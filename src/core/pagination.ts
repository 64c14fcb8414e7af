/** One page of a list; `page` counts from 1, `total` counts every item. */
export interface Page<T> {
  items: T[];
  total: number;
  page: number;
  pageSize: number;
}

/** A filter finds no more than so many: who finds more says more. */
export const MOST_FOUND = 500;

/** A page of what was found; `more` where `total` stops at MOST_FOUND. */
export interface FoundPage<T> extends Page<T> {
  more: boolean;
}

/** How many pages `total` items fill; an empty list has one. */
export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** Page `asked`, or the last, of the first MOST_FOUND of `found`, which was asked for with one more. */
export function pageOfFound<T>(found: T[], asked: number, pageSize: number): FoundPage<T> {
  const total = Math.min(found.length, MOST_FOUND);
  const page = Math.min(asked, pageCount(total, pageSize));
  const items = found.slice((page - 1) * pageSize, Math.min(page * pageSize, MOST_FOUND));
  return { items, total, more: found.length > MOST_FOUND, page, pageSize };
}

/** The page links to show: the first, the last and those around `current`, `"gap"` for two or more left out. */
export function pageNumbers(current: number, last: number): (number | "gap")[] {
  const shown = new Set([1, last, current - 1, current, current + 1]);
  if (shown.has(3)) shown.add(2);
  if (shown.has(last - 2)) shown.add(last - 1);
  const pages = [...shown].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, at) => (at > 0 && page - (pages[at - 1] ?? page) > 1 ? ["gap", page] : [page]));
}
