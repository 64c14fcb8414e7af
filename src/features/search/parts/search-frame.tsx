import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from "react";
import { opensElsewhere } from "#src/client/opens-elsewhere.ts";
import { toast } from "#src/client/toast.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import type { PagedFilter, SearchKind } from "../search-kind.ts";
import type { Search } from "../use-search.ts";
import { focusResults, showResults } from "./results.tsx";

interface SearchFrameProps<F extends PagedFilter, Json, Card> {
  kind: SearchKind<F, Json, Card>;
  search: Search<F, Card>;
  children: ReactNode;
}

/** Links and the form inside it run the next search without leaving the page. */
export function SearchFrame<F extends PagedFilter, Json, Card>(props: SearchFrameProps<F, Json, Card>) {
  const { kind, search, children } = props;
  const followed = useRef(false);
  // If the clicked link has disappeared, the focus moves to the results.
  useEffect(() => {
    if (!followed.current) return;
    if (document.activeElement === document.body) focusResults();
    followed.current = search.isStale;
  });

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || opensElsewhere(event)) return;
    if (link.pathname === href("/login")) {
      event.preventDefault();
      toast({ title: t.contactInformationTitle(), description: t.signInToContactToast() });
    } else if (link.pathname === href(kind.path)) {
      event.preventDefault();
      const next = kind.filterOf(link.search);
      followed.current = next.page === search.filter.page;
      search.open(next);
      if (!followed.current) showResults();
    }
  };

  const prefetch = ({ target }: SyntheticEvent) => {
    const link = (target as Element).closest("a");
    if (link?.pathname !== href(kind.path)) return;
    const next = kind.filterOf(link.search);
    if (next.page !== search.filter.page) search.prefetch(next);
  };

  const submit = (event: FormEvent<HTMLElement>) => {
    const form = search.form.current;
    if (!form || event.target !== form) return;
    event.preventDefault();
    search.readForm();
    const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid?.getClientRects().length) return invalid.focus();
    if (search.isFailed) return search.retry();
    form.closest("dialog")?.close();
    showResults();
  };

  return (
    <div
      role="presentation"
      onClick={follow}
      onPointerOver={prefetch}
      onFocus={prefetch}
      onSubmit={submit}
      onChange={search.onEdit}
    >
      {children}
    </div>
  );
}
