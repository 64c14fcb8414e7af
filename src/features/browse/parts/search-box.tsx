import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { FORM } from "./filter-panel.tsx";

/** The search by words, over everything else; it belongs to the filter form. */
export function SearchBox({ q }: { q: string }) {
  return (
    <div className="relative flex gap-2">
      <Icon
        name="search"
        size={20}
        className="pointer-events-none absolute start-4 inset-y-0 z-1 my-auto text-ink-soft"
      />
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
        className="field-box field-52 ps-12! shadow-soft md:pe-28"
      />
      <Button type="submit" form={FORM} className="max-md:sr-only md:absolute! md:end-1 md:inset-y-1">
        {t.searchSubmit()}
      </Button>
    </div>
  );
}
