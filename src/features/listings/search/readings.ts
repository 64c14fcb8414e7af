import type { CatalogRow } from "#src/catalog/columns.ts";
import type { Meaning } from "#src/words/word-table.ts";
import type { SearchedKind, SearchFilter } from "./listing-search.ts";
import type { WordFilters } from "./word-filters.ts";

/** If misspelled words have more meanings, any reading counts as possible. */
const MAX_NEAR = 2;

/** Of longer texts, which nobody types, any reading counts as possible too. */
const MAX_TYPED = 100;

/** All readings of the words that a search page may use, depending on what is for sale. */
export function readingsOf<
  Row extends CatalogRow,
  Columns,
  Sort extends string,
  Listing,
  Filter extends SearchFilter<Sort>,
>(
  {
    understand,
    otherwise,
  }: Pick<SearchedKind<Row, Columns, Sort, Listing, Filter>, "understand" | "otherwise">,
  filter: Filter,
  now: number,
): Record<"forgiven" | "others", WordFilters<Filter>[]> & { exact: WordFilters<Filter> } {
  const exact = understand(filter, now, null);
  const forgiven = exact.filter.q === "" ? [] : listForgiven();
  const others = [exact, ...forgiven].flatMap((words) => otherwise(words, filter, now));

  function listForgiven(): WordFilters<Filter>[] {
    const anyReading = [understand({ ...filter, q: "" }, now, null)];
    if (filter.q.length > MAX_TYPED) return anyReading;
    const near = new Map<string, Meaning>();
    const strictly = understand(filter, now, (meaning) => {
      near.set(keyOf(meaning), meaning);
      return false;
    });
    // Correctly spelled words mean the same in every reading.
    const isSpelled = ({ column, value }: Meaning) =>
      strictly.understood.some((read) => read.column === column && read.value === value);
    const all = [...near].filter(([, meaning]) => !isSpelled(meaning)).map(([key]) => key);
    if (all.length > MAX_NEAR) return anyReading;
    const allowed = Array.from({ length: 2 ** all.length - 1 }, (_, at) =>
      all.filter((_each, bit) => ((at + 1) >> bit) & 1),
    );
    const readings = [
      strictly,
      ...allowed.map((some) => understand(filter, now, (meaning) => some.includes(keyOf(meaning)))),
    ];
    return distinct(
      readings.filter(
        (reading) =>
          reading.understood.length > exact.understood.length ||
          reading.filter.q.length < exact.filter.q.length,
      ),
    );
  }

  return {
    exact,
    forgiven,
    others: distinct(others),
  };
}

const keyOf = ({ column, value, of }: Meaning): string => JSON.stringify([column, value, of?.value]);

const distinct = <Filter>(readings: WordFilters<Filter>[]): WordFilters<Filter>[] => [
  ...new Map(readings.map((reading) => [JSON.stringify(reading.filter), reading])).values(),
];
