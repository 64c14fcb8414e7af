import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { FORM } from "./filter-panel.tsx";

/** The search by words, over everything else; it belongs to the filter form. */
export const SearchBox = ({ q }: { q: string }) => (
  <div className="field-box flex! items-center gap-3 p-1! ps-4! shadow-soft has-[:focus-visible]:focused">
    <Icon name="search" size={20} className="text-ink-soft" />
    <input
      type="search"
      name="q"
      form={FORM}
      defaultValue={q}
      aria-label={t.searchText()}
      placeholder={t.searchTextExample()}
      dir="auto"
      maxLength={200}
      enterKeyHint="search"
      autoComplete="off"
      className="min-h-11 min-w-0 flex-1 appearance-none outline-none"
    />
    <Button type="submit" form={FORM} className="max-md:hidden">
      {t.searchSubmit()}
    </Button>
  </div>
);
