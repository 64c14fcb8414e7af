import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { directionOf } from "#src/core/text.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";
import { localStore } from "#src/client/browser-store.ts";
import { keepPrevious, useQuery } from "#src/client/use-query.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import type { Suggestion } from "#src/features/listings/listing-shapes.ts";

interface SearchSuggestionsProps {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  source: SuggestionSource;
  /** Whether the field was used before this script was loaded. */
  isAsked: boolean;
  search: (text: string) => void;
}

export function SearchSuggestions({ id, input, source, isAsked, search }: SearchSuggestionsProps) {
  const [isOpen, setOpen] = useState(isAsked);
  const [typed, setTyped] = useState(() => input.current?.value ?? "");
  const [active, setActive] = useState(-1);
  const { suggestions, remember, forget } = useSuggestions(source, typed, isOpen);
  const canForget = typed.trim() === "" && suggestions.length > 0;
  const count = suggestions.length + Number(canForget);
  const isShown = isOpen && count > 0;

  const open = useEffectEvent(() => {
    setTyped(input.current?.value ?? "");
    setOpen(true);
    setActive(-1);
  });
  const choose = (at: number) => {
    const suggestion = suggestions[at];
    if (!suggestion) return forget();
    setTyped(suggestion.text);
    setOpen(false);
    search(suggestion.text);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const recent = suggestions[active]?.kind === "recent" ? suggestions[active].text : undefined;
    if (event.isComposing || (event.key === "Enter" && active < 0)) return;
    if (step !== 0 && !isShown) open();
    else if (step !== 0) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    else if (event.key === "Enter" && isShown) choose(active);
    else if (event.key === "Escape" && isShown) setOpen(false);
    else if (event.key === "Delete" && isShown && recent !== undefined) forget(recent);
    else return;
    event.preventDefault();
  });
  const submit = useEffectEvent(() => {
    remember(input.current?.value ?? "");
    setOpen(false);
  });
  useEffect(() => {
    const field = input.current;
    const controller = new AbortController();
    const { signal } = controller;
    field?.addEventListener("input", () => open(), { signal });
    field?.addEventListener("click", () => open(), { signal });
    field?.addEventListener("blur", () => setOpen(false), { signal });
    field?.addEventListener("keydown", (event) => press(event), { signal });
    field?.form?.addEventListener("submit", () => submit(), { signal });
    return () => controller.abort();
  }, [input]);
  useEffect(() => {
    input.current?.setAttribute("aria-expanded", String(isShown));
    input.current?.setAttribute("aria-activedescendant", isShown && active >= 0 ? `${id}-${active}` : "");
  });

  const click = ({ target }: MouseEvent) => {
    const { forget: text } = (target as Element).closest<HTMLElement>("[data-forget]")?.dataset ?? {};
    const { at } = (target as Element).closest<HTMLElement>("[data-at]")?.dataset ?? {};
    if (text !== undefined) forget(text);
    else if (at !== undefined) choose(Number(at));
  };

  return (
    <>
      <div
        role="presentation"
        hidden={!isShown}
        className="card absolute! inset-x-0 top-full z-10 mt-1 p-1 shadow-float"
        onMouseDown={(event) => event.preventDefault()}
        onClick={click}
      >
        <SuggestionList
          id={id}
          suggestions={isShown ? suggestions : []}
          active={active}
          canForget={isShown && canForget}
        />
      </div>
      <span role="status" className="sr-only">
        {isOpen && typed.trim() !== "" ? t.suggestionsFound(suggestions.length) : ""}
      </span>
    </>
  );
}

interface SuggestionListProps {
  id: string;
  suggestions: ShownSuggestion[];
  active: number;
  canForget: boolean;
}

const ICONS: Record<ShownSuggestion["kind"], IconName> = {
  recent: "clock",
  make: "car",
  model: "car",
  year: "calendar",
  city: "map-pin",
  tag: "tag",
  plate: "search",
  pattern: "search",
  number: "hash",
};

export function SuggestionList({ id, suggestions, active, canForget }: SuggestionListProps) {
  const option = (at: number, children: ReactNode, key?: string) => (
    <div
      key={key}
      id={`${id}-${at}`}
      role="option"
      tabIndex={-1}
      aria-selected={at === active}
      data-at={at}
      className="menu-item cursor-pointer aria-selected:bg-sand"
    >
      {children}
    </div>
  );
  return (
    <div id={id} role="listbox" aria-label={t.suggestionsTitle()}>
      {suggestions.map((suggestion, at) =>
        option(at, <Suggested {...suggestion} />, `${suggestion.kind} ${suggestion.text}`),
      )}
      {canForget && option(suggestions.length, <span className="text-action">{t.suggestionsForget()}</span>)}
    </div>
  );
}

const Suggested = ({ kind, text, count }: ShownSuggestion) => (
  <>
    <Icon name={ICONS[kind]} className="text-faint" />
    <span className="min-w-0 flex-1 truncate">
      <bdi dir={directionOf(text)}>{text}</bdi>
    </span>
    {kind === "recent" && <span className="sr-only">{t.suggestionRecent()}</span>}
    {count !== null && <span className="count">{count}</span>}
    {kind === "recent" && (
      <span aria-hidden title={t.suggestionForget()} data-forget={text} className="-me-3 icon-btn">
        <Icon name="x" className="text-ink-soft" />
      </span>
    )}
  </>
);

const TYPING_MS = 120;
const MAX_RECENT = 5;

export interface SuggestionSource {
  kind: ListingKind;
  count: (n: number) => string;
}

interface ShownSuggestion {
  kind: Suggestion["kind"] | "recent";
  text: string;
  /** The number of results in words; null for a single one, such as a plate. */
  count: string | null;
}

function useSuggestions(source: SuggestionSource, typed: string, isOpen: boolean) {
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
