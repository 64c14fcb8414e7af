import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "#src/client/api.ts";
import { useFetched } from "#src/client/use-fetched.ts";
import { href } from "#src/i18n/paths.ts";

interface CarCount {
  /** What the form needs to be counted and sent. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    action: string;
    onChange: (event?: FormEvent) => void;
    /** Opens the search that the form says. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    autoComplete: "off";
  };
  /** How many cars fit what the form says; null while nobody knows. */
  count: number | null;
  /** The form's search, as a query string. */
  query: string;
}

const TYPING_MS = 300;

async function countCars(query: string, signal?: AbortSignal): Promise<number> {
  const answer = await call(`/api/cars?pageSize=1&${query}`, { signal: signal ?? null });
  return Number(answer.headers.get("X-Total-Count"));
}

/** Counts the cars that fit a form while it is filled in; `total` fit an empty one. */
export function useCarCount(total: number, paramsOf: (given: FormData) => URLSearchParams): CarCount {
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [query, setQuery] = useState("");
  const read = () => {
    if (ref.current) setQuery(paramsOf(new FormData(ref.current)).toString());
  };
  const onChange = (event?: FormEvent) => {
    clearTimeout(timer.current);
    const isTyped = event?.target instanceof HTMLInputElement && event.target.type === "search";
    if (isTyped) timer.current = setTimeout(read, TYPING_MS);
    else read();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = paramsOf(new FormData(event.currentTarget)).toString();
    location.assign(href(asked ? `/search?${asked}` : "/search"));
  };
  // Whoever was faster than this script finds their choice counted.
  const arrive = useEffectEvent(onChange);
  useEffect(() => arrive(), []);
  const { data, isStale } = useFetched(query, countCars, total);
  const form = { ref, action: href("/search"), onChange, onSubmit, autoComplete: "off" } as const;
  return { form, count: isStale ? null : (data ?? null), query };
}
