import { defaultSort } from "#src/core/query-params.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import type { PagedFilter, SearchKind } from "../search-kind.ts";

interface SortBarProps<F extends PagedFilter, Json, Card> {
  name: ListingKind;
  kind: SearchKind<F, Json, Card>;
  search: { filter: F; edition: number };
  form: string;
  sorts: readonly string[];
  labelOf: (sort: string) => string;
  /** Makes the orders invisible without removing them, so that nothing next to them moves. */
  isEmpty?: boolean;
  className: string;
}

/** The default order has an empty value, because it depends on the words. */
export function SortBar<F extends PagedFilter, Json, Card>(props: SortBarProps<F, Json, Card>) {
  const { name, kind, search, form, sorts, labelOf, isEmpty, className } = props;
  const { filter, edition } = search;
  const valueOf = (sort: string) => (sort === defaultSort(filter.q) ? "" : sort);
  const saved = { kind: name, query: kind.queryOf({ ...filter, page: 1 }) };
  return (
    <div className={className}>
      <label
        key={edition}
        className={classNames(
          "flex min-w-0 items-center gap-2 text-14 text-ink-soft",
          isEmpty && "invisible",
        )}
      >
        <span className="max-md:sr-only">{t.searchSort()}</span>
        <Select
          name="sort"
          form={form}
          size={44}
          defaultValue={valueOf(filter.sort)}
          autoComplete="off"
          className="select-sort"
          options={sorts
            .filter((sort) => filter.q || sort !== "relevance")
            .map((sort) => ({ value: valueOf(sort), label: labelOf(sort) }))}
        />
      </label>
      <Button type="submit" form={form} variant="outline" className="hidden noscript:inline-flex">
        {t.searchApplySort()}
      </Button>
      <ButtonLink
        href={href(`/saved-searches/new?${new URLSearchParams(saved)}`)}
        rel="nofollow"
        variant="outline"
        icon="bell"
        className="px-3! max-[374px]:[&>svg]:hidden"
      >
        {t.savedSearchSubmit()}
      </ButtonLink>
    </div>
  );
}
