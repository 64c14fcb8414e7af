import { isNoChoice } from "#src/core/query-params.ts";
import { foldTokens } from "#src/core/fold.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import type { SavableSearch } from "#src/features/listings/register.ts";
import type { PagedFilter, SearchKind } from "./search-kind.ts";
import type { SearchRoutes } from "./search-routes.tsx";

type Parts<Filter extends PagedFilter, Found extends Listing> = Omit<
  SearchRoutes<Filter, Found, never, unknown, never>,
  "filterOf" | "json" | "view" | "more" | "filters" | "cards"
> & { filterOf(query: string): Filter };

export const savableSearch = <Filter extends PagedFilter, Found extends Listing>({
  search,
  filterOf,
  list,
  activeFilters,
  titleOf,
  openSearches,
  comparable = (given, fromWords) => [given, fromWords],
  everyOf,
}: Parts<Filter, Found>): SavableSearch => ({
  openSearches,
  read(params) {
    const wrong = [...params].find(([name, value]) => !isAsked(search, params.get("q") ?? "", name, value));
    const filter = { ...filterOf(params.toString()), unread: undefined, page: 1 };
    return { query: search.queryOf(filter), wrong: wrong?.[0] ?? null };
  },
  async structured(deps, query) {
    const given = filterOf(query);
    if (given.q === "") return { query: search.queryOf(given), leftOut: [] };
    const { fromWords, leftOut, corrected } = await list(deps, { ...given, sort: "newest", pageSize: 1 });
    const filter = bothFilters(...comparable(given, fromWords), everyOf);
    // Words that contradict the chosen filters must be in the listing, like words without a meaning.
    const q = filter ? (corrected ?? fromWords.q) : given.q;
    const structured = { ...(filter ?? given), q, plain: foldTokens(q), strict: false };
    return { query: search.queryOf(structured), leftOut: filter ? leftOut : [] };
  },
  describe(query) {
    const filter = filterOf(query);
    return { labels: activeFilters(filter).map(({ label }) => label), title: titleOf(filter, filter) };
  },
  async find(deps, query, count) {
    const { total, items } = await list(deps, { ...filterOf(query), sort: "newest", pageSize: count });
    return { total, newest: items };
  },
});

/** Whether a search page understands this parameter. Page numbers and empty fields are not part of a search. */
function isAsked<Filter extends PagedFilter>(
  { read, write }: SearchKind<Filter, never, unknown>,
  q: string,
  name: string,
  value: string,
): boolean {
  if (name === "page" || name === "pageSize" || isNoChoice(value.trim())) return true;
  const isRead = (text: string, words = q) => {
    const filter = read(new URLSearchParams({ q: words, [name]: text }));
    return !filter.unread && write(filter).has(name);
  };
  // The default order, which depends on the words, and flags that are off are not written.
  if (name === "sort") return isRead(value, "") || isRead(value, "word") || value === "relevance";
  return isRead(value) || (/^(false|0|off|no)$/i.test(value) && isRead("true", "word"));
}

/** What is not a filter of listings. */
const OWN = new Set(["q", "plain", "strict", "unread", "sort", "page", "pageSize"]);

type Value = unknown[] | string | boolean | number | null;

/**
 * One filter for the listings that `given` and `other` both find, with the words and order of `given`. Null if there can be none,
 * or if a parameter with one value would need two. A listing must have all values of the lists in `everyOf`.
 */
function bothFilters<Filter extends object>(given: Filter, other: Filter, everyOf: readonly string[]) {
  const others = other as Record<string, Value>;
  const both = Object.entries<Value>(given as Record<string, Value>).map(([name, value]) => [
    name,
    OWN.has(name) ? value : bothValues(name, value, others[name] as Value, everyOf),
  ]);
  return both.some(([, value]) => value === CONTRADICTION) ? null : (Object.fromEntries(both) as Filter);
}

const CONTRADICTION = Symbol("contradiction");

function bothValues(
  name: string,
  a: Value,
  b: Value,
  everyOf: readonly string[],
): Value | typeof CONTRADICTION {
  if (typeof a === "boolean" && typeof b === "boolean") return a || b;
  if (isUnset(a)) return b;
  if (isUnset(b) || a === b) return a;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (name.startsWith("not.") || everyOf.includes(name)) return [...new Set([...a, ...b])];
    const common = a.filter((value) => b.includes(value));
    return common.length > 0 ? common : CONTRADICTION;
  }
  if (typeof a === "number" && typeof b === "number")
    return name.startsWith("min") ? Math.max(a, b) : Math.min(a, b);
  return CONTRADICTION;
}

const isUnset = (value: Value): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);
