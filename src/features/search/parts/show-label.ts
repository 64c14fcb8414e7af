import type { PagedFilter } from "../search-kind.ts";
import type { Search } from "../use-search.ts";
import { t } from "#t";

/** What the button says that leads to a search's results, or asks for them again where that failed. */
export function showLabel<F extends PagedFilter, Card>(
  { found, isStale, isFailed }: Pick<Search<F, Card>, "found" | "isStale" | "isFailed">,
  show: (total: number) => string,
): string {
  if (isFailed) return t.tryAgain();
  return found && !isStale ? show(found.total) : t.loading();
}
