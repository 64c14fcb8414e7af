/** One page of a list; `page` counts from 1, `total` counts every item. */
export interface Page<T> {
  items: T[];
  total: number;
  page: number;
  pageSize: number;
}

/** How many pages `total` items fill; an empty list has one. */
export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** The page links to show: the first, the last and those around `current`, `"gap"` for two or more left out. */
export function pageNumbers(current: number, last: number): (number | "gap")[] {
  const shown = new Set([1, last, current - 1, current, current + 1]);
  if (shown.has(3)) shown.add(2);
  if (shown.has(last - 2)) shown.add(last - 1);
  const pages = [...shown].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, at) => (at > 0 && page - (pages[at - 1] ?? page) > 1 ? ["gap", page] : [page]));
}
