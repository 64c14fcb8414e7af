import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "#src/client/api.ts";
import { useFetched } from "#src/client/use-fetched.ts";
import type { Counts, CountsAnswer } from "./counts.ts";
import { type Found, foundOf, type Results } from "./found.ts";
import { showNewResults } from "./results-place.ts";
import { isFormChanged, queryInForm } from "./search-form.ts";
import type { PagedFilter, SearchKind } from "./search-kind.ts";
import { savesData, useNextPage } from "./use-next-page.ts";
import { openSheetOf, SHEET_PLACE, useSheetPlace } from "./use-sheet-place.ts";

const TYPING_MS = 350;
/** What is quicker than this shows no skeletons. */
const SKELETON_MS = 200;

async function find<F extends PagedFilter, Json, Card>(
  kind: SearchKind<F, Json, Card>,
  query: string,
  signal?: AbortSignal,
): Promise<Found<Card>> {
  const answer = await call(`${kind.api}?${query}`, { signal: signal ?? null });
  const now = Date.now();
  const results = (await answer.json()) as Omit<Results<Json>, "counts"> & CountsAnswer;
  return foundOf(kind, { ...results, counts: results }, now);
}

/** What `useSearch` answers. */
export interface Search<F extends PagedFilter, Card> {
  filter: F;
  /** Counts the times that the form has to be filled in anew. */
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
  /** Another search by a link: a chip, a page, "Clear All". */
  open: (filter: F) => void;
  /** Fetches a search that is likely to be opened, unless the reader saves data. */
  prepare: (filter: F) => void;
  /** Searches for what the form says; `typed` is the text field that is being written in. */
  readForm: (typed?: string) => void;
  onEdit: (event: ChangeEvent<HTMLElement>) => void;
}

/** The search as it is lived: the address is the state, the form and the links write it, the results follow it. */
export function useSearch<F extends PagedFilter, Json, Card>(
  kind: SearchKind<F, Json, Card>,
  first: { query: string; found: Found<Card> },
): Search<F, Card> {
  const { filterOf, queryOf, hrefOf } = kind;
  const [{ query, edition }, setPlace] = useState({ query: first.query, edition: 0 });
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastTyped = useRef("");

  const result = useFetched(query, (asked, signal) => find(kind, asked, signal), first.found);
  const prepare = (filter: F) => {
    if (!savesData()) result.prepare(queryOf(filter));
  };
  useNextPage(result.data, (next) => prepare(filterOf(next)));
  const isSlow = useLasting(result.isStale, SKELETON_MS);

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
    // What is wrong is said at its field, in the page's language.
    if (form.current) form.current.noValidate = true;
    // Whoever was faster than this script finds their choice kept.
    if (form.current && isFormChanged(form.current)) readForm();
  });
  const restore = useEffectEvent(() => {
    lastTyped.current = "";
    const filter = filterOf(location.search);
    const query = queryOf(filter);
    leadBackHere();
    setPlace((place) => (place.query === query ? place : { query, edition: place.edition + 1 }));
  });
  // What was chosen in the sheet stays chosen when Back closes it.
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

  const isLoading = isSlow || (result.isStale && !result.data);
  return {
    filter: filterOf(query),
    edition,
    form,
    found: isLoading ? null : (result.data ?? null),
    counts: result.data?.counts,
    title,
    isLoading,
    isFailed: result.isFailed,
    /** The cars shown are still those of the last search. */
    isStale: result.isStale,
    retry: result.retry,
    open,
    prepare,
    readForm,
    onEdit,
  };
}

/** The header's switches lead back to this search. */
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
