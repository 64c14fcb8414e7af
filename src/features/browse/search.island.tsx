import type { FormEvent, MouseEvent } from "react";
import { href } from "#src/i18n/paths.ts";
import { toast } from "#src/ui/toast.ts";
import { t } from "#t";
import type { Found } from "./found.ts";
import { FilterFields } from "./parts/filter-fields.tsx";
import { FilterPanel, FORM, PANEL } from "./parts/filter-panel.tsx";
import { Results, RESULTS } from "./parts/results.tsx";
import { SearchBox } from "./parts/search-box.tsx";
import { filterOf } from "./search-address.ts";
import { useSearch } from "./use-search.ts";

export interface SearchProps {
  /** The filter's query string. */
  query: string;
  found: Found;
  signedIn: boolean;
  makes: string[];
  thisYear: number;
}

export default function Search({ query, found: first, signedIn, makes, thisYear }: SearchProps) {
  const search = useSearch({ query, found: first });
  const { filter, edition, found } = search;

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.pathname === href("/login")) {
      event.preventDefault();
      toast({ title: t.contactInformationTitle(), description: t.signInToContactToast() });
    } else if (link.pathname === href("/search")) {
      event.preventDefault();
      const next = filterOf(link.search);
      search.open(next);
      if (next.page !== filter.page) showResults();
    }
  };

  const submit = (event: FormEvent<HTMLElement>) => {
    if ((event.target as Element).id !== FORM) return;
    event.preventDefault();
    search.readForm();
    const panel = document.getElementById(PANEL);
    if (panel instanceof HTMLDialogElement && panel.open) panel.close();
    showResults();
  };

  return (
    <div role="presentation" onClick={follow} onSubmit={submit} onChange={search.onEdit}>
      <SearchBox key={edition} q={filter.q} />
      <div className="mt-3 lg:mt-6 lg:grid lg:grid-cols-[288px_minmax(0,1fr)] lg:gap-8">
        <FilterPanel form={search.form} total={found && !search.isStale ? found.total : null}>
          <FilterFields key={edition} filter={filter} makes={makes} thisYear={thisYear} />
        </FilterPanel>
        <Results {...search} signedIn={signedIn} />
      </div>
    </div>
  );
}

/** Back to the first of the cards, for the eye and for the keyboard. */
function showResults() {
  const heading = document.getElementById(RESULTS);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
