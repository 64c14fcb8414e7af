import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "#src/client/api.ts";
import { queryClient } from "#src/client/query-client.ts";
import { keepPrevious, useQuery } from "#src/client/use-query.ts";
import { t } from "#t";
import type { CountsAnswer } from "./counts.ts";
import { cardsOnPage, showNewResults } from "./parts/results.tsx";
import { type Found, type PagedFilter, type Results, type SearchKind, toFound } from "./search-kind.ts";

const TYPING_MS = 350;
/** Placeholders are shown only for slower responses. */
const SKELETON_MS = 200;

export async function fetchResults<F extends PagedFilter, Json, Card>(
  kind: SearchKind<F, Json, Card>,
  query: string,
  signal: AbortSignal,
): Promise<Found<Card>> {
  const answer = await call(`${kind.api}?${query}`, { signal });
  const now = Date.now();
  const results = (await answer.json()) as Omit<Results<Json>, "counts"> & CountsAnswer;
  const cards = results.items.map((item) => kind.toCard(item, now));
  return toFound(kind.counted, { ...results, counts: results }, cards, now);
}

export type Search<F extends PagedFilter, Card> = ReturnType<typeof useSearch<F, unknown, Card>>;

/** Form and links change the address, and the results follow the address. */
export function useSearch<F extends PagedFilter, Json, Card>(
  kind: SearchKind<F, Json, Card>,
  first: { query: string; found: Found<Card> },
) {
  const { filterOf, queryOf, hrefOf } = kind;
  const [{ query, edition }, setPlace] = useState({ query: first.query, edition: 0 });
  const [firstCards] = useState(cardsOnPage);
  const search = (query: string) => ({
    queryKey: [kind.api, query],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchResults(kind, query, signal),
    ...keepPrevious,
  });
  const result = useQuery({
    ...search(query),
    initialData: query === first.query ? first.found : undefined,
  });
  const { data } = result;
  const prefetch = (filter: F) => {
    if (!savesData()) void queryClient().prefetchQuery(search(queryOf(filter)));
  };
  useNextPage(data, (next) => prefetch(filterOf(next)));
  const isSlow = useLasting(result.isPlaceholderData);

  const go = (filter: F, replace = false, refills = 0) => {
    const replaces = replace || history.state === SHEET_STATE;
    history[replaces ? "replaceState" : "pushState"](null, "", hrefOf(filter));
    updateReturnAddress();
    showNewResults();
    setPlace((place) => ({ query: queryOf(filter), edition: place.edition + refills }));
  };
  const { form, readForm, onEdit, forgetEdits } = useEdits(kind, first.query, go);
  const open = (filter: F) => {
    forgetEdits();
    go(filter, false, 1);
  };
  const goBack = useEffectEvent(() => {
    const address = queryOf(filterOf(location.search));
    const sheet = openSheetOf(form.current);
    if (sheet) {
      sheet.close();
      // Back closes only the sheet; going forward returns to the search chosen in it.
      if (address !== query) history.forward();
      return;
    }
    forgetEdits();
    updateReturnAddress();
    setPlace((place) => (place.query === address ? place : { query: address, edition: place.edition + 1 }));
  });
  useSheetHistory(form);
  const title = data?.title;
  useEffect(() => {
    if (title) document.title = document.title.replace(/^.*(?= \| )/, () => title);
  }, [title]);
  useEffect(() => {
    addEventListener("popstate", goBack);
    return () => removeEventListener("popstate", goBack);
  }, []);

  return {
    query,
    filter: filterOf(query),
    edition,
    form,
    found: isSlow ? null : (data ?? null),
    firstCards,
    counts: data?.counts,
    title,
    isLoading: isSlow,
    isFailed: result.isLoadingError,
    isStale: result.isPlaceholderData,
    retry: () => void result.refetch(),
    open,
    prefetch,
    readForm,
    onEdit,
  };
}

/** Reads the form after each edit, typed text after a pause. Further typing in a field replaces the history entry. */
function useEdits<F extends PagedFilter, Json, Card>(
  { filterOf, queryOf }: SearchKind<F, Json, Card>,
  firstQuery: string,
  go: (filter: F, replace: boolean) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastTyped = useRef("");

  const readForm = (typed = "") => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const filter = filterOf(queryInForm(form.current));
    if (queryOf(filter) === queryOf({ ...filterOf(location.search), page: 1 })) return;
    go(filter, typed !== "" && typed === lastTyped.current);
    lastTyped.current = typed;
  };
  const onEdit = ({ target }: ChangeEvent<HTMLElement>) => {
    const typed =
      target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type) ? target.name : "";
    clearTimeout(timer.current);
    timer.current = setTimeout(() => readForm(typed), typed ? TYPING_MS : 0);
  };
  const forgetEdits = () => {
    clearTimeout(timer.current);
    lastTyped.current = "";
  };
  const start = useEffectEvent(() => {
    // The page shows its own error messages.
    if (form.current) form.current.noValidate = true;
    // Includes choices made before the script ran, unless a link was followed since.
    const isFirst = queryOf(filterOf(location.search)) === firstQuery;
    if (isFirst && form.current && isFormChanged(form.current)) readForm();
  });
  useEffect(() => start(), []);
  return { form, readForm, onEdit, forgetEdits };
}

export function showLabel<F extends PagedFilter, Card>(
  { found, isStale, isFailed }: Pick<Search<F, Card>, "found" | "isStale" | "isFailed">,
  show: (total: number) => string,
): string {
  if (isFailed) return t.tryAgain();
  return found && !isStale ? show(found.total) : t.loading();
}

function updateReturnAddress(): void {
  const next = document.querySelector<HTMLInputElement>("#preferences-form [name=next]");
  if (next) next.value = location.pathname + location.search;
}

function useLasting(on: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLasts(true), SKELETON_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [on]);
  return on && lasts;
}

/** Omits fields that are not valid yet, such as a two-digit year. */
function queryInForm(form: HTMLFormElement): string {
  const data = new FormData(form);
  for (const { name } of form.querySelectorAll<HTMLInputElement>("input:invalid")) data.delete(name);
  return new URLSearchParams([...data].map(([name, value]) => [name, String(value)])).toString();
}

const isFormChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) {
      const first = [...control.options].findIndex((option) => option.defaultSelected);
      return control.selectedIndex !== Math.max(0, first);
    }
    if (!(control instanceof HTMLInputElement)) return false;
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  });

const savesData = (): boolean =>
  "connection" in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData);

/** Prefetches the next page when its link is within 600 px of the viewport. */
function useNextPage(shown: unknown, prefetch: (query: string) => void): void {
  const onNear = useEffectEvent(prefetch);
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('nav a[rel="next"]');
    if (!link) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onNear(link.search);
      },
      { rootMargin: "600px" },
    );
    observer.observe(link);
    return () => observer.disconnect();
  }, [shown]);
}

/** Marks the history entry of an open sheet; the first choice in the sheet replaces it. */
const SHEET_STATE = "sheet";

const openSheetOf = (form: HTMLFormElement | null): HTMLDialogElement | null =>
  form?.closest<HTMLDialogElement>("dialog[open]") ?? null;

/** An open sheet has a history entry, so that Back closes it instead of leaving the page. */
function useSheetHistory(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const sheet = form.current?.closest("dialog");
    if (!sheet) return;
    const onToggle = () => {
      const hasEntry = history.state === SHEET_STATE;
      if (openSheetOf(form.current)) {
        if (!hasEntry) history.pushState(SHEET_STATE, "");
      } else if (hasEntry) history.back();
    };
    if (sheet.open) onToggle();
    sheet.addEventListener("toggle", onToggle);
    return () => sheet.removeEventListener("toggle", onToggle);
  }, [form]);
}
