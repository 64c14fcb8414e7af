import { useEffect, useState } from "react";
import { call } from "#src/client/api.ts";
import { atomWithStorage, useAtom } from "#src/client/atoms.ts";
import { keepPreviousData, useQuery } from "#src/client/queries.ts";
import type { Suggestion } from "#src/core/suggestion.ts";

const TYPING_MS = 120;
const MOST_RECENT = 5;

/** What was searched for in this browser, the last first. */
const recentAtom = atomWithStorage<string[]>("recent-searches", [], undefined, { getOnInit: true });

/** What may be searched for. */
export type SuggestionKind = "car" | "number-plate";
export type Offer = Omit<Suggestion, "kind"> & { kind: Suggestion["kind"] | "recent" };

interface Offers {
  offers: Offer[];
  remember: (text: string) => void;
  /** One search, or all. */
  forget: (text?: string) => void;
}

/** What to offer somebody who has typed `typed`: recent searches that begin so, then what the server suggests. */
export function useSuggestions(kind: SuggestionKind, typed: string, isOpen: boolean): Offers {
  const [recent, setRecent] = useAtom(recentAtom);
  const settled = useSettled(typed.trim(), TYPING_MS);
  const { data } = useQuery({
    queryKey: ["suggestions", kind, settled],
    queryFn: async ({ signal }) => {
      const params = new URLSearchParams({ kind, q: settled });
      const answer = await call(`/api/suggestions?${params}`, { signal });
      return ((await answer.json()) as { suggestions: Suggestion[] }).suggestions;
    },
    enabled: isOpen && settled !== "",
    placeholderData: keepPreviousData,
  });
  const start = typed.trim().toLowerCase();
  const own = recent.filter((text) => text.toLowerCase().startsWith(start) && text.toLowerCase() !== start);
  const offers: Offer[] = own.map((text) => ({ kind: "recent", text, count: null }));
  const suggested = start === "" ? [] : (data ?? []).filter(({ text }) => !own.includes(text));
  return {
    offers: [...(start === "" ? offers : offers.slice(0, 2)), ...suggested],
    remember: (text) => {
      const line = text.trim();
      if (line) setRecent([line, ...recent.filter((other) => other !== line)].slice(0, MOST_RECENT));
    },
    forget: (text) => setRecent(text === undefined ? [] : recent.filter((other) => other !== text)),
  };
}

/** The value once it has not changed for `ms`. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
