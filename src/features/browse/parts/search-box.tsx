import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { FORM } from "./filter-panel.tsx";
import { SearchWords } from "./search-words.tsx";

/** The search by words, over everything else; it belongs to the filter form. */
export const SearchBox = ({ q }: { q: string }) => (
  <div className="relative field-box flex! items-center gap-3 p-1! ps-4! shadow-soft has-[:focus-visible]:focused">
    <Icon name="search" size={20} className="text-ink-soft" />
    <SearchWords
      kind="car"
      form={FORM}
      value={q}
      label={t.searchText()}
      placeholder={t.searchTextExample()}
    />
    <Button type="submit" form={FORM} className="max-md:hidden">
      {t.searchSubmit()}
    </Button>
  </div>
);
