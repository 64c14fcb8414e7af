import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "#src/client/api.ts";
import { queryClient } from "#src/client/query-client.ts";
import { freshForMinute, useQuery } from "#src/client/use-query.ts";
import { t } from "#t";
import type { Counts, CountsAnswer } from "./counts.ts";
import { showNewResults } from "./parts/results-heading.tsx";
import { type Found, foundOf, type PagedFilter, type Results, type SearchKind } from "./search-kind.ts";

const TYPING_MS = 350;
/** Faster answers show no skeletons. */
const SKELETON_MS = 200;

async function find<F extends PagedFilter, Json, Card>(
  kind: SearchKind<F, Json, Card>,
  query: string,
  signal: AbortSignal,
): Promise<Found<Card>> {
  const answer = await call(`${kind.api}?${query}`, { signal });
  const now = Date.now();
  const results = (await answer.json()) as Omit<Results<Json>, "counts"> & CountsAnswer;
  return foundOf(kind, { ...results, counts: results }, now);
}

export interface Search<F extends PagedFilter, Card> {
  filter: F;
  /** Raised when the form has to be filled in anew. */
  edition: number;
  form: RefObject<HTMLFormElement | null>;
  /** Null while loading and after a failure. */
  found: Found<Card> | null;
  /** Of the last answer; undefined after a failure. */
  counts: Counts | undefined;
  /** What the last answer was about; undefined after a failure. */
  title: string | undefined;
  isLoading: boolean;
  isFailed: boolean;
  /** The cards shown are still those of the last search. */
  isStale: boolean;
  retry: () => void;
  /** Opens another search: a chip, a page, "Clear All". */
  open: (filter: F) => void;
  /** Prefetches a search that is likely to be opened, unless the browser saves data. */
  prepare: (filter: F) => void;
  /** Searches for what the form says; `typed` names the text field that is being edited. */
  readForm: (typed?: string) => void;
  onEdit: (event: ChangeEvent<HTMLElement>) => void;
}

/** The state of a search page is its address: the form and the links write it, the results follow it. */
export function useSearch<F extends PagedFilter, Json, Card>(
  kind: SearchKind<F, Json, Card>,
  first: { query: string; found: Found<Card> },
): Search<F, Card> {
  const { filterOf, queryOf, hrefOf } = kind;
  const [{ query, edition }, setPlace] = useState({ query: first.query, edition: 0 });
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastTyped = useRef("");

  const search = (query: string) => ({
    queryKey: [kind.api, query],
    queryFn: ({ signal }: { signal: AbortSignal }) => find(kind, query, signal),
    ...freshForMinute,
  });
  const result = useQuery({
    ...search(query),
    initialData: query === first.query ? first.found : undefined,
  });
  const prepare = (filter: F) => {
    if (!savesData()) void queryClient().prefetchQuery(search(queryOf(filter)));
  };
  useNextPage(result.data, (next) => prepare(filterOf(next)));
  const isSlow = useLasting(result.isPlaceholderData, SKELETON_MS);

  const go = (filter: F, { refill = false, replace = false }) => {
    const takesPlace = replace || history.state === SHEET_PLACE;
    history[takesPlace ? "replaceState" : "pushState"](null, "", hrefOf(filter));
    leadBackHere();
    showNewResults();
    setPlace((place) => ({ query: queryOf(filter), edition: place.edition + Number(refill) }));
  };

  const open = (filter: F) => {
    clearTimeout(timer.current);
    lastTyped.current = "";
    go(filter, { refill: true });
  };

  const readForm = (typed = "") => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const filter = filterOf(queryInForm(form.current));
    if (queryOf(filter) === queryOf({ ...filterOf(location.search), page: 1 })) return;
    go(filter, { replace: typed !== "" && typed === lastTyped.current });
    lastTyped.current = typed;
  };

  const onEdit = ({ target }: ChangeEvent<HTMLElement>) => {
    const typed =
      target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type) ? target.name : "";
    clearTimeout(timer.current);
    timer.current = setTimeout(() => readForm(typed), typed ? TYPING_MS : 0);
  };

  const arrive = useEffectEvent(() => {
    // The page's own error messages replace the browser's.
    if (form.current) form.current.noValidate = true;
    // Choices made before the script ran count too.
    if (form.current && isFormChanged(form.current)) readForm();
  });
  const restore = useEffectEvent(() => {
    lastTyped.current = "";
    const filter = filterOf(location.search);
    const query = queryOf(filter);
    leadBackHere();
    setPlace((place) => (place.query === query ? place : { query, edition: place.edition + 1 }));
  });
  // Choices made in the sheet survive when Back closes it.
  const keep = useEffectEvent(() => {
    if (queryOf(filterOf(location.search)) !== query) history.forward();
  });
  useSheetPlace(form);
  const title = result.data?.title;
  useEffect(() => {
    if (title) document.title = document.title.replace(/^.*(?= \| )/, () => title);
  }, [title]);
  useEffect(() => {
    arrive();
    const goBack = () => {
      const sheet = openSheetOf(form.current);
      if (!sheet) return restore();
      sheet.close();
      keep();
    };
    addEventListener("popstate", goBack);
    return () => removeEventListener("popstate", goBack);
  }, []);

  return {
    filter: filterOf(query),
    edition,
    form,
    found: isSlow ? null : (result.data ?? null),
    counts: result.data?.counts,
    title,
    isLoading: isSlow,
    isFailed: result.isLoadingError,
    isStale: result.isPlaceholderData,
    retry: () => void result.refetch(),
    open,
    prepare,
    readForm,
    onEdit,
  };
}

/** The header's language and theme switches return to this search. */
function leadBackHere(): void {
  const next = document.querySelector<HTMLInputElement>("#preferences-form [name=next]");
  if (next) next.value = location.pathname + location.search;
}

/** True once `on` has lasted for `ms`. */
function useLasting(on: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [on, ms]);
  return on && lasts;
}

/** What the form asks for now, as a query string, without what its controls do not allow, such as half a year. */
function queryInForm(form: HTMLFormElement): string {
  const given = new FormData(form);
  for (const wrong of form.querySelectorAll<HTMLInputElement>("input:invalid")) given.delete(wrong.name);
  const params = [...given].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(params).toString();
}

/** Whether the form says something else than when the page was made. */
const isFormChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) {
      const first = Math.max(
        0,
        [...control.options].findIndex((option) => option.defaultSelected),
      );
      return control.selectedIndex !== first;
    }
    if (!(control instanceof HTMLInputElement)) return false;
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  });

/** How near the link has to come. */
const NEAR = "600px";

/** Whether the reader asked their browser to load no more than needed. */
const savesData = (): boolean =>
  "connection" in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData);

/** Calls `prepare` with the query string of the page that follows once the link to it comes near. */
function useNextPage(shown: unknown, prepare: (query: string) => void): void {
  const near = useEffectEvent(prepare);
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('nav a[rel="next"]');
    if (!link) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        near(link.search);
      },
      { rootMargin: NEAR },
    );
    watch.observe(link);
    return () => watch.disconnect();
  }, [shown]);
}

/** Marks the place in the browser's history that an opened sheet made; the first choice in the sheet takes it over. */
const SHEET_PLACE = "sheet";

/** The sheet that the form stands in, while it is open. */
const openSheetOf = (form: HTMLFormElement | null): HTMLDialogElement | null =>
  form?.closest<HTMLDialogElement>("dialog:modal") ?? null;

/** Makes the open sheet of a form a place of its own, so that on a phone Back closes it and does not leave the page. */
function useSheetPlace(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const sheet = form.current?.closest("dialog");
    if (!sheet) return;
    const toggled = () => {
      const here = history.state === SHEET_PLACE;
      if (openSheetOf(form.current)) {
        if (!here) history.pushState(SHEET_PLACE, "");
      } else if (here) history.back();
    };
    if (sheet.open) toggled();
    sheet.addEventListener("toggle", toggled);
    return () => sheet.removeEventListener("toggle", toggled);
  }, [form]);
}

/** What the button says that leads to a search's results, or asks for them again where that failed. */
export function showLabel<F extends PagedFilter, Card>(
  { found, isStale, isFailed }: Pick<Search<F, Card>, "found" | "isStale" | "isFailed">,
  show: (total: number) => string,
): string {
  if (isFailed) return t.tryAgain();
  return found && !isStale ? show(found.total) : t.loading();
}
