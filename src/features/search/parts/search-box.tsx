import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import type { SuggestionSource } from "../use-suggestions.ts";
import { SearchWords } from "./search-words.tsx";

interface SearchBoxProps {
  source: SuggestionSource;
  /** The id of the filter form. */
  form: string;
  q: string;
  label: string;
  placeholder: string;
}

/** The search by words; it belongs to the filter form. */
export const SearchBox = ({ source, form, q, label, placeholder }: SearchBoxProps) => (
  <div className="relative field-box flex! items-center gap-3 p-1! ps-4! max-md:pe-3! shadow-soft has-[:focus-visible]:focused">
    <Icon name="search" size={20} className="text-ink-soft" />
    <SearchWords source={source} form={form} value={q} label={label} placeholder={placeholder} />
    <Button type="submit" form={form} className="max-md:hidden">
      {t.searchSubmit()}
    </Button>
  </div>
);
