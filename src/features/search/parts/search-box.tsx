import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useLate } from "#src/client/use-late.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import type { SuggestionSource } from "./search-suggestions.late.tsx";

export const SearchBox = ({ q, ...props }: Omit<SearchWordsProps, "value"> & { q: string }) => (
  <div className="relative field-box flex! items-center gap-3 p-1! ps-4! max-md:pe-3! shadow-soft has-[:focus-visible]:focused">
    <Icon name="search" size={20} className="text-ink-soft" />
    <SearchWords {...props} value={q} />
    <Button type="submit" form={props.form} className="max-md:hidden">
      {t.searchSubmit()}
    </Button>
  </div>
);

interface SearchWordsProps {
  source: SuggestionSource;
  form?: string;
  value: string;
  label: string;
  placeholder: string;
}

/** A search field; its suggestions are loaded on focus and shown below the nearest `relative` box. */
export function SearchWords({ source, form, value, label, placeholder }: SearchWordsProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [suggestions, load] = useLate(() => import("./search-suggestions.late.tsx"));

  const start = useEffectEvent(() => {
    setAwake(true);
    if (document.activeElement === input.current) load();
  });
  useEffect(() => start(), []);
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
        className="min-h-11 min-w-0 flex-1 truncate leading-[1.9] appearance-none outline-none"
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
