import { defaultSort } from "#src/core/query-params.ts";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";

interface SortSelectProps {
  form: string;
  sort: string;
  q: string;
  sorts: readonly string[];
  labelOf: (sort: string) => string;
  /** Makes it invisible without removing it, so that nothing next to it moves. */
  isEmpty?: boolean;
}

/** The default order has an empty value, because it depends on the words. */
export const SortSelect = ({ form, sort, q, sorts, labelOf, isEmpty }: SortSelectProps) => (
  <>
    <label
      className={classNames("flex min-w-0 items-center gap-2 text-14 text-ink-soft", isEmpty && "invisible")}
    >
      <span className="max-md:sr-only">{t.searchSort()}</span>
      <Select
        name="sort"
        form={form}
        size={44}
        defaultValue={sort === defaultSort(q) ? "" : sort}
        autoComplete="off"
        className="select-sort"
        options={sorts
          .filter((value) => q || value !== "relevance")
          .map((value) => ({ value: value === defaultSort(q) ? "" : value, label: labelOf(value) }))}
      />
    </label>
    <Button type="submit" form={form} variant="outline" className="hidden noscript:inline-flex">
      {t.searchApplySort()}
    </Button>
  </>
);
