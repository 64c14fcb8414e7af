/** What is not a filter of listings. */
const OWN = new Set(["q", "plain", "strict", "unread", "sort", "page", "pageSize"]);

type Value = unknown[] | string | boolean | number | null;

/**
 * One filter for the listings that `given` and `other` both find, with the words and order of `given`. Null if there can be none,
 * or if a parameter with one value would need two. A listing must have all values of the lists in `everyOf`.
 */
export function bothFilters<Filter extends object>(
  given: Filter,
  other: Filter,
  everyOf: readonly string[],
): Filter | null {
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
