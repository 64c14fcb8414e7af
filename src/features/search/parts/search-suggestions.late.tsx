import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { t } from "#t";
import { type SuggestionSource, useSuggestions } from "../use-suggestions.ts";
import { SearchOffers } from "./search-offers.tsx";

interface SearchSuggestionsProps {
  /** The list's id. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  source: SuggestionSource;
  /** Somebody has asked for them before they were there. */
  isAsked: boolean;
  search: (text: string) => void;
}

/** The suggestions of a field, shown while somebody types in it (the combobox of the WAI-ARIA practices). */
export function SearchSuggestions({ id, input, source, isAsked, search }: SearchSuggestionsProps) {
  const [isOpen, setOpen] = useState(isAsked);
  const [typed, setTyped] = useState(() => input.current?.value ?? "");
  const [active, setActive] = useState(-1);
  const { offers, remember, forget } = useSuggestions(source, typed, isOpen);
  const canForget = typed.trim() === "" && offers.length > 0;
  const count = offers.length + Number(canForget);
  const shows = isOpen && count > 0;

  const close = () => setOpen(false);
  const open = useEffectEvent(() => {
    setTyped(input.current?.value ?? "");
    setOpen(true);
    setActive(-1);
  });
  const choose = (at: number) => {
    const offer = offers[at];
    if (!offer) return forget();
    setTyped(offer.text);
    close();
    search(offer.text);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const recent = offers[active]?.kind === "recent" ? offers[active].text : undefined;
    if (event.isComposing || (event.key === "Enter" && active < 0)) return;
    if (step !== 0 && !shows) open();
    else if (step !== 0) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    else if (event.key === "Enter" && shows) choose(active);
    else if (event.key === "Escape" && shows) close();
    else if (event.key === "Delete" && shows && recent !== undefined) forget(recent);
    else return;
    event.preventDefault();
  });
  const keep = useEffectEvent(() => {
    remember(input.current?.value ?? "");
    close();
  });
  useEffect(() => {
    const field = input.current;
    const stop = new AbortController();
    const { signal } = stop;
    field?.addEventListener("input", () => open(), { signal });
    field?.addEventListener("click", () => open(), { signal });
    field?.addEventListener("blur", () => setOpen(false), { signal });
    field?.addEventListener("keydown", (event) => press(event), { signal });
    field?.form?.addEventListener("submit", () => keep(), { signal });
    return () => stop.abort();
  }, [input]);
  useEffect(() => {
    input.current?.setAttribute("aria-expanded", String(shows));
    input.current?.setAttribute("aria-activedescendant", shows && active >= 0 ? `${id}-${active}` : "");
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
        hidden={!shows}
        className="card absolute! inset-x-0 top-full z-10 mt-1 p-1 shadow-float"
        onMouseDown={(event) => event.preventDefault()}
        onClick={click}
      >
        <SearchOffers id={id} offers={shows ? offers : []} active={active} canForget={shows && canForget} />
      </div>
      <span role="status" className="sr-only">
        {isOpen && typed.trim() !== "" ? t.suggestionsFound(offers.length) : ""}
      </span>
    </>
  );
}
