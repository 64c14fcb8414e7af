import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from "react";
import { toast } from "#src/client/toast.ts";
import { href } from "#src/i18n/paths.ts";
import { classNames } from "#src/ui/class-names.ts";
import { t } from "#t";
import type { PagedFilter, SearchKind } from "../search-kind.ts";
import type { Search } from "../use-search.ts";
import { keepFocus, RESULTS, showResults } from "./results-heading.tsx";

interface SearchFrameProps<F extends PagedFilter, Json, Card> {
  kind: SearchKind<F, Json, Card>;
  search: Search<F, Card>;
  children: ReactNode;
}

/** Around a search's form, links and results: what is pressed or changed in it becomes the next search. */
export function SearchFrame<F extends PagedFilter, Json, Card>(props: SearchFrameProps<F, Json, Card>) {
  const { kind, search, children } = props;
  const followed = useRef(false);
  // A link may leave the page at once, or with the answer that it asks for.
  useEffect(() => {
    if (!followed.current) return;
    keepFocus();
    followed.current = search.isStale;
  });

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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

  const foresee = ({ target }: SyntheticEvent) => {
    const link = (target as Element).closest("a");
    if (link?.pathname !== href(kind.path)) return;
    const next = kind.filterOf(link.search);
    if (next.page !== search.filter.page) search.prepare(next);
  };

  const submit = (event: FormEvent<HTMLElement>) => {
    if (event.target !== search.form.current) return;
    event.preventDefault();
    search.readForm();
    const wrong = search.form.current.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong?.checkVisibility()) return wrong.focus();
    // What the button says then: another try, in the place where one is.
    if (search.isFailed) return search.retry();
    search.form.current.closest("dialog")?.close();
    showResults();
  };

  return (
    <div
      role="presentation"
      onClick={follow}
      onPointerOver={foresee}
      onFocus={foresee}
      onSubmit={submit}
      onChange={search.onEdit}
    >
      {children}
    </div>
  );
}

interface ResultsHeadingProps {
  as: "h1" | "h2";
  className: string;
  children: string;
}

/** Says how many were found, politely; the text is a new element each time, so that nothing counts as moved. */
export const ResultsHeading = ({ as: Heading, className, children }: ResultsHeadingProps) => (
  <Heading id={RESULTS} tabIndex={-1} aria-live="polite" className={classNames("outline-none", className)}>
    <span key={children}>{children}</span>
  </Heading>
);
