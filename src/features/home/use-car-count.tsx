import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "#src/client/api.ts";
import { keepPrevious, useQuery } from "#src/client/use-query.ts";
import { href } from "#src/i18n/paths.ts";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";

const TYPING_MS = 300;

async function countCars(query: string, signal: AbortSignal): Promise<number> {
  const answer = await call(`/api/cars?pageSize=1&${query}`, { signal });
  return Number(answer.headers.get("X-Total-Count"));
}

/** Counts the cars that match a form as it is filled in; null while unknown. */
export function useCarCount(total: number, paramsOf: (data: FormData) => URLSearchParams) {
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
    const query = paramsOf(new FormData(event.currentTarget)).toString();
    location.assign(href(query ? `/search?${query}` : "/search"));
  };
  // Includes choices made before the script ran.
  const start = useEffectEvent(() => onChange());
  useEffect(() => start(), []);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ["car-count", query],
    queryFn: ({ signal }) => countCars(query, signal),
    initialData: query === "" ? total : undefined,
    ...keepPrevious,
  });
  const form = { ref, action: href("/search"), onChange, onSubmit, autoComplete: "off" } as const;
  return { form, count: isPlaceholderData ? null : (data ?? null), query };
}

/** Not part of the button's accessible name, because the form announces it. */
export const CarCount = ({ count }: { count: number | null }) => (
  <span aria-hidden="true" className="min-w-11 rounded-full bg-surface/20 px-2 py-0.5 text-14 font-medium">
    {count === null ? "…" : <Num>{t.formatNumber(count)}</Num>}
  </span>
);
