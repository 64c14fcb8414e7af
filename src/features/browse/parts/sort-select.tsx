import { type Sort, SORTS } from "#src/features/cars/schema.ts";
import { Button } from "#src/ui/button.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import { FORM } from "./filter-panel.tsx";

export const SortSelect = ({ sort }: { sort: Sort }) => (
  <div className="flex min-w-0 items-center gap-2">
    <label className="flex min-w-0 items-center gap-2 text-14 text-ink-soft max-md:-me-3">
      <span className="max-md:sr-only">{t.searchSort()}</span>
      <Select
        name="sort"
        form={FORM}
        size={44}
        defaultValue={sort}
        autoComplete="off"
        className="min-w-0 text-ink [&>select]:[field-sizing:content] max-md:[&>select]:border-transparent! max-md:[&>select]:bg-transparent! max-md:[&>select]:font-medium"
        options={SORTS.map((value) => ({ value, label: t.searchSortLabel(value) }))}
      />
    </label>
    <Button
      type="submit"
      form={FORM}
      variant="outline"
      className="hidden [@media(scripting:none)]:inline-flex"
    >
      {t.searchApplySort()}
    </Button>
  </div>
);
