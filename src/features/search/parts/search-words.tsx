import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useLate } from "#src/client/use-late.ts";
import type { SuggestionSource } from "../use-suggestions.ts";

interface SearchWordsProps {
  source: SuggestionSource;
  /** The id of the GET form that it belongs to, where it stands outside of it. */
  form?: string;
  value: string;
  label: string;
  placeholder: string;
}

/**
 * The words of a search. Without scripts it is a field of its form. Its suggestions load on focus and hang below the
 * nearest `relative` box.
 */
export function SearchWords({ source, form, value, label, placeholder }: SearchWordsProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [suggestions, load] = useLate(() => import("./search-suggestions.late.tsx"));

  const wake = useEffectEvent(() => {
    setAwake(true);
    if (document.activeElement === input.current) load();
  });
  useEffect(() => wake(), []);
  const ask = () => setAsked(true);
  const search = (text: string) => {
    if (!input.current) return;
    input.current.value = text;
    input.current.form?.requestSubmit();
  };

  return (
    <>
      <input
        ref={input}
        type="search"
        name="q"
        form={form}
        defaultValue={value}
        aria-label={label}
        placeholder={placeholder}
        dir="auto"
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        className="min-h-11 min-w-0 flex-1 truncate appearance-none outline-none"
        onFocus={load}
        onClick={ask}
        onInput={ask}
        {...(isAwake && {
          role: "combobox",
          "aria-autocomplete": "list" as const,
          "aria-expanded": false,
          "aria-controls": id,
        })}
      />
      {suggestions && (
        <suggestions.SearchSuggestions
          id={id}
          input={input}
          source={source}
          isAsked={isAsked}
          search={search}
        />
      )}
    </>
  );
}
