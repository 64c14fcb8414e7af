import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { call } from "#src/client/api.ts";
import { type CarJson, toCard } from "#src/features/cars/car-json.ts";
import type { CarFilter } from "#src/features/cars/schema.ts";
import { titleOf } from "./active-filters.ts";
import type { Found } from "./found.ts";
import { filterInForm, filterOf, isFormChanged, queryOf, searchHref } from "./search-address.ts";

const TYPING_MS = 350;
/** What is quicker than this shows no skeletons. */
const SKELETON_MS = 200;

async function findCars(query: string, signal: AbortSignal): Promise<Found> {
  const answer = await call(`/api/cars?${query}`, { signal });
  const now = Date.now();
  const cars = (await answer.json()) as CarJson[];
  return {
    cards: cars.map((car) => toCard(car, now)),
    total: Number(answer.headers.get("X-Total-Count")),
    now,
  };
}

/** The search as it is lived: the address is the state, the form and the links write it, the results follow it. */
export function useSearch(first: { query: string; found: Found }) {
  // `edition` counts the times that the form has to be filled in anew.
  const [{ query, edition }, setPlace] = useState({ query: first.query, edition: 0 });
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastTyped = useRef("");

  const result = useQuery({
    queryKey: ["/api/cars", query],
    queryFn: ({ signal }) => findCars(query, signal),
    initialData: query === first.query ? first.found : undefined,
    placeholderData: keepPreviousData,
  });
  const isSlow = useLasting(result.isPlaceholderData, SKELETON_MS);

  const go = (filter: CarFilter, { refill = false, replace = false }) => {
    history[replace ? "replaceState" : "pushState"](null, "", searchHref(filter));
    describePage(filter);
    setPlace((place) => ({ query: queryOf(filter), edition: place.edition + Number(refill) }));
  };

  /** Another search by a link: a chip, a page, "Clear All". */
  const open = (filter: CarFilter) => {
    clearTimeout(timer.current);
    lastTyped.current = "";
    go(filter, { refill: true });
  };

  /** Searches for what the form says; `typed` is the text field that is being written in. */
  const readForm = (typed = "") => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const filter = filterInForm(form.current);
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

  useEffect(() => {
    // Whoever was faster than this script finds their choice kept.
    if (form.current && isFormChanged(form.current)) readForm();
    const restore = () => {
      lastTyped.current = "";
      const filter = filterOf(location.search);
      const query = queryOf(filter);
      describePage(filter);
      setPlace((place) => (place.query === query ? place : { query, edition: place.edition + 1 }));
    };
    addEventListener("popstate", restore);
    return () => removeEventListener("popstate", restore);
  }, []);

  const isLoading = isSlow || result.isPending;
  return {
    filter: filterOf(query),
    edition,
    form,
    found: isLoading || result.isError ? null : result.data,
    isLoading,
    /** The cars shown are still those of the last search. */
    isStale: result.isPlaceholderData,
    retry: () => void result.refetch(),
    open,
    readForm,
    onEdit,
  };
}

/** What stands outside of the island and names this search: the title, and where the header's switches lead back to. */
function describePage(filter: CarFilter): void {
  document.title = document.title.replace(/^.*(?= \| )/, () => titleOf(filter));
  for (const next of document.querySelectorAll<HTMLInputElement>('form[action="/preferences"] [name="next"]'))
    next.value = location.pathname + location.search;
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
