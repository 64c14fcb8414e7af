import { useEffect, useState } from "react";
import { call } from "#src/client/api.ts";
import { lasting } from "#src/client/browser-store.ts";
import { useFetched } from "#src/client/use-fetched.ts";
import type { Suggestion } from "#src/words/prefixes.ts";
import { t } from "#t";

const TYPING_MS = 120;
const MOST_RECENT = 5;

/** What may be searched for. */
export type SuggestionKind = "car" | "number-plate";
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

/** What to offer somebody who has typed `typed`: recent searches that begin so, then what the server suggests. */
export function useSuggestions(kind: SuggestionKind, typed: string, isOpen: boolean): Offers {
  const [recent, setRecent] = useRecent(`recent-${kind}-searches`);
  const settled = useSettled(typed.trim(), TYPING_MS);
  const { data } = useFetched(isOpen && settled !== "" ? settled : null, async (q, signal) => {
    const params = new URLSearchParams({ kind, q });
    const answer = await call(`/api/suggestions?${params}`, { signal: signal ?? null });
    return ((await answer.json()) as { suggestions: Suggestion[] }).suggestions;
  });
  const start = typed.trim().toLowerCase();
  const own = recent.filter((text) => text.toLowerCase().startsWith(start) && text.toLowerCase() !== start);
  const offers: Offer[] = own.map((text) => ({ kind: "recent", text, count: null }));
  const suggested = start === "" ? [] : (data ?? []).filter(({ text }) => !own.includes(text));
  return {
    offers: [
      ...(start === "" ? offers : offers.slice(0, 2)),
      ...suggested.map((suggestion) => toOffer(kind, suggestion)),
    ],
    remember: (text) => {
      const line = text.trim();
      if (line) setRecent([line, ...recent.filter((other) => other !== line)].slice(0, MOST_RECENT));
    },
    forget: (text) => setRecent(text === undefined ? [] : recent.filter((other) => other !== text)),
  };
}

/** A suggestion as it is shown; a single plate is not counted. */
export function toOffer(of: SuggestionKind, { kind, text, count }: Suggestion): Offer {
  if (count === null || kind === "plate") return { kind, text, count: null };
  return { kind, text, count: of === "car" ? t.suggestionCars(count) : t.platesCount(count) };
}

/** What was searched for in this browser, the last first. */
function useRecent(key: string): [string[], (texts: string[]) => void] {
  const [recent, setRecent] = useState(() => readRecent(key));
  const keep = (texts: string[]) => {
    setRecent(texts);
    // A browser that keeps nothing offers it on this page alone.
    lasting.write(key, JSON.stringify(texts));
  };
  return [recent, keep];
}

function readRecent(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(lasting.read(key) ?? "[]");
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
