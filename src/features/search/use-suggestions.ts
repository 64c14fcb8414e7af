import { useEffect, useState } from "react";
import { localStore } from "#src/client/browser-store.ts";
import { keepPrevious, useQuery } from "#src/client/use-query.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import type { Suggestion } from "#src/language/engine/prefixes.ts";

const TYPING_MS = 120;
const MAX_RECENT = 5;

export interface SuggestionSource {
  kind: ListingKind;
  count: (n: number) => string;
}

export interface ShownSuggestion {
  kind: Suggestion["kind"] | "recent";
  text: string;
  /** The number of results in words; null for a single one, such as a plate. */
  count: string | null;
}

export function useSuggestions(source: SuggestionSource, typed: string, isOpen: boolean) {
  const { kind } = source;
  const key = `recent-${kind}-searches`;
  const [recent, setRecent] = useState(() => readRecent(key));
  const settled = useSettled(typed.trim(), TYPING_MS);
  const { data } = useQuery<{ suggestions: Suggestion[] }>({
    queryKey: [`/api/suggestions?${new URLSearchParams({ kind, q: settled })}`],
    enabled: isOpen && settled !== "",
    ...keepPrevious,
  });
  const saveRecent = (texts: string[]) => {
    setRecent(texts);
    localStore.write(key, JSON.stringify(texts));
  };
  const start = typed.trim().toLowerCase();
  const own = recent.filter((text) => text.toLowerCase().startsWith(start) && text.toLowerCase() !== start);
  const suggested = start === "" ? [] : (data?.suggestions ?? []).filter(({ text }) => !own.includes(text));
  const suggestions: ShownSuggestion[] = [
    ...own
      .slice(0, start === "" ? MAX_RECENT : 2)
      .map((text) => ({ kind: "recent" as const, text, count: null })),
    ...suggested.map((suggestion) => toShown(source, suggestion)),
  ];
  return {
    suggestions,
    remember: (text: string) => {
      const line = text.trim();
      if (line) saveRecent([line, ...recent.filter((other) => other !== line)].slice(0, MAX_RECENT));
    },
    forget: (text?: string) => saveRecent(text === undefined ? [] : recent.filter((other) => other !== text)),
  };
}

export const toShown = (
  source: Pick<SuggestionSource, "count">,
  { kind, text, count }: Suggestion,
): ShownSuggestion => ({
  kind,
  text,
  count: count === null || kind === "plate" ? null : source.count(count),
});

function readRecent(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
