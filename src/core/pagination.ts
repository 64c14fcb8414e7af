/** `page` counts from 1; `total` counts the items of all pages. */
export interface Page<T> {
  items: T[];
  total: number;
  page: number;
  pageSize: number;
}

/** Filters return at most this many items; to see others, visitors narrow the filter. */
export const MAX_FOUND = 500;

export interface FoundPage<T> extends Page<T> {
  more: boolean;
}

export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** The page `wanted`, or the last one, of `found`, which has up to MAX_FOUND + 1 items. */
export function pageOfFound<T>(found: T[], wanted: number, pageSize: number): FoundPage<T> {
  const total = Math.min(found.length, MAX_FOUND);
  const page = Math.min(wanted, pageCount(total, pageSize));
  const items = found.slice((page - 1) * pageSize, Math.min(page * pageSize, MAX_FOUND));
  return { items, total, more: found.length > MAX_FOUND, page, pageSize };
}

/** The first and last page and those around `current`; `"gap"` stands for two or more skipped pages. */
export function pageNumbers(current: number, last: number): (number | "gap")[] {
  const shown = new Set([1, last, current - 1, current, current + 1]);
  if (shown.has(3)) shown.add(2);
  if (shown.has(last - 2)) shown.add(last - 1);
  const pages = [...shown].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, at) => (at > 0 && page - (pages[at - 1] ?? page) > 1 ? ["gap", page] : [page]));
}
