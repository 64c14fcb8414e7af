import { useEffect, useState } from "react";
import { localStore } from "#src/client/browser-store.ts";
import { freshForMinute, useQuery } from "#src/client/use-query.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import type { Suggestion } from "#src/words/prefixes.ts";

const TYPING_MS = 120;
const MOST_RECENT = 5;

/** What a field suggests. */
export interface SuggestionSource {
  kind: ListingKind;
  /** How many a suggestion finds, in words. */
  count: (n: number) => string;
}
export interface Offer {
  kind: Suggestion["kind"] | "recent";
  text: string;
  /** How many there are, in words. */
  count: string | null;
}

interface Offers {
  offers: Offer[];
  remember: (text: string) => void;
  /** One search, or all. */
  forget: (text?: string) => void;
}

/** Offers for the words typed so far: recent searches that begin with them, then suggestions of the server. */
export function useSuggestions(source: SuggestionSource, typed: string, isOpen: boolean): Offers {
  const { kind } = source;
  const [recent, setRecent] = useRecent(`recent-${kind}-searches`);
  const settled = useSettled(typed.trim(), TYPING_MS);
  const { data } = useQuery<{ suggestions: Suggestion[] }>({
    queryKey: [`/api/suggestions?${new URLSearchParams({ kind, q: settled })}`],
    enabled: isOpen && settled !== "",
    ...freshForMinute,
  });
  const start = typed.trim().toLowerCase();
  const own = recent.filter((text) => text.toLowerCase().startsWith(start) && text.toLowerCase() !== start);
  const offers: Offer[] = own.map((text) => ({ kind: "recent", text, count: null }));
  const suggested = start === "" ? [] : (data?.suggestions ?? []).filter(({ text }) => !own.includes(text));
  return {
    offers: [
      ...(start === "" ? offers : offers.slice(0, 2)),
      ...suggested.map((suggestion) => toOffer(source, suggestion)),
    ],
    remember: (text) => {
      const line = text.trim();
      if (line) setRecent([line, ...recent.filter((other) => other !== line)].slice(0, MOST_RECENT));
    },
    forget: (text) => setRecent(text === undefined ? [] : recent.filter((other) => other !== text)),
  };
}

/** A suggestion as it is shown; a single listing, such as a plate, is not counted. */
export const toOffer = (
  source: Pick<SuggestionSource, "count">,
  { kind, text, count }: Suggestion,
): Offer => ({
  kind,
  text,
  count: count === null || kind === "plate" ? null : source.count(count),
});

/** The last searches in this browser, newest first. */
function useRecent(key: string): [string[], (texts: string[]) => void] {
  const [recent, setRecent] = useState(() => readRecent(key));
  const keep = (texts: string[]) => {
    setRecent(texts);
    // Where storage is blocked they last as long as the page.
    localStore.write(key, JSON.stringify(texts));
  };
  return [recent, keep];
}

function readRecent(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
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
